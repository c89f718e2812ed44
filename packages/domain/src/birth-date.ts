import { parseDate, reckonedDay } from './calendar-date.ts'
import type { Code } from './codes.ts'

/** Youngest age of a user, in years (USER-21, CONST-03). */
export const ageYearsMin = 18
/** How far back the picker goes, in years (USER-21, CONST-03). */
export const birthYearsBackMax = 100

/** The days a picker of birth dates offers (USER-21). */
export function birthDateRange(today: Temporal.PlainDate): { min: Temporal.PlainDate; max: Temporal.PlainDate } {
  const day = reckonedDay(today)
  return { min: day.subtract({ years: birthYearsBackMax }), max: day.subtract({ years: ageYearsMin }) }
}

/** Why a birth date (YYYY-MM-DD) is refused, or null; it may be left out. The days of `birthDateRange` and no others (USER-21). */
export function birthDateProblem(text: string, today: Temporal.PlainDate): Extract<Code, 'invalid_date' | 'too_young' | 'too_old'> | null {
  if (text === '') return null
  const date = parseDate(text)
  if (!date) return 'invalid_date'
  const { min, max } = birthDateRange(today)
  if (Temporal.PlainDate.compare(date, max) > 0) return 'too_young'
  return Temporal.PlainDate.compare(date, min) < 0 ? 'too_old' : null
}
