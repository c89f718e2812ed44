/** Monday is 1, Sunday 7, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** What a calendar shows: whole weeks around a month, one week, or a list of four weeks from a day on. */
export const calendarViews = ['month', 'week', 'agenda'] as const
export type CalendarView = (typeof calendarViews)[number]

const dayMs = 86_400_000
/** Number of days in an agenda. */
const agendaDays = 28

// A day is its ISO text (`2026-11-20`); none of this depends on a time zone.
const numberOf = (day: string) => Date.parse(`${day}T00:00Z`) / dayMs
const textOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => textOf(numberOf(day) + days)

/** The number of days from one day to another; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => numberOf(to) - numberOf(from)

// 1 January 1970 was a Thursday.
export const weekdayOf = (day: string): Weekday => (((((numberOf(day) + 3) % 7) + 7) % 7) + 1) as Weekday

export const startOfWeek = (day: string, weekStart: Weekday): string => addDays(day, -((weekdayOf(day) - weekStart + 7) % 7))

/** The same day of another month, or the last one of that month. */
export function addMonths(day: string, months: number): string {
  const date = new Date(`${day}T00:00Z`)
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date.getUTCDate(), length))
  return first.toISOString().slice(0, 10)
}

/** The first and the last day that a calendar shows: what its caller has to load. */
export function calendarPeriod(view: CalendarView, date: string, weekStart: Weekday): { from: string; to: string } {
  if (view === 'agenda') return { from: date, to: addDays(date, agendaDays - 1) }
  if (view === 'week') {
    const from = startOfWeek(date, weekStart)
    return { from, to: addDays(from, 6) }
  }
  const first = `${date.slice(0, 8)}01`
  const last = addDays(addMonths(first, 1), -1)
  return { from: startOfWeek(first, weekStart), to: addDays(startOfWeek(last, weekStart), 6) }
}

/** The date of the next or previous period. */
export function stepPeriod(view: CalendarView, date: string, step: 1 | -1): string {
  if (view === 'month') return addMonths(date, step)
  return addDays(date, step * (view === 'week' ? 7 : agendaDays))
}

export const daysOf = ({ from, to }: { from: string; to: string }): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
