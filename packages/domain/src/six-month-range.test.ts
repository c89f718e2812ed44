import { expect, it } from 'vitest'
import { leadListRange, sixMonthRange } from './six-month-range.ts'

it.each([
  ['2026-11-21T12:00:00Z', 'America/Toronto', '2026-05-21', '2026-11-21'],
  // six months before 31 August is the end of February, in leap years too
  ['2026-08-31T12:00:00Z', 'UTC', '2026-02-28', '2026-08-31'],
  ['2028-08-31T12:00:00Z', 'UTC', '2028-02-29', '2028-08-31'],
  // the account's day decides, not the server's
  ['2026-11-21T04:59:00Z', 'America/Toronto', '2026-05-20', '2026-11-20'],
  ['2026-11-21T05:00:00Z', 'America/Toronto', '2026-05-21', '2026-11-21'],
  ['2026-12-31T20:30:00Z', 'Asia/Dubai', '2026-07-01', '2027-01-01'],
  ['2026-11-21T23:59:00Z', 'Nowhere/Land', '2026-05-21', '2026-11-21'],
])('LEAD-08 LEAD-10 LEAD-11 CONST-07 at %s in %s the range is %s to %s', (now, timeZone, createdAtStart, createdAtEnd) => {
  expect(sixMonthRange(Temporal.Instant.from(now), timeZone)).toEqual({ createdAtStart, createdAtEnd })
})

it('LEAD-09 an explicit range may go further back; a missing or single date is completed to six months', () => {
  const now = Temporal.Instant.from('2026-11-21T12:00:00Z')
  const range = (asked: { createdAtStart?: string; createdAtEnd?: string }) => leadListRange(asked, now, 'UTC')
  expect(range({ createdAtStart: '2020-01-01', createdAtEnd: '2020-02-01' })).toEqual({
    createdAtStart: '2020-01-01',
    createdAtEnd: '2020-02-01',
  })
  expect(range({ createdAtStart: '2020-01-01' })).toEqual({ createdAtStart: '2020-01-01', createdAtEnd: '2026-11-21' })
  // the first day of the default six months, and the day before it
  expect(range({ createdAtEnd: '2026-05-21' })).toEqual({ createdAtStart: '2026-05-21', createdAtEnd: '2026-05-21' })
  expect(range({ createdAtEnd: '2026-05-20' })).toEqual({ createdAtStart: '2025-11-20', createdAtEnd: '2026-05-20' })
  expect(range({ createdAtEnd: '2024-08-31' })).toEqual({ createdAtStart: '2024-02-29', createdAtEnd: '2024-08-31' })
  expect(range({ createdAtEnd: '0001-01-02' })).toEqual({ createdAtStart: '0001-01-01', createdAtEnd: '0001-01-02' })
  expect(range({})).toEqual(sixMonthRange(now, 'UTC'))
  expect(range({ createdAtStart: '2026-02-30' })).toEqual(sixMonthRange(now, 'UTC'))
})
