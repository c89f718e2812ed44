import { parseDate } from './calendar-date.ts'
import { fieldProblem, present, type FieldProblem } from './field.ts'
import { knownTimeZone, localDate } from './time-zone.ts'

/** Longest range a calendar is read in, in days: a year and the weeks that a month view shows of its neighbours (CAL-03). */
export const calendarDaysMax = 400

/** From its start up to, and without, its end. */
export interface TimeSpan {
  start: Temporal.Instant
  end: Temporal.Instant
}

/** When an event is, as it was asked for. */
export interface AskedSpan extends TimeSpan {
  allDay: boolean
}

/** The span of an event as it is kept: whole days where it is of whole days (CAL-02). */
export function eventSpan({ allDay, ...asked }: AskedSpan, timeZone: string): TimeSpan {
  return allDay ? wholeDays(asked, timeZone) : asked
}

/**
 * The problems of an event: it ends before it begins, or reminds only after its start; `remindAt` may be left out (CAL-02).
 * The start that counts is the one that is kept: an event of whole days reminds by its first midnight.
 */
export function calendarEventProblems(event: AskedSpan & { remindAt: Temporal.Instant | null }, timeZone: string): FieldProblem[] {
  const { start, end, remindAt } = event
  const kept = eventSpan(event, timeZone)
  return present([
    Temporal.Instant.compare(end, start) <= 0 && fieldProblem('endAt', 'not_after_start'),
    remindAt !== null && Temporal.Instant.compare(remindAt, kept.start) > 0 && fieldProblem('remindAt', 'after_start'),
  ])
}

/** A span widened to the whole days it touches in a zone, also to days of 23 and 25 hours; an unknown zone counts as UTC (CAL-02). */
export function wholeDays({ start, end }: TimeSpan, timeZone: string): TimeSpan {
  const zone = knownTimeZone(timeZone, 'UTC')
  const first = midnight(localDate(start, zone), zone)
  const lastDay = localDate(end, zone)
  const last = midnight(lastDay, zone)
  const endsAtMidnight = end.equals(last) && Temporal.Instant.compare(last, first) > 0
  return { start: first, end: endsAtMidnight ? last : midnight(lastDay.add({ days: 1 }), zone) }
}

/** Whether two events are at the same time; one that ends as the other begins is not (CAL-03). */
export function spansOverlap(one: TimeSpan, other: TimeSpan): boolean {
  return Temporal.Instant.compare(one.start, other.end) < 0 && Temporal.Instant.compare(other.start, one.end) < 0
}

/** The span of inclusive days (YYYY-MM-DD) in a zone, or why it cannot be read: no such day, upside down, or too long (CAL-01). */
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

/** When a day begins; not always at 00:00, some zones change their clocks at midnight. */
const midnight = (day: Temporal.PlainDate, zone: string) => day.toZonedDateTime(zone).toInstant()
