import { expect, it } from 'vitest'
import { dayPart } from './day-part.ts'

it.each([
  ['2026-11-17T13:00:00Z', 'America/Toronto', 'morning'],
  ['2026-11-17T17:00:00Z', 'America/Toronto', 'day'],
  ['2026-11-17T23:00:00Z', 'America/Toronto', 'evening'],
  ['2026-11-17T07:00:00Z', 'America/Toronto', 'evening'],
  ['2026-11-17T07:00:00Z', 'Asia/Dubai', 'morning'],
] as const)('at %s in %s the greeting is good %s', (at, zone, part) => expect(dayPart(Temporal.Instant.from(at), zone)).toBe(part))
