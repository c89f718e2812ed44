import { expect, it } from 'vitest'

import { dayOf, fullYear, isoOfParts } from './iso-date.ts'

it.each(['2027-06-14', '2028-02-29', '0027-06-14'])('%s is a day', (text) => expect(dayOf(text)?.toString()).toBe(text))

it.each([null, undefined, '', '2027-MM-14', '2027-6-14', '2027-02-30', '2027-13-01', '2027-06-14T10:00', 'soon'])(
  '%j is not a day',
  (text) => expect(dayOf(text)).toBeNull(),
)

it.each([
  [{}, null],
  [{ year: 2027, month: 6, day: 14 }, '2027-06-14'],
  [{ year: 27, month: 6, day: 1 }, '0027-06-01'],
  [{ month: 6, day: 14 }, 'YYYY-06-14'],
  [{ year: 2027 }, '2027-MM-DD'],
])('%j is written %s', (parts, text) => expect(isoOfParts(parts)).toBe(text))

it.each([
  ['0027-06-14', null, '2027-06-14'],
  ['0027-06-14', '2026-12-31', '1927-06-14'],
  ['0094-06-14', '2008-12-31', '1994-06-14'],
  ['1994-06-14', '2008-12-31', '1994-06-14'],
  ['0194-06-14', null, '0194-06-14'],
])('the year of %s before %s is that of %s', (typed, max, full) => expect(fullYear(dayOf(typed)!, dayOf(max)).toString()).toBe(full))
