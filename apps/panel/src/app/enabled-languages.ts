import { useQuery, type QueryClient } from '@tanstack/react-query'
import { chooseLocale, configuredLocales, countryConfig, languageConfig, storedLocale } from '@vendor-panel/domain'
import type { Answer } from '@vendor-panel/sdk'
import { query } from '@vendor-panel/sdk/query'
import { readStored } from '../shared/storage.ts'
import { useUser } from '../shared/user.ts'
import { resetLanguage, type Locale } from './locale.ts'

const languagesQuery = (countryCode: string) => query('listConfigs', { query: { itemTypes: ['available_languages'], countryCode } })

/** The active languages of the country, in their order (I18N-04). */
const enabledLanguages = ({ data }: Answer<'listConfigs'>): Locale[] => configuredLocales(data)

export function useEnabledLanguages() {
  const { countryCode } = useUser().details
  const { data } = useQuery(languagesQuery(countryCode))
  return data ? enabledLanguages(data) : []
}

/** The language of users who have neither chosen nor preferred one (I18N-03, AMB-12). */
export const languageOfCountry = (countryCode: string): Locale => chooseLocale([], countryConfig(countryCode).languages)

/**
 * A stored language that is no longer configured is removed and replaced by the default; reported once, in the console (I18N-09, I18N-10).
 */
export async function checkLanguage(client: QueryClient, countryCode: string): Promise<void> {
  const stored = readStored('lng')
  if (stored === null) return
  const answer = await client.query(languagesQuery(countryCode)).catch(() => null)
  const languages = answer ? enabledLanguages(answer) : []
  if (languages.length === 0 || !storedLocale(stored, languages).isStale) return
  try {
    languageConfig(stored, languages)
  } catch (error) {
    reportError(error)
  }
  await resetLanguage(chooseLocale([], languages))
}
