import { expect, it } from 'vitest'
import { knownTimeZone, localDate } from './time-zone.ts'

it('a zone that no engine knows gives way to the fallback, and so does a bare offset', () => {
  expect(knownTimeZone('Europe/Berlin', 'UTC')).toBe('Europe/Berlin')
  expect(knownTimeZone('Nowhere/Land', 'UTC')).toBe('UTC')
  expect(knownTimeZone('', 'UTC')).toBe('UTC')
  expect(knownTimeZone('+02:00', 'UTC')).toBe('UTC')
})

it('LEAD-11 the day is that of the zone, a moment later another', () => {
  const day = (at: string) => localDate(Temporal.Instant.from(at), 'America/Toronto').toString()
  expect([day('2026-11-21T04:59:59Z'), day('2026-11-21T05:00:00Z')]).toEqual(['2026-11-20', '2026-11-21'])
})
