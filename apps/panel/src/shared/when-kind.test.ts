import { expect, it } from 'vitest'
import { whenKind } from './when-kind.ts'

const now = Temporal.Instant.from('2026-11-17T14:00:00Z')

it.each([
  ['2026-11-17T13:59:00Z', 'America/Toronto', 'time'],
  // 04:30 UTC is still the previous evening in Toronto, but the same day in Dubai
  ['2026-11-17T04:30:00Z', 'America/Toronto', 'yesterday'],
  ['2026-11-17T04:30:00Z', 'Asia/Dubai', 'time'],
  ['2026-11-14T12:00:00Z', 'America/Toronto', 'weekday'],
  ['2026-11-10T12:00:00Z', 'America/Toronto', 'date'],
  ['2025-11-20T12:00:00Z', 'America/Toronto', 'year'],
  ['2026-11-17T22:00:00Z', 'America/Toronto', 'time'],
  ['2026-11-18T14:00:00Z', 'America/Toronto', 'weekday'],
  ['2026-11-24T14:00:00Z', 'America/Toronto', 'date'],
] as const)('%s in %s is formatted as %s', (at, zone, kind) => expect(whenKind(at, now, zone)).toBe(kind))
