import { parseDate } from './calendar-date.ts'
import { fieldProblem, present, type FieldProblem } from './field.ts'
import { knownTimeZone, localDate } from './time-zone.ts'

/** Longest range that a calendar can be read for, in days: a year and the adjacent weeks that a month view shows (CAL-03). */
export const calendarDaysMax = 400

/** Half-open: the start is included, the end is not. */
export interface TimeSpan {
  start: Temporal.Instant
  end: Temporal.Instant
}

/** When an event takes place, as requested. */
export interface RequestedSpan extends TimeSpan {
  allDay: boolean
}

/** The span that is stored for an event: an all-day event covers whole days (CAL-02). */
export function eventSpan({ allDay, ...asked }: RequestedSpan, timeZone: string): TimeSpan {
  return allDay ? wholeDays(asked, timeZone) : asked
}

/**
 * The problems of an event: it ends before it begins, or its reminder is after its start; `remindAt` is optional (CAL-02).
 * The stored start counts: the reminder of an all-day event is due by its first midnight.
 */
export function calendarEventProblems(event: RequestedSpan & { remindAt: Temporal.Instant | null }, timeZone: string): FieldProblem[] {
  const { start, end, remindAt } = event
  const kept = eventSpan(event, timeZone)
  return present([
    Temporal.Instant.compare(end, start) <= 0 && fieldProblem('endAt', 'not_after_start'),
    remindAt !== null && Temporal.Instant.compare(remindAt, kept.start) > 0 && fieldProblem('remindAt', 'after_start'),
  ])
}

/** A span widened to whole days in a zone, including days of 23 and 25 hours; an unknown zone counts as UTC (CAL-02). */
export function wholeDays({ start, end }: TimeSpan, timeZone: string): TimeSpan {
  const zone = knownTimeZone(timeZone, 'UTC')
  const first = midnight(localDate(start, zone), zone)
  const lastDay = localDate(end, zone)
  const last = midnight(lastDay, zone)
  const endsAtMidnight = end.equals(last) && Temporal.Instant.compare(last, first) > 0
  return { start: first, end: endsAtMidnight ? last : midnight(lastDay.add({ days: 1 }), zone) }
}

/** Whether two events overlap; an event may begin when the other ends (CAL-03). */
export function spansOverlap(one: TimeSpan, other: TimeSpan): boolean {
  return Temporal.Instant.compare(one.start, other.end) < 0 && Temporal.Instant.compare(other.start, one.end) < 0
}

/** The span of inclusive days (YYYY-MM-DD) in a zone, or the problem: no such day, end before start, or too long (CAL-01). */
export function calendarRange(
  from: string,
  to: string,
  timeZone: string,
): { ok: true; range: TimeSpan } | { ok: false; problem: FieldProblem } {
  const [first, last] = [parseDate(from), parseDate(to)]
  if (!first || !last) return { ok: false, problem: fieldProblem(first ? 'to' : 'from', 'invalid_date') }
  const days = first.until(last).days + 1
  if (days < 1) return { ok: false, problem: fieldProblem('to', 'not_after_start') }
  if (days > calendarDaysMax) return { ok: false, problem: fieldProblem('to', 'range_too_long', { max: calendarDaysMax }) }
  const zone = knownTimeZone(timeZone, 'UTC')
  return { ok: true, range: { start: midnight(first, zone), end: midnight(last.add({ days: 1 }), zone) } }
}

/** The start of a day. Not always 00:00: some zones change their clocks at midnight. */
const midnight = (day: Temporal.PlainDate, zone: string) => day.toZonedDateTime(zone).toInstant()
