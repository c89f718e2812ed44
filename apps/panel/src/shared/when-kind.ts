/** The format of a time in a list: the closer, the shorter. */
export type WhenKind = 'time' | 'yesterday' | 'weekday' | 'date' | 'year'

/** The short format of an instant, past or to come, by the calendar of the account's time zone. */
export function whenKind(at: string, now: Temporal.Instant, timeZone: string): WhenKind {
  const day = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDate()
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate()
  const days = day.until(today, { largestUnit: 'days' }).days
  if (days === 0) return 'time'
  if (days === 1) return 'yesterday'
  if (Math.abs(days) < 7) return 'weekday'
  return day.year === today.year ? 'date' : 'year'
}
