import { clampedDay } from './calendar-date.ts'
import { localDate } from './time-zone.ts'
import { entryOf } from './entry-of.ts'

/** The ranges that a statistics page offers, in their order (STAT-10, CONST-13). */
export const dateRangePresets = [
  'today',
  'yesterday',
  'last-7-days',
  'last-30-days',
  'this-month',
  'last-month',
  'this-year',
  'last-year',
] as const
export type DateRangePreset = (typeof dateRangePresets)[number]

/** Inclusive calendar days. */
export interface DateRange {
  start: Temporal.PlainDate
  end: Temporal.PlainDate
}

const ranges: Record<DateRangePreset, (today: Temporal.PlainDate) => DateRange> = {
  today: (today) => ({ start: today, end: today }),
  yesterday: (today) => ({ start: today.subtract({ days: 1 }), end: today.subtract({ days: 1 }) }),
  'last-7-days': (today) => ({ start: today.subtract({ days: 6 }), end: today }),
  'last-30-days': (today) => ({ start: today.subtract({ days: 29 }), end: today }),
  'this-month': (today) => monthOf(today),
  'last-month': (today) => monthOf(today.subtract({ months: 1 })),
  'this-year': (today) => yearOf(today),
  'last-year': (today) => yearOf(today.subtract({ years: 1 })),
}

const monthOf = (day: Temporal.PlainDate): DateRange => ({ start: day.with({ day: 1 }), end: day.with({ day: day.daysInMonth }) })
const yearOf = (day: Temporal.PlainDate): DateRange => ({ start: day.with({ month: 1, day: 1 }), end: day.with({ month: 12, day: 31 }) })

/**
 * The days of a preset in the account's zone, inclusive; the last 7 days end today, this month runs to its end (STAT-11). An unknown preset
 * means today.
 */
export function dateRange(preset: DateRangePreset, now: Temporal.Instant, timeZone: string): DateRange {
  const rangeOf = entryOf(ranges, preset) ?? ranges.today
  return rangeOf(localDate(now, timeZone))
}

/** The number of days in a range; 0 if it ends before it begins (STAT-11). */
export function daysIn({ start, end }: DateRange): number {
  return Math.max(0, clampedDay(start).until(clampedDay(end)).days + 1)
}

/** The range of the same length just before, for comparison (STAT-11). */
export function rangeBefore(range: DateRange): DateRange {
  const end = clampedDay(range.start).subtract({ days: 1 })
  return { start: end.subtract({ days: Math.max(0, daysIn(range) - 1) }), end }
}
