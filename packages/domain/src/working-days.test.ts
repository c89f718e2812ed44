import { expect, it } from 'vitest'
import { addWorkingDays, applicationReviewHours, offerPublishWorkingDays } from './working-days.ts'

// 2026-11-20 is a Friday
it.each([
  ['2026-11-20', 2, 'CA', '2026-11-24'],
  ['2026-11-16', 2, 'CA', '2026-11-18'],
  ['2026-11-21', 1, 'CA', '2026-11-23'],
  ['2026-11-19', 2, 'SA', '2026-11-23'],
  ['2026-11-20', 45, 'CA', '2027-01-22'],
  ['2026-11-20', 0, 'CA', '2026-11-20'],
  ['2026-11-20', -3, 'CA', '2026-11-20'],
  ['2026-11-20', Number.NaN, 'CA', '2026-11-20'],
])('ITEM-02 REFER-12 from %s, %i working days in %s end on %s', (from, days, country, until) => {
  expect(addWorkingDays(Temporal.PlainDate.from(from), days, country).toString()).toBe(until)
})

it('CONST-08 an offer takes two working days, an application 48 hours', () => {
  expect([offerPublishWorkingDays, applicationReviewHours]).toEqual([2, 48])
})
