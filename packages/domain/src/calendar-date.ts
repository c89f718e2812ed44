/** The day written as YYYY-MM-DD, or null if there is no such day, such as 2026-02-30 (VAL-15). */
export function parseDate(text: string | null | undefined): Temporal.PlainDate | null {
  const day = String(text)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  try {
    return Temporal.PlainDate.from(day)
  } catch {
    return null
  }
}

/** The day, limited to the years 1 to 9998: Temporal's own first and last day have no day before or after them (VAL-15). */
export function clampedDay(day: Temporal.PlainDate): Temporal.PlainDate {
  if (day.year < 1) return Temporal.PlainDate.from('0001-01-01')
  return day.year > 9_998 ? Temporal.PlainDate.from('9998-12-31') : day
}
