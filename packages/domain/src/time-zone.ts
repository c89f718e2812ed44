import { reckonedDay } from './calendar-date.ts'

const epoch = () => Temporal.Instant.fromEpochMilliseconds(0)

// Asking the engine is dear; only names it knows are kept, so that junk cannot fill the memory.
const known = new Map<string, string>()

/** The zone if this engine knows it by name, else the fallback; offsets such as `+02:00` are no places and know no daylight saving (RESP-06). */
export function knownTimeZone(timeZone: string, fallback: string): string {
  if (!/^[A-Za-z]/.test(timeZone)) return fallback
  try {
    const name = known.get(timeZone) ?? epoch().toZonedDateTimeISO(timeZone).timeZoneId
    known.set(timeZone, name)
    return name
  } catch {
    return fallback
  }
}

/** The calendar day in a zone; an unknown zone counts as UTC (LEAD-11). */
export function localDate(now: Temporal.Instant, timeZone: string): Temporal.PlainDate {
  return reckonedDay(now.toZonedDateTimeISO(knownTimeZone(timeZone, 'UTC')).toPlainDate())
}
