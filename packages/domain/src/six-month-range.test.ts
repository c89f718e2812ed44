import { expect, it } from 'vitest'
import { sixMonthRange } from './six-month-range.ts'
import { knownTimeZone } from './time-zone.ts'

it.each([
  ['2026-11-21T12:00:00Z', 'America/Toronto', '2026-05-21', '2026-11-21'],
  // 31 August reaches back to the end of February, leap year or not
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

it('a zone that no engine knows gives way to the fallback, and so does a bare offset', () => {
  expect(knownTimeZone('Europe/Berlin', 'UTC')).toBe('Europe/Berlin')
  expect(knownTimeZone('Nowhere/Land', 'UTC')).toBe('UTC')
  expect(knownTimeZone('', 'UTC')).toBe('UTC')
  expect(knownTimeZone('+02:00', 'UTC')).toBe('UTC')
})
