/** The day written as YYYY-MM-DD if there is such a day, else null: 2026-02-30 is none (VAL-15). */
export function parseDate(text: string | null | undefined): Temporal.PlainDate | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '')
  if (!parts) return null
  const [, year, month, day] = parts.map(Number)
  try {
    return Temporal.PlainDate.from({ year: year ?? 0, month: month ?? 0, day: day ?? 0 }, { overflow: 'reject' })
  } catch {
    return null
  }
}
