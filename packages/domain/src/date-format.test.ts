import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseDate } from './calendar-date.ts'
import { dateFormats, formatDate, formatDateTime } from './date-format.ts'
import { locales } from './locale.ts'

const day = Temporal.PlainDate.from('2026-03-09')

it.each([
  ['YYYY-MM-DD', 'ar_SA', '2026-03-09'],
  ['DD.MM.YYYY', 'ar_SA', '09.03.2026'],
  ['DD-MMMM-YYYY', 'en_CA', '09-March-2026'],
  ['DD-MMMM-YYYY', 'de_DE', '09-März-2026'],
  ['DD-MMMM-YYYY', 'tr_TR', '09-Mart-2026'],
  ['DD-MMMM-YYYY', 'ar_AE', '09-مارس-2026'],
  ['DD-MMMM-YYYY', 'ar_SA', '09-مارس-2026'],
] as const)('I18N-13 I18N-14 as %s in %s the day reads %s', (format, locale, text) => {
  expect(formatDate(day, format, locale)).toBe(text)
})

it.each([
  ['YYYY-MM-DD', '0800-12-25'],
  ['DD.MM.YYYY', '25.12.0800'],
  ['DD-MMMM-YYYY', '25-December-0800'],
] as const)('I18N-13 as %s the year has four digits, without a calendar: %s', (format, text) => {
  expect(formatDate(Temporal.PlainDate.from('0800-12-25').withCalendar('gregory'), format, 'en_CA')).toBe(text)
})

it('I18N-13 NOTI-13 an instant is formatted in the zone of the account', () => {
  const at = Temporal.Instant.from('2026-03-09T03:05:59Z')
  expect(formatDateTime(at, 'America/Toronto')).toBe('2026-03-08, 23:05')
  expect(formatDateTime(at, 'Asia/Riyadh')).toBe('2026-03-09, 06:05')
  expect(formatDateTime(at, 'Nowhere/Land')).toBe('2026-03-09, 03:05')
})

it('I18N-14 fixed formats have Latin digits in every locale, and can be parsed again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), fc.constantFrom(...locales), (days, locale) => {
      const date = Temporal.PlainDate.from('1950-01-01').add({ days })
      expect(parseDate(formatDate(date, 'YYYY-MM-DD', locale))?.equals(date)).toBe(true)
      expect(formatDate(date, 'DD.MM.YYYY', locale)).toMatch(/^\d\d\.\d\d\.\d{4}$/)
      expect(formatDate(date, 'DD-MMMM-YYYY', locale)).toMatch(/^\d\d-[\p{L}\p{M} ]+-\d{4}$/u)
    }),
  )
})

it('CONST-13 there are four formats', () => {
  expect(dateFormats).toEqual(['YYYY-MM-DD', 'DD.MM.YYYY', 'DD-MMMM-YYYY', 'YYYY-MM-DD, HH:mm'])
})
