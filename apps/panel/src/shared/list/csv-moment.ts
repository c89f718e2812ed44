/** A moment as spreadsheets read it, in the account's time zone; nothing if there is none. */
export function csvMoment(at: string | null, timeZone: string): string {
  if (at === null) return ''
  return Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ')
}
