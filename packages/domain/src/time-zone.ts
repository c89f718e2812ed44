import { clampedDay } from './calendar-date.ts'

const epoch = () => Temporal.Instant.fromEpochMilliseconds(0)

// Asking the engine is slow; only valid names are cached, so that invalid input cannot fill the memory.
const known = new Map<string, string>()

/**
 * The zone if this engine supports its name, else the fallback; offsets such as `+02:00` are refused because they have no daylight saving
 * (RESP-06).
 */
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
  return clampedDay(now.toZonedDateTimeISO(knownTimeZone(timeZone, 'UTC')).toPlainDate())
}
