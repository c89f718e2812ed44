import { clampedDay } from './calendar-date.ts'
import type { TimeSpan } from './calendar-event.ts'
import { emailProblem } from './email.ts'
import { boundsProblem, fieldProblem, isBlank, lengthProblem, present, type FieldProblem } from './field.ts'
import { createBookingBounds as coupleBounds, createBookingLinkBounds as bounds } from './generated/bounds.ts'
import { knownTimeZone, localDate } from './time-zone.ts'
import { parseWholeNumber } from './whole-number.ts'

/** A time of a weekday at which viewings are possible: wall-clock times such as 10:00; `24:00` is the end of the day. */
export interface BookingHours {
  /** From Monday = 1 to Sunday = 7. */
  weekday: number
  from: string
  to: string
}

/** When a booking link offers viewings. */
export interface BookingRules {
  durationMinutes: number
  hours: readonly BookingHours[]
  minNoticeHours: number
  maxPerDay: number
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
  horizonDays: number
  skipsWeddingDays: boolean
}

export interface BookingLinkFields extends BookingRules {
  title: string
}

const numbers = ['durationMinutes', 'minNoticeHours', 'maxPerDay', 'bufferBeforeMinutes', 'bufferAfterMinutes', 'horizonDays'] as const

/** The problems of a booking link; the hours of a weekday are in order, do not overlap, and are long enough for a viewing (CAL-04). */
export function bookingLinkProblems(link: BookingLinkFields): FieldProblem[] {
  return present([
    isBlank(link.title) ? fieldProblem('title', 'required') : lengthProblem('title', link.title, bounds.title),
    ...numbers.map((name) => boundsProblem(name, link[name], bounds[name])),
    link.hours.length === 0 && fieldProblem('hours', 'too_few', { min: 1 }),
    link.hours.length > bounds.hours.maxItems && fieldProblem('hours', 'too_many', { max: bounds.hours.maxItems }),
    ...link.hours.map((hours, index) => hoursProblem(`hours[${index}]`, hours, link.hours.slice(0, index), link.durationMinutes)),
  ])
}

function hoursProblem(path: string, hours: BookingHours, before: readonly BookingHours[], durationMinutes: number): FieldProblem | null {
  const [from, to] = [minuteOf(hours.from), minuteOf(hours.to)]
  if (Number.isNaN(from)) return fieldProblem(`${path}.from`, 'format')
  if (Number.isNaN(to)) return fieldProblem(`${path}.to`, 'format')
  if (to <= from) return fieldProblem(`${path}.to`, 'not_after_start')
  if (to - from < durationMinutes) return fieldProblem(`${path}.to`, 'booking_hours_short')
  const overlaps = (other: BookingHours) => other.weekday === hours.weekday && minuteOf(other.from) < to && from < minuteOf(other.to)
  return before.some(overlaps) ? fieldProblem(`${path}.from`, 'booking_hours_overlap') : null
}

/** The minute of the day; NaN for anything but 00:00 to 24:00. */
function minuteOf(time: string): number {
  const [, hour, minute] = /^(\d\d):([0-5]\d)$/.exec(time) ?? []
  const minutes = Number(hour) * 60 + Number(minute)
  return minutes <= dayMinutes ? minutes : Number.NaN
}

const dayMinutes = 1_440

/** What a couple fills in to book a viewing; only name and e-mail are required. */
export interface BookingFields {
  name: string
  email: string
  guestCount: string | number | null
  message: string
}

/** The problems of a booking (VAL-01, VAL-18). The server checks phone and wedding date. */
export function bookingProblems({ name, email, guestCount, message }: BookingFields): FieldProblem[] {
  const emailCode = emailProblem(email)
  const hasCount = !isBlank(String(guestCount ?? ''))
  return present([
    isBlank(name) ? fieldProblem('name', 'required') : lengthProblem('name', name, coupleBounds.name),
    emailCode !== null && fieldProblem('email', emailCode),
    hasCount && boundsProblem('guestCount', parseWholeNumber(guestCount) ?? Number.NaN, coupleBounds.guestCount),
    lengthProblem('message', message, coupleBounds.message),
  ])
}

/** A time that is taken; a viewing that was booked keeps the buffers of its link around it. */
export interface TakenTime extends TimeSpan {
  isWedding: boolean
  bufferBeforeMinutes?: number
  bufferAfterMinutes?: number
}

export interface SlotQuestion {
  rules: BookingRules
  /** Of the provider: the hours are wall-clock times there. */
  timeZone: string
  now: Temporal.Instant
  taken: readonly TakenTime[]
  /** The starts of the viewings that were booked with this link. */
  viewings: readonly Temporal.Instant[]
  from: Temporal.PlainDate
  days: number
}

export interface OpenDay {
  date: Temporal.PlainDate
  slots: Temporal.Instant[]
}

const minuteMs = 60_000

/** Half-open, in epoch milliseconds: unlike instants they have no first and no last. */
interface Span {
  startMs: number
  endMs: number
}

/** The last day that a link offers (CAL-04). */
export function lastBookingDay(rules: BookingRules, now: Temporal.Instant, timeZone: string): Temporal.PlainDate {
  return clampedDay(localDate(now, timeZone).add({ days: known(rules).horizonDays }))
}

/**
 * The days with free starts of viewings, from `from` or today: the hours of the link, without times that are taken, with its buffers
 * around each viewing, after the minimum notice, within the horizon, and at most so many viewings a day. A wall-clock time that a change
 * to daylight saving skips is not offered; one that comes twice is offered once (CAL-04).
 */
export function openSlots(question: SlotQuestion): OpenDay[] {
  const { now, from } = question
  const rules = known(question.rules)
  const timeZone = knownTimeZone(question.timeZone, 'UTC')
  const days = whole(question.days, { minimum: 1, maximum: daysMax })
  const taken = question.taken.map((time) => ({ ...withBuffers(spanOf(time), time), isWedding: time.isWedding }))
  const facts = { rules, timeZone, taken, earliestMs: now.epochMilliseconds + Math.max(rules.minNoticeHours * 60 * minuteMs, 1) }
  const viewingDays = question.viewings.map((start) => localDate(start, timeZone).toString())
  const first = later(localDate(now, timeZone), clampedDay(from))
  const last = earlier(lastBookingDay(rules, now, timeZone), clampedDay(clampedDay(from).add({ days: days - 1 })))
  const found: OpenDay[] = []
  for (let date = first; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) {
    if (viewingDays.filter((day) => day === date.toString()).length >= rules.maxPerDay) continue
    const slots = slotsOfDay(date, facts)
    if (slots.length > 0) found.push({ date, slots })
  }
  return found
}

/** More days than any link offers. */
const daysMax = 400

/** The rules with numbers within the bounds of the contract. */
function known(rules: BookingRules): BookingRules {
  return { ...rules, ...Object.fromEntries(numbers.map((name) => [name, whole(rules[name], bounds[name])])) }
}

function whole(value: number, { minimum, maximum }: { minimum: number; maximum: number }): number {
  return Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), minimum), maximum) : minimum
}

const earlier = (one: Temporal.PlainDate, other: Temporal.PlainDate) => (Temporal.PlainDate.compare(one, other) < 0 ? one : other)
const later = (one: Temporal.PlainDate, other: Temporal.PlainDate) => (Temporal.PlainDate.compare(one, other) < 0 ? other : one)

const spanOf = ({ start, end }: TimeSpan): Span => ({ startMs: start.epochMilliseconds, endMs: end.epochMilliseconds })
const overlap = (one: Span, other: Span) => one.startMs < other.endMs && other.startMs < one.endMs

function withBuffers({ startMs, endMs }: Span, buffers: Pick<TakenTime, 'bufferBeforeMinutes' | 'bufferAfterMinutes'>): Span {
  const { bufferBeforeMinutes = 0, bufferAfterMinutes = 0 } = buffers
  return { startMs: startMs - bufferBeforeMinutes * minuteMs, endMs: endMs + bufferAfterMinutes * minuteMs }
}

interface DayFacts {
  rules: BookingRules
  timeZone: string
  taken: readonly (Span & { isWedding: boolean })[]
  earliestMs: number
}

function slotsOfDay(date: Temporal.PlainDate, { rules, timeZone, taken, earliestMs }: DayFacts): Temporal.Instant[] {
  const day = { startMs: wallClock(date, 0, timeZone).ms, endMs: wallClock(date, dayMinutes, timeZone).ms }
  if (rules.skipsWeddingDays && taken.some((time) => time.isWedding && overlap(time, day))) return []
  const starts = rules.hours
    .filter(({ weekday }) => weekday === date.dayOfWeek)
    .flatMap((hours) => startsWithin(hours, date, timeZone, rules.durationMinutes))
  return [...new Set(starts)]
    .filter((startMs) => startMs >= earliestMs)
    .filter((startMs) => {
      const viewing = withBuffers({ startMs, endMs: startMs + rules.durationMinutes * minuteMs }, rules)
      return !taken.some((time) => overlap(time, viewing))
    })
    .toSorted((one, other) => one - other)
    .map((startMs) => Temporal.Instant.fromEpochMilliseconds(startMs))
}

/** Viewings begin every half hour, and every quarter of an hour if they are shorter than that. */
const stepMinutes = (durationMinutes: number) => (durationMinutes < 30 ? 15 : 30)

function startsWithin({ from, to }: BookingHours, date: Temporal.PlainDate, timeZone: string, durationMinutes: number): number[] {
  const [first, end] = [minuteOf(from), minuteOf(to)]
  if (!(first < end)) return []
  const endMs = wallClock(date, end, timeZone).ms
  const starts: number[] = []
  for (let minute = first; minute < end; minute += stepMinutes(durationMinutes)) {
    const { ms, isSkipped } = wallClock(date, minute, timeZone)
    if (!isSkipped && ms + durationMinutes * minuteMs <= endMs) starts.push(ms)
  }
  return starts
}

/** The instant of a wall-clock time, and whether the clocks skip it. */
function wallClock(date: Temporal.PlainDate, minute: number, timeZone: string): { ms: number; isSkipped: boolean } {
  const plain = date.toPlainDateTime().add({ minutes: minute })
  const zoned = plain.toZonedDateTime(timeZone)
  return { ms: zoned.epochMilliseconds, isSkipped: !zoned.toPlainDateTime().equals(plain) }
}
