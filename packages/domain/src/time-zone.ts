/** The zone if this engine knows it by name, else the fallback; offsets such as `+02:00` are no places and know no daylight saving. */
export function knownTimeZone(timeZone: string, fallback: string): string {
  if (!/^[A-Za-z]/.test(timeZone)) return fallback
  try {
    return epoch().toZonedDateTimeISO(timeZone).timeZoneId
  } catch {
    return fallback
  }
}

const epoch = () => Temporal.Instant.fromEpochMilliseconds(0)

/** The calendar day in a zone; an unknown zone counts as UTC. */
export function localDate(now: Temporal.Instant, timeZone: string): Temporal.PlainDate {
  return now.toZonedDateTimeISO(knownTimeZone(timeZone, 'UTC')).toPlainDate()
}
