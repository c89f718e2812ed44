import { clampedDay, parseDate } from './calendar-date.ts'
import { fieldProblem, present, type FieldProblem } from './field.ts'
import { isPriceOutdated, priceExpiryRange } from './price-expiry.ts'

/** The wedding days that a price list is for, YYYY-MM-DD, both included; null for a list of all other days (CAT-31). */
export interface CatalogSeason {
  startOn: string
  endOn: string
}

export interface CatalogValidity {
  /** The last day the prices hold. */
  expireAt: string
  season: CatalogSeason | null
}

/** The longest season, in days: no day of the year has two prices. */
export const seasonDaysMax = 366

/** A price list that expires within so many days is marked. */
const soonDays = 14

/** The problems of a season: both days are dates, the last one is not before the first, and they are at most a year apart (CAT-31). */
export function seasonProblems(season: CatalogSeason | null): FieldProblem[] {
  if (season === null) return []
  const [start, end] = [parseDate(season.startOn), parseDate(season.endOn)]
  if (!start || !end)
    return present([!start && fieldProblem('season.startOn', 'invalid_date'), !end && fieldProblem('season.endOn', 'invalid_date')])
  const days = start.until(end).days + 1
  if (days < 1) return [fieldProblem('season.endOn', 'not_after_start')]
  return present([days > seasonDaysMax && fieldProblem('season.endOn', 'range_too_long', { max: seasonDaysMax })])
}

/** Whether two lists of a type are for the same days, which only one of them may be (CAT-31). */
export function seasonsOverlap(one: CatalogSeason | null, other: CatalogSeason | null): boolean {
  if (one === null || other === null) return one === other
  return one.startOn <= other.endOn && other.startOn <= one.endOn
}

export type CatalogState = 'expired' | 'soon' | 'future' | 'current'

/** The state of a price list: its prices or its season have passed, expire soon, are for later, or are current (CAT-28). */
export function catalogState({ expireAt, season }: CatalogValidity, today: Temporal.PlainDate): CatalogState {
  const day = clampedDay(today)
  if (isPriceOutdated(expireAt, day) || (season && isPriceOutdated(season.endOn, day))) return 'expired'
  if (season && season.startOn > day.toString()) return 'future'
  return isPriceOutdated(expireAt, day.add({ days: soonDays })) ? 'soon' : 'current'
}

/**
 * A price list that is confirmed for another year: its season moves by a year, or by as many as it takes not to be over; its prices hold as
 * long as they may, because each price is confirmed every three months (CAT-16, CAT-32).
 */
export function anotherYear({ season }: CatalogValidity, today: Temporal.PlainDate): CatalogValidity {
  const expireAt = priceExpiryRange(today).max.toString()
  const [start, end] = [parseDate(season?.startOn), parseDate(season?.endOn)]
  if (!start || !end) return { expireAt, season }
  const [first, last, day] = [clampedDay(start), clampedDay(end), clampedDay(today)]
  const isOverAfter = (years: number) => Temporal.PlainDate.compare(last.add({ years }), day) < 0
  const least = Math.max(1, day.year - last.year)
  const years = isOverAfter(least) ? least + 1 : least
  return { expireAt, season: { startOn: first.add({ years }).toString(), endOn: last.add({ years }).toString() } }
}
