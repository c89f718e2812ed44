import { clampedDay, parseDate } from './calendar-date.ts'
import type { Weekday } from './country.ts'
import { dateRange, daysIn, type DateRange, type DateRangePreset } from './date-range.ts'
import { fieldProblem, type FieldProblem } from './field.ts'
import { localDate } from './time-zone.ts'

/** The steps of a series. */
export const statisticsSteps = ['day', 'week', 'month'] as const
export type StatisticsStep = (typeof statisticsSteps)[number]

/** The longest range of figures, in days: two years (our choice). */
export const statisticsDaysMax = 732
const usualPreset: DateRangePreset = 'last-30-days'
const usualDays = 30
const daysOfDaysMax = 62
const daysOfWeeksMax = 190

/** The requested days: a preset, or a first and a last day, which win. */
export interface StatisticsDays {
  preset?: DateRangePreset | undefined
  from?: string | undefined
  to?: string | undefined
  /** @deprecated Use `from`; removed in 0.4. */
  start?: string | undefined
  /** @deprecated Use `to`; removed in 0.4. */
  end?: string | undefined
}

/** The days of figures in the account's zone, by default the last 30 (STAT-10, STAT-11). A day alone gets 30 days. */
export function statisticsRange(
  // oxlint-disable-next-line typescript/no-deprecated -- accepted until 0.4
  { preset, start, end, from = start, to = end }: StatisticsDays,
  now: Temporal.Instant,
  timeZone: string,
): DateRange {
  const [first, last] = [parseDate(from), parseDate(to)]
  if (first && last) return { start: first, end: last }
  if (first) return { start: first, end: clampedDay(first).add({ days: usualDays - 1 }) }
  if (last) return { start: clampedDay(last).subtract({ days: usualDays - 1 }), end: last }
  return dateRange(preset ?? usualPreset, now, timeZone)
}

/** A range that ends before it begins, or is longer than two years (STAT-11). */
export function statisticsRangeProblems(range: DateRange): FieldProblem[] {
  const days = daysIn(range)
  if (days === 0) return [fieldProblem('to', 'not_after_start')]
  return days > statisticsDaysMax ? [fieldProblem('to', 'range_too_long', { max: statisticsDaysMax })] : []
}

/** The days of a range up to today, because later ones have no figures yet; null if it begins after today (STAT-11). */
export function elapsedRange(range: DateRange, now: Temporal.Instant, timeZone: string): DateRange | null {
  const today = localDate(now, timeZone)
  const end = Temporal.PlainDate.compare(range.end, today) > 0 ? today : range.end
  return Temporal.PlainDate.compare(range.start, end) > 0 ? null : { start: range.start, end }
}

/** The usual step of a range: days for two months, weeks for half a year, then months (STAT-14). */
export function usualStep(range: DateRange): StatisticsStep {
  const days = daysIn(range)
  if (days <= daysOfDaysMax) return 'day'
  return days <= daysOfWeeksMax ? 'week' : 'month'
}

/**
 * The steps of a range with their first days and lengths; a range may begin or end within a step. Weeks begin as in the account's country
 * (AMB-39). A range of more than two years is cut.
 */
export function stepsOf(range: DateRange, step: StatisticsStep, weekStart: Weekday): { date: string; days: number }[] {
  const steps: { date: string; days: number }[] = []
  let day = clampedDay(range.start)
  for (let left = Math.min(daysIn(range), statisticsDaysMax); left > 0;) {
    const days = Math.min(left, daysLeft(day, step, weekStart))
    steps.push({ date: day.toString(), days })
    day = day.add({ days })
    left -= days
  }
  return steps
}

/** How many days of its step are left from a day on, itself included. */
function daysLeft(day: Temporal.PlainDate, step: StatisticsStep, weekStart: Weekday): number {
  if (step === 'week') return Math.ceil(7 - ((((day.dayOfWeek - weekStart) % 7) + 7) % 7)) || 7
  return step === 'month' ? day.daysInMonth - day.day + 1 : 1
}
