import { expect, it } from 'vitest'
import { formatsOf, localeOf, textsOf, type WidgetLocale } from './texts.ts'

it.each([
  ['ar_AE', 'ar_AE'],
  ['ar-SA', 'ar_SA'],
  ['ar', 'ar_AE'],
  ['AR-EG', 'ar_AE'],
  ['en-GB', 'en_CA'],
  ['de', 'de_DE'],
  ['fr', 'en_CA'],
  ['', 'en_CA'],
])('I18N-02 a page in %s gets %s', (asked, locale) => {
  expect(localeOf(asked)).toBe(locale)
})

it.each(Object.keys(textsOf) as WidgetLocale[])('I18N-14 %s counts with Latin digits, by the Gregorian calendar', (locale) => {
  const { number, day, count } = formatsOf(locale)
  expect(number(4.25)).toMatch(/^4[.,]3$/)
  // With the name of the month: 08/09 is read in two ways.
  expect(day('2026-08-09')).toMatch(/(?<!\d)9(?!\d).*2026/)
  expect(day('2026-08-09')).not.toMatch(/0?8/)
  for (const amount of [11, 100, 1234]) expect(count(amount).replaceAll(/[.,]/g, '')).toContain(String(amount))
  for (const amount of [0, 1, 2, 3, 11, 100]) expect(count(amount)).not.toMatch(/[{}]/)
})
