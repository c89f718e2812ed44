import { describe, expect, it } from 'vitest'
import { acceptedLanguages, direction, isTranslationDisabled, localeTag, locales, parseLocale, regionName, storedLocale } from './locale.ts'
import { chooseLocale, languageConfig } from './choose-locale.ts'

it('I18N-02 there are eight locales, and Intl accepts the tag of each', () => {
  expect(locales).toEqual(['ar_AE', 'ar_SA', 'de_DE', 'en_AU', 'en_CA', 'en_SA', 'en_US', 'tr_TR'])
  for (const locale of locales) {
    expect(Intl.getCanonicalLocales(localeTag(locale))).toEqual([localeTag(locale)])
    expect(parseLocale(localeTag(locale))).toBe(locale)
  }
})

it.each([
  ['en_CA', 'en_CA'],
  ['en-CA', 'en_CA'],
  ['EN-ca', 'en_CA'],
  [' tr_tr ', 'tr_TR'],
  ['en', null],
  ['fr_FR', null],
  ['', null],
  [null, null],
  [undefined, null],
])('I18N-12 %j is read as %s', (text, locale) => {
  expect(parseLocale(text)).toBe(locale)
})

it('I18N-06 Arabic is written from right to left, the other languages from left to right', () => {
  expect(locales.map(direction)).toEqual(['rtl', 'rtl', 'ltr', 'ltr', 'ltr', 'ltr', 'ltr', 'ltr'])
})

describe('chooseLocale', () => {
  it('I18N-03 the first configured language is the default', () => {
    expect(chooseLocale([], ['tr_TR', 'en_CA'])).toBe('tr_TR')
    expect(chooseLocale(['fr_FR', null], ['tr_TR', 'en_CA'])).toBe('tr_TR')
  })

  it('I18N-01 I18N-04 the locale is en_CA if none is configured', () => {
    expect(chooseLocale(['tr_TR'], [])).toBe('en_CA')
  })

  it('the first preference that is configured wins, else one of the same language', () => {
    expect(chooseLocale(['ar_AE', 'tr_TR'], ['en_CA', 'tr_TR'])).toBe('tr_TR')
    expect(chooseLocale(['EN-gb'], ['tr_TR', 'en_CA'])).toBe('en_CA')
    expect(chooseLocale(['de_AT'], ['tr_TR', 'de_DE'])).toBe('de_DE')
    expect(chooseLocale(['ar'], ['en_CA', 'ar_SA', 'ar_AE'])).toBe('ar_SA')
    expect(chooseLocale(['en_US', 'tr-TR'], ['en_CA', 'tr_TR'])).toBe('en_CA')
  })

  it('an earlier preferred language wins over a later locale, and within a language the exact locale wins', () => {
    expect(chooseLocale(['en-GB', 'de-DE'], locales)).toBe('en_AU')
    expect(chooseLocale(['en-GB', 'de-DE', 'en-CA'], locales)).toBe('en_CA')
    expect(chooseLocale(['fr-FR', 'en', 'de-DE', 'en-US'], locales)).toBe('en_US')
  })
})

it('Accept-Language is read by weight', () => {
  expect(acceptedLanguages('de;q=0.5, tr-TR, en-CA;q=0.9, *;q=0.1, fr;q=0')).toEqual(['tr-TR', 'en-CA', 'de'])
  expect(acceptedLanguages('de;level=1; q=0.5, tr ; q=0.8;level=2, fr; q=0')).toEqual(['tr', 'de'])
  expect(acceptedLanguages('en;q=nonsense')).toEqual([])
  expect(acceptedLanguages('en;Q=0.5, de')).toEqual(['de', 'en'])
  expect(acceptedLanguages(null)).toEqual([])
  expect(acceptedLanguages('')).toEqual([])
})

it('I18N-09 MSG-21 a language that is not configured throws', () => {
  expect(languageConfig('tr_TR', ['en_CA', 'tr_TR'])).toBe('tr_TR')
  expect(() => languageConfig('de_DE', ['en_CA'])).toThrow('Selected language config not found')
})

it('I18N-05 only disableTranslation=1 turns translations off', () => {
  expect(isTranslationDisabled('?disableTranslation=1')).toBe(true)
  expect(isTranslationDisabled('a=b&disableTranslation=1')).toBe(true)
  expect(isTranslationDisabled('?disableTranslation=0')).toBe(false)
  expect(isTranslationDisabled('?disableTranslation=12')).toBe(false)
  expect(isTranslationDisabled('a=b&?disableTranslation=1')).toBe(false)
  expect(isTranslationDisabled('')).toBe(false)
})

it('VAL-13 country names are in the locale of the user', () => {
  expect(regionName('DE', 'de_DE')).toBe('Deutschland')
  expect(regionName('DE', 'tr_TR')).toBe('Almanya')
})

it.each(['001', 'nonsense', 'DEU', 'deU', 'x\nDE', 'DE\nx', ''])('VAL-13 an unknown country (%j) is returned unchanged', (region) => {
  expect(regionName(region, 'en_CA')).toBe(region)
})

it('I18N-10 a stored language that is no longer configured is stale, without an exception', () => {
  expect(storedLocale('tr_TR', ['en_CA', 'tr_TR'])).toEqual({ locale: 'tr_TR', isStale: false })
  expect(storedLocale('de_DE', ['en_CA', 'tr_TR'])).toEqual({ locale: null, isStale: true })
  expect(storedLocale('klingon', ['en_CA'])).toEqual({ locale: null, isStale: true })
  expect(storedLocale(null, ['en_CA'])).toEqual({ locale: null, isStale: false })
})

it.each(['', 'fr_FR', 'x', '\u0000'])('I18N-12 an unsupported locale (%j) is formatted as in Canada, without an error of Intl', (text) => {
  expect(localeTag(text as never)).toBe('en-CA')
})
