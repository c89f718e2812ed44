import { parseDate, clampedDay } from './calendar-date.ts'
import type { Code } from './codes.ts'
import { isBlank } from './field.ts'

/** How far ahead the expiry day of a price may be, in calendar months, inclusive (CAT-16, CAT-17, CONST-04). */
export const priceExpiryMonthsMax = 3
/** The largest difference between two clocks, in days: time zones are at most a day apart (AMB-22). */
const priceToleranceDaysMax = 1

export interface PriceExpiryRange {
  /** Yesterday: the user's clock or zone may be a day behind (CAT-07, CAT-09). */
  min: Temporal.PlainDate
  max: Temporal.PlainDate
  /** The first day of the date picker: no past days (CAT-08). */
  pickerMin: Temporal.PlainDate
}

/** The allowed expiry days, counted from the user's own day; the server allows one day more on both sides (AMB-22). */
export function priceExpiryRange(today: Temporal.PlainDate, toleranceDays = 0): PriceExpiryRange {
  const day = clampedDay(today)
  // Temporal would throw for a tolerance that is not a whole number of days.
  const days = Number.isInteger(toleranceDays) ? Math.min(Math.max(toleranceDays, 0), priceToleranceDaysMax) : 0
  return {
    min: day.subtract({ days: 1 + days }),
    max: day.add({ months: priceExpiryMonthsMax }).add({ days }),
    pickerMin: day,
  }
}

/** The problem of an expiry day (YYYY-MM-DD), or null (CAT-07, CAT-16). */
export function priceExpiryProblem(
  text: string | null | undefined,
  today: Temporal.PlainDate,
  toleranceDays = 0,
): Extract<Code, 'required' | 'invalid_date' | 'date_too_late'> | null {
  if (isBlank(text)) return 'required'
  const date = parseDate(text)
  const { min, max } = priceExpiryRange(today, toleranceDays)
  if (!date || Temporal.PlainDate.compare(date, min) < 0) return 'invalid_date'
  return Temporal.PlainDate.compare(date, max) > 0 ? 'date_too_late' : null
}

/** Whether prices are outdated: their last day (YYYY-MM-DD) has passed in the account's zone (CAT-28). */
export function isPriceOutdated(lastDay: string, today: Temporal.PlainDate): boolean {
  const date = parseDate(lastDay)
  return date !== null && Temporal.PlainDate.compare(date, today) < 0
}
