import { parseDate, reckonedDay } from './calendar-date.ts'
import type { Code } from './codes.ts'
import { isBlank } from './field.ts'

/** How far ahead a price may hold, in calendar months, inclusive (CAT-16, CAT-17, CONST-04). */
export const priceExpiryMonthsMax = 3
/** The most days by which a clock may be off: zones are at most a day apart (AMB-22). */
const priceToleranceDaysMax = 1

export interface PriceExpiryRange {
  /** Yesterday: somebody's clock or zone may be a day behind (CAT-07, CAT-09). */
  min: Temporal.PlainDate
  max: Temporal.PlainDate
  /** What a date picker offers: nothing past (CAT-08). */
  pickerMin: Temporal.PlainDate
}

/** The days until which a price may hold, seen from the user's own day; the server allows one day more on both sides (AMB-22). */
export function priceExpiryRange(today: Temporal.PlainDate, toleranceDays = 0): PriceExpiryRange {
  const day = reckonedDay(today)
  // A tolerance that is no number of days would be an error of Temporal's.
  const days = Number.isInteger(toleranceDays) ? Math.min(Math.max(toleranceDays, 0), priceToleranceDaysMax) : 0
  return {
    min: day.subtract({ days: 1 + days }),
    max: day.add({ months: priceExpiryMonthsMax }).add({ days }),
    pickerMin: day,
  }
}

/** Why a price cannot hold until this day (YYYY-MM-DD), or null (CAT-07, CAT-16). */
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

/** Whether prices hold no longer: their last day (YYYY-MM-DD) has passed where the account is (CAT-28). */
export function isPriceOutdated(lastDay: string, today: Temporal.PlainDate): boolean {
  const date = parseDate(lastDay)
  return date !== null && Temporal.PlainDate.compare(date, today) < 0
}
