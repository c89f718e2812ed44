import type { Locale } from './contract.ts'
import { defaultLocale, parseLocale } from './locale.ts'

/**
 * The locale to use: of the first preferred language that is configured, the first preferred locale, else the first configured one.
 * Without a preference, the first configured (I18N-03), else en_CA (I18N-04). Preferences are passed best first: stored, preferred,
 * Accept-Language.
 */
export function chooseLocale(wishes: readonly (string | null | undefined)[], configured: readonly Locale[]): Locale {
  const related = wishes.map((wish) => configured.filter((locale) => locale.startsWith(`${languageOf(wish)}_`)))
  const spoken = related.find((locales) => locales.length > 0) ?? configured
  return firstOf(wishes, (wish) => spoken.find((locale) => locale === parseLocale(wish))) ?? spoken[0] ?? defaultLocale
}

/** The configured locale that is requested; throws if it is not configured, unlike all other rules (I18N-09, MSG-21). */
export function languageConfig(locale: string, configured: readonly Locale[]): Locale {
  const found = configured.find((one) => one === locale)
  if (!found) throw new Error('Selected language config not found')
  return found
}

const languageOf = (tag: string | null | undefined) => tag?.toLowerCase().replace(/[-_].*/, '')

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}
