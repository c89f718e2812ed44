/** The day written as YYYY-MM-DD if there is such a day, else null: 2026-02-30 is none (VAL-15). */
export function parseDate(text: string | null | undefined): Temporal.PlainDate | null {
  const day = String(text)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  try {
    return Temporal.PlainDate.from(day)
  } catch {
    return null
  }
}

/** The day, or the nearest of the years 1 to 9998: a clock that stands at Temporal's own first or last day has no yesterday and no tomorrow (VAL-15). */
export function reckonedDay(day: Temporal.PlainDate): Temporal.PlainDate {
  if (day.year < 1) return Temporal.PlainDate.from('0001-01-01')
  return day.year > 9_998 ? Temporal.PlainDate.from('9998-12-31') : day
}
