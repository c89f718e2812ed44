import { parseDate } from './calendar-date.ts'
import { localDate } from './time-zone.ts'

/** How far back counts, badge and the list's default reach, in calendar months (LEAD-08, CONST-07). */
export const leadWindowMonths = 6

export interface DayRange {
  /** First day, YYYY-MM-DD. */
  createdAtStart: string
  /** Last day, inclusive, YYYY-MM-DD. */
  createdAtEnd: string
}

/** The last six calendar months up to today in the account's zone, clamped to the month's end: 31 Aug reaches back to 28 or 29 Feb (LEAD-10, LEAD-11). */
export function sixMonthRange(now: Temporal.Instant, timeZone: string): DayRange {
  const today = localDate(now, timeZone)
  return { createdAtStart: today.subtract({ months: leadWindowMonths }).toString(), createdAtEnd: today.toString() }
}

/** The days a list of leads covers: those asked for, however far back, and six months where nothing is asked (LEAD-09). What is no date counts as not asked. */
export function leadListRange(asked: Partial<DayRange>, now: Temporal.Instant, timeZone: string): DayRange {
  const usual = sixMonthRange(now, timeZone)
  return {
    createdAtStart: parseDate(asked.createdAtStart)?.toString() ?? usual.createdAtStart,
    createdAtEnd: parseDate(asked.createdAtEnd)?.toString() ?? usual.createdAtEnd,
  }
}
