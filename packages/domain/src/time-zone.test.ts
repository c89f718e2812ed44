import { expect, it } from 'vitest'
import { knownTimeZone, localDate } from './time-zone.ts'

it.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['europe/berlin', 'Europe/Berlin'],
  ['Nowhere/Land', 'UTC'],
  ['', 'UTC'],
  ['+02:00', 'UTC'],
  ['2026-11-20T10:00[Europe/Berlin]', 'UTC'],
])('RESP-03 %j is the zone %s: an unsupported zone, an offset or an instant is replaced by the fallback', (timeZone, name) => {
  expect(knownTimeZone(timeZone, 'UTC')).toBe(name)
})

it('LEAD-11 the day is that of the zone and changes at its midnight', () => {
  const day = (at: string) => localDate(Temporal.Instant.from(at), 'America/Toronto').toString()
  expect([day('2026-11-21T04:59:59Z'), day('2026-11-21T05:00:00Z')]).toEqual(['2026-11-20', '2026-11-21'])
})
