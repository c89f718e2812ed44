import { clampedDay, parseDate } from './calendar-date.ts'
import type { TimeSpan } from './calendar-event.ts'
import { knownTimeZone } from './time-zone.ts'

/** A moment on the wall: a day (YYYY-MM-DD) and the minutes since its midnight as a clock shows them. */
export interface WallTime {
  day: string
  minute: number
}

/** When an event takes place, in wall-clock time. Days are inclusive; without minutes it takes whole days. */
export interface WallSpan {
  startDay: string
  startMinute: number | null
  endDay: string
  endMinute: number | null
}

const dayMinutes = 1_440
const dayMs = 86_400_000
const minuteMs = 60_000
// The years 1 to 9998, as of `clampedDay`.
const shownMs = Date.UTC(9998, 11, 31)
const movedDaysMax = 36_525
// A zone has at most a few changes a year; more would be a loop.
const changesMax = 100

/**
 * Reads the wall clock of a zone for many instants of a span: its changes are looked up once, because asking the zone for each of thousands
 * of events is slow. An unknown zone counts as UTC (CAL-03).
 */
export function wallClock(timeZone: string, { start, end }: TimeSpan): (at: Temporal.Instant) => WallTime {
  const first = start.toZonedDateTimeISO(knownTimeZone(timeZone, 'UTC'))
  const changes = [{ atMs: -Infinity, offsetMs: first.offsetNanoseconds / 1e6 }]
  for (let at = first.getTimeZoneTransition('next'); at && changes.length < changesMax; at = at.getTimeZoneTransition('next')) {
    if (at.epochMilliseconds > end.epochMilliseconds) break
    changes.push({ atMs: at.epochMilliseconds, offsetMs: at.offsetNanoseconds / 1e6 })
  }
  return ({ epochMilliseconds }) => {
    const ms = clamp(epochMilliseconds, shownMs)
    const offsetMs = changes.findLast(({ atMs }) => atMs <= ms)?.offsetMs ?? 0
    const local = ms + offsetMs
    const day = Math.floor(local / dayMs)
    return { day: new Date(day * dayMs).toISOString().slice(0, 10), minute: Math.floor((local - day * dayMs) / minuteMs) }
  }
}

/** An event in wall-clock time. One that ends at midnight ends on the day before (CAL-03). */
export function wallSpan({ start, end, allDay }: TimeSpan & { allDay: boolean }, clock: (at: Temporal.Instant) => WallTime): WallSpan {
  const from = clock(start)
  const last = clock(end)
  const isMidnight = last.minute === 0 && last.day > from.day
  const endDay = isMidnight ? clock(end.subtract({ nanoseconds: 1 })).day : last.day
  if (allDay) return { startDay: from.day, startMinute: null, endDay, endMinute: null }
  return { startDay: from.day, startMinute: from.minute, endDay, endMinute: isMidnight ? dayMinutes : last.minute }
}

/**
 * The span of an event that is given in wall-clock time, or null if a day does not exist. A time that the clocks skip is the same time later
 * by the change, and of a repeated time it is the first one (CAL-02).
 */
export function spanOfWall({ startDay, startMinute, endDay, endMinute }: WallSpan, timeZone: string): TimeSpan | null {
  const [first, last] = [parseDate(startDay), parseDate(endDay)]
  if (!first || !last) return null
  const zone = knownTimeZone(timeZone, 'UTC')
  const at = (day: Temporal.PlainDate, minute: number) =>
    clampedDay(day)
      .toPlainDateTime()
      .add({ minutes: Math.max(clamp(minute, dayMinutes), 0) })
      .toZonedDateTime(zone)
      .toInstant()
  return { start: at(first, startMinute ?? 0), end: at(last, endMinute ?? dayMinutes) }
}

/**
 * An event moved by days and minutes of the wall clock: a viewing at 15:00 stays at 15:00 when the clocks change. If the change swallows its
 * length, it keeps the elapsed time (CAL-03).
 */
export function movedSpan(span: TimeSpan, by: { days: number; minutes: number }, timeZone: string): TimeSpan {
  const zone = knownTimeZone(timeZone, 'UTC')
  const days = clamp(by.days, movedDaysMax)
  const minutes = clamp(by.minutes, movedDaysMax * dayMinutes)
  const move = (at: Temporal.Instant) => {
    const local = at.toZonedDateTimeISO(zone)
    return clampedDay(local.toPlainDate()).toPlainDateTime(local.toPlainTime()).add({ days, minutes }).toZonedDateTime(zone).toInstant()
  }
  const start = move(span.start)
  const end = move(span.end)
  return Temporal.Instant.compare(end, start) > 0 ? { start, end } : { start, end: start.add(span.start.until(span.end)) }
}

/** A whole number between a bound and its negative. */
const clamp = (value: number, bound: number) => Math.min(Math.max(Math.trunc(value) || 0, -bound), bound)

export interface PlacedEvent extends TimeSpan {
  id: number
  providerId: number
  /** The space that it takes; without one it takes the whole provider. */
  spaceId?: number | null
}

/** The ids of the events that overlap another one of the same provider, unless each takes a space of its own (CAL-03). */
export function overlappingIds(events: readonly PlacedEvent[]): ReadonlySet<number> {
  const ids = new Set<number>()
  for (const ofProvider of Map.groupBy(events, ({ providerId }) => providerId).values()) {
    const sorted = ofProvider.toSorted((one, other) => Temporal.Instant.compare(one.start, other.start))
    let running: { id: number; endMs: number; spaceId: number | null }[] = []
    for (const { id, start, end, spaceId = null } of sorted) {
      running = running.filter(({ endMs }) => endMs > start.epochMilliseconds)
      for (const other of running) if (spaceId === null || other.spaceId === null || other.spaceId === spaceId) ids.add(id).add(other.id)
      running.push({ id, endMs: end.epochMilliseconds, spaceId })
    }
  }
  return ids
}
