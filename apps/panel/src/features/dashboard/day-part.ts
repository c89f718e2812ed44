/** The greeting for an hour, by the clock of the account. */
export function dayPart(now: Temporal.Instant, timeZone: string): 'morning' | 'day' | 'evening' {
  const { hour } = now.toZonedDateTimeISO(timeZone)
  if (hour < 12 && hour >= 4) return 'morning'
  return hour >= 12 && hour < 18 ? 'day' : 'evening'
}
