import { parseDate, clampedDay } from './calendar-date.ts'
import { localDate } from './time-zone.ts'

/** Default range of counts, badge and list, in calendar months (LEAD-08, CONST-07). */
export const leadWindowMonths = 6

export interface DayRange {
  /** First day, YYYY-MM-DD. */
  createdAtStart: string
  /** Last day, inclusive, YYYY-MM-DD. */
  createdAtEnd: string
}

/**
 * The last six calendar months up to today in the account's zone, limited to the month's end: 31 Aug starts at 28 or 29 Feb (LEAD-10,
 * LEAD-11).
 */
export function sixMonthRange(now: Temporal.Instant, timeZone: string): DayRange {
  const today = localDate(now, timeZone)
  return { createdAtStart: monthsBack(today), createdAtEnd: today.toString() }
}

const monthsBack = (day: Temporal.PlainDate) => clampedDay(day.subtract({ months: leadWindowMonths })).toString()

/**
 * The days of a list of leads: the requested ones, however long ago, else six months (LEAD-09).
 * An end alone before the default six months gets six months of its own. An invalid date is ignored.
 */
export function leadListRange(asked: Partial<DayRange>, now: Temporal.Instant, timeZone: string): DayRange {
  const usual = sixMonthRange(now, timeZone)
  const [start, end] = [parseDate(asked.createdAtStart)?.toString(), parseDate(asked.createdAtEnd)]
  const isEarlier = end !== null && Temporal.PlainDate.compare(end, usual.createdAtStart) < 0
  return {
    createdAtStart: start ?? (isEarlier ? monthsBack(end) : usual.createdAtStart),
    createdAtEnd: end?.toString() ?? usual.createdAtEnd,
  }
}
