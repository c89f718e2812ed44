import type { Locale } from './contract.ts'

/** The locales of the product (I18N-02). */
export const locales = ['ar_AE', 'ar_SA', 'de_DE', 'en_AU', 'en_CA', 'en_SA', 'en_US', 'tr_TR'] as const satisfies readonly Locale[]
/** The language if none is configured (I18N-01, I18N-04). */
export const defaultLocale: Locale = 'en_CA'

/**
 * The BCP 47 tag for `Intl`, `lang` and Accept-Language: `en_CA` → `en-CA`. An unsupported locale gets the tag of the default, because
 * `Intl` throws for an invalid one (I18N-12).
 */
export function localeTag(locale: Locale): string {
  return (parseLocale(locale) ?? defaultLocale).replace('_', '-')
}

/** The supported locale written as `en_CA` or `en-CA` in any case, or null (I18N-12). */
export function parseLocale(text: string | null | undefined): Locale | null {
  const wanted = text?.trim().replace('-', '_').toLowerCase()
  return locales.find((locale) => locale.toLowerCase() === wanted) ?? null
}

/** The writing direction of the locale (I18N-06). */
export function direction(locale: Locale): 'ltr' | 'rtl' {
  return locale.startsWith('ar') ? 'rtl' : 'ltr'
}

/** The languages of an Accept-Language header, best first, without `*` and refused ones (q=0) (I18N-11). */
export function acceptedLanguages(header: string | null | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => ({ tag: part.replace(/;.*/, '').trim(), weight: Number(/;\s*q=([^;]*)/i.exec(part)?.[1] ?? 1) }))
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}

/** The language stored on this device if it is still configured; a stale one must be removed and reported once (I18N-08, I18N-10). */
export function storedLocale(stored: string | null, configured: readonly Locale[]): { locale: Locale | null; isStale: boolean } {
  const locale = configured.find((one) => one === parseLocale(stored)) ?? null
  return { locale, isStale: stored !== null && locale === null }
}

/** Whether `?disableTranslation=1` asks for message keys instead of texts (I18N-05). */
export function isTranslationDisabled(query: string): boolean {
  return query.replace(/^\?/, '').split('&').includes('disableTranslation=1')
}

const regionNames = new Map<Locale, Intl.DisplayNames>()

/** The name of a country in a locale; the code itself if the engine has no name (VAL-13). */
export function regionName(region: string, locale: Locale): string {
  const names = regionNames.get(locale) ?? new Intl.DisplayNames(localeTag(locale), { type: 'region' })
  regionNames.set(locale, names)
  return /^[A-Z]{2}$/.test(region) ? (names.of(region) ?? region) : region
}
