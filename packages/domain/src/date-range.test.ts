import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { dateRange, dateRangePresets, daysIn, rangeBefore } from './date-range.ts'
import type { DateRangePreset } from './date-range.ts'

const show = (preset: DateRangePreset, now: string, zone = 'America/Toronto') => {
  const { start, end } = dateRange(preset, Temporal.Instant.from(now), zone)
  return `${start.toString()}/${end.toString()}`
}

it.each<[DateRangePreset, string]>([
  ['today', '2026-03-31/2026-03-31'],
  ['yesterday', '2026-03-30/2026-03-30'],
  ['last-7-days', '2026-03-25/2026-03-31'],
  ['last-30-days', '2026-03-02/2026-03-31'],
  ['this-month', '2026-03-01/2026-03-31'],
  ['last-month', '2026-02-01/2026-02-28'],
  ['this-year', '2026-01-01/2026-12-31'],
  ['last-year', '2025-01-01/2025-12-31'],
  ['next-week' as DateRangePreset, '2026-03-31/2026-03-31'],
])('STAT-10 STAT-11 CONST-13 on 2026-03-31 %s is %s', (preset, range) => {
  expect(show(preset, '2026-03-31T12:00:00Z')).toBe(range)
})

it('STAT-11 the day is that of the account', () => {
  expect(show('today', '2027-01-01T04:59:00Z')).toBe('2026-12-31/2026-12-31')
  expect(show('this-year', '2026-12-31T20:30:00Z', 'Asia/Dubai')).toBe('2027-01-01/2027-12-31')
  expect(show('last-year', '2028-02-29T12:00:00Z')).toBe('2027-01-01/2027-12-31')
})

it('STAT-10 there are eight presets', () => {
  expect(dateRangePresets).toHaveLength(8)
})

it('STAT-11 the previous range is as long and ends the day before', () => {
  const ms = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2050, 0, 1) })
  fc.assert(
    fc.property(fc.constantFrom(...dateRangePresets), ms, (preset, at) => {
      const range = dateRange(preset, Temporal.Instant.fromEpochMilliseconds(at), 'UTC')
      const before = rangeBefore(range)
      expect(daysIn(before)).toBe(daysIn(range))
      expect(before.end.add({ days: 1 }).equals(range.start)).toBe(true)
    }),
  )
  const today = Temporal.PlainDate.from('2026-03-31')
  expect(daysIn({ start: today, end: today.subtract({ days: 3 }) })).toBe(0)
})
