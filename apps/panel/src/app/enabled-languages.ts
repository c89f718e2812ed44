import { useQuery, type QueryClient } from '@tanstack/react-query'
import { chooseLocale, languageConfig, parseLocale } from '@vendor-panel/domain'
import type { Answer } from '@vendor-panel/sdk'
import { query } from '@vendor-panel/sdk/query'
import { dropLanguage, storedLocale } from './locale.ts'

const languagesQuery = query('listConfigs', { query: { itemTypes: ['available_languages'] } })

/** The active languages of the country, in their order (I18N-04). */
export const enabledLanguages = ({ data }: Answer<'listConfigs'>) =>
  data.filter(({ status }) => status === 'active').flatMap(({ itemId }) => parseLocale(itemId) ?? [])

export function useEnabledLanguages() {
  const { data } = useQuery(languagesQuery)
  return data ? enabledLanguages(data) : []
}

/** A stored language that is no longer configured is removed, and the default spoken; said once, in the console (I18N-09, I18N-10). */
export async function checkLanguage(client: QueryClient): Promise<void> {
  const stored = storedLocale()
  if (stored === null) return
  const answer = await client.query(languagesQuery).catch(() => null)
  const languages = answer ? enabledLanguages(answer) : []
  if (languages.length === 0) return
  try {
    languageConfig(stored, languages)
  } catch (error) {
    reportError(error)
    await dropLanguage(chooseLocale([], languages))
  }
}
