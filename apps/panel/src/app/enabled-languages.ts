import type { QueryClient } from '@tanstack/react-query'
import { chooseLocale, configuredLocales, countryConfig, languageConfig, storedLocale } from '@vendor-panel/domain'
import { languagesQuery } from '../shared/enabled-languages.ts'
import { readStored } from '../shared/storage.ts'
import { resetLanguage, type Locale } from './locale.ts'

/** The language of users who have neither chosen nor preferred one (I18N-03, AMB-12). */
export const languageOfCountry = (countryCode: string): Locale => chooseLocale([], countryConfig(countryCode).languages)

/**
 * A stored language that is no longer configured is removed and replaced by the default; reported once, in the console (I18N-09, I18N-10).
 */
export async function checkLanguage(client: QueryClient, countryCode: string): Promise<void> {
  const stored = readStored('lng')
  if (stored === null) return
  const answer = await client.query(languagesQuery(countryCode)).catch(() => null)
  const languages = answer ? configuredLocales(answer.data) : []
  if (languages.length === 0 || !storedLocale(stored, languages).isStale) return
  try {
    languageConfig(stored, languages)
  } catch (error) {
    reportError(error)
  }
  await resetLanguage(chooseLocale([], languages))
}
