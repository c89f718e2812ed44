import { parseDate, clampedDay } from './calendar-date.ts'
import type { Code } from './codes.ts'

/** Minimum age of a user, in years (USER-21, CONST-03). */
export const ageYearsMin = 18
/** Maximum age that the picker offers, in years (USER-21, CONST-03). */
export const birthYearsBackMax = 100

/** The days that a birth date picker offers (USER-21). */
export function birthDateRange(today: Temporal.PlainDate): { min: Temporal.PlainDate; max: Temporal.PlainDate } {
  const day = clampedDay(today)
  return { min: day.subtract({ years: birthYearsBackMax }), max: day.subtract({ years: ageYearsMin }) }
}

/** The problem of a birth date (YYYY-MM-DD), or null; the field is optional. Valid are the days of `birthDateRange` (USER-21). */
export function birthDateProblem(text: string, today: Temporal.PlainDate): Extract<Code, 'invalid_date' | 'too_young' | 'too_old'> | null {
  if (text === '') return null
  const date = parseDate(text)
  if (!date) return 'invalid_date'
  const { min, max } = birthDateRange(today)
  if (Temporal.PlainDate.compare(date, max) > 0) return 'too_young'
  return Temporal.PlainDate.compare(date, min) < 0 ? 'too_old' : null
}
