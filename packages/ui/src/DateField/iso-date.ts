import { parseDate, type CalendarDate } from '@internationalized/date'

/** The day of an ISO text (`2027-06-14`), or null if it is invalid. */
export function dayOf(text: string | null | undefined): CalendarDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text ?? '')) return null
  try {
    return parseDate(text ?? '')
  } catch {
    return null
  }
}

/** The typed parts of a date; a part without a number is empty. */
export type TypedParts = Partial<Record<'year' | 'month' | 'day', number>>

/** The typed parts as a day, as null if all are empty, or as an incomplete text such as `2027-MM-14`, which every rule refuses. */
export function isoOfParts({ year, month, day }: TypedParts): string | null {
  if (year === undefined && month === undefined && day === undefined) return null
  const digits = (part: number | undefined, letter: string, length: number) =>
    part === undefined ? letter.repeat(length) : String(part).padStart(length, '0')
  return [digits(year, 'Y', 4), digits(month, 'M', 2), digits(day, 'D', 2)].join('-')
}

/** A year typed with two digits, completed: of this century, or of the last one if this one is past the end of the range. */
export function fullYear(date: CalendarDate, maxValue: CalendarDate | null): CalendarDate {
  if (date.year >= 100) return date
  const inThisCentury = date.set({ year: 2000 + date.year })
  return maxValue && inThisCentury.compare(maxValue) > 0 ? date.set({ year: 1900 + date.year }) : inThisCentury
}
