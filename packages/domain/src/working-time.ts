import type { WorkingWindow } from './country.ts'

/** When waiting counts, as plain data. */
export interface WorkingHours {
  timeZone: string
  windows: readonly WorkingWindow[]
  /** Whole days off, YYYY-MM-DD in the zone. */
  holidays: ReadonlySet<string>
}

const minuteMs = 60_000
const dayMinutes = 1_440
const dayMs = dayMinutes * minuteMs
// Far outside the dates of any lead; time does not count beyond it, so that an invalid date costs no work.
const firstMs = Date.UTC(2000, 0, 1)
const lastMs = Date.UTC(2100, 0, 1)

/** The windows of one UTC year as instants, in order, with the time counted before each. */
interface Year {
  starts: number[]
  ends: number[]
  before: number[]
  total: number
}

/** A clock that only runs during working hours. Its tables are created once per year and zone, so that a lead costs one look-up. */
export interface WorkingClock {
  /** Counted milliseconds between two instants in epoch milliseconds; 0 if they are in reverse order. */
  countedMs(startMs: number, endMs: number): number
  /** The first instant at which so many counted milliseconds have passed since the start. */
  afterMs(startMs: number, countedMs: number): number
}

const clocks = new WeakMap<WorkingHours, WorkingClock>()

/** The clock of these hours, cached as long as the hours object lives (RESP-03). */
export function workingClock(hours: WorkingHours): WorkingClock {
  const clock = clocks.get(hours) ?? makeClock(hours)
  clocks.set(hours, clock)
  return clock
}

function makeClock(hours: WorkingHours): WorkingClock {
  const years = new Map<number, Year>()
  const yearAt = (index: number): Year => {
    const year = years.get(index) ?? makeYear(index, hours)
    years.set(index, year)
    return year
  }

  const countedMs = (startMs: number, endMs: number): number => {
    const start = clamp(startMs, firstMs, lastMs)
    const end = clamp(endMs, firstMs, lastMs)
    if (!(end > start)) return 0
    const first = yearOf(start)
    const last = yearOf(end)
    let sum = elapsedIn(yearAt(last), end) - elapsedIn(yearAt(first), start)
    for (let year = first; year < last; year++) sum += yearAt(year).total
    return sum
  }

  const afterMs = (startMs: number, counted: number): number => {
    if (!(counted > 0) || !(startMs >= firstMs && startMs < lastMs)) return startMs
    let index = yearOf(startMs)
    let wanted = counted + elapsedIn(yearAt(index), startMs)
    for (; wanted > yearAt(index).total; index++) {
      if (index === yearOf(startMs) + yearsAheadMax) return lastMs
      wanted -= yearAt(index).total
    }
    const year = yearAt(index)
    const at = lastWhere(year.before, (before) => before < wanted)
    return (year.starts[at] ?? startMs) + wanted - (year.before[at] ?? 0)
  }

  return { countedMs, afterMs }
}

const yearOf = (ms: number) => new Date(ms).getUTCFullYear()
// Limit of the search: a later due date counts as never, and no more tables are created.
const yearsAheadMax = 20
const clamp = (ms: number, first: number, last: number) => Math.min(Math.max(ms, first), last)

/** Counted milliseconds of a year up to an instant; before its first window the result is 0. */
function elapsedIn(year: Year, ms: number): number {
  const at = lastWhere(year.starts, (start) => start <= ms)
  const start = year.starts[at] ?? 0
  const end = year.ends[at] ?? 0
  return (year.before[at] ?? 0) + Math.min(ms, end) - start
}

/** The last index whose value passes, given that all values before it pass too; -1 if none does. */
function lastWhere(values: readonly number[], passes: (value: number) => boolean): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (passes(values[middle] ?? Infinity)) low = middle + 1
    else high = middle
  }
  return low - 1
}

function makeYear(index: number, hours: WorkingHours): Year {
  const from = Date.UTC(index, 0, 1)
  const to = Date.UTC(index + 1, 0, 1)
  const toInstant = wallClock(hours.timeZone, from, to)
  const year: Year = { starts: [], ends: [], before: [], total: 0 }
  // A local day may begin before or end after the UTC year: include one more day on both sides, cut to the year.
  for (let day = from - dayMs; day <= to; day += dayMs) {
    for (const { fromMinute, toMinute } of windowsOf(day, hours)) {
      const start = clamp(toInstant(day, fromMinute), from, to)
      const end = clamp(toInstant(day, toMinute), from, to)
      year.starts.push(start)
      year.ends.push(end)
      year.before.push(year.total)
      year.total += end - start
    }
  }
  return year
}

/** The windows of a day in order, without overlaps, which would count twice. */
function windowsOf(day: number, hours: WorkingHours): { fromMinute: number; toMinute: number }[] {
  const date = new Date(day)
  if (hours.holidays.has(date.toISOString().slice(0, 10))) return []
  const weekday = date.getUTCDay() || 7
  const windows: { fromMinute: number; toMinute: number }[] = []
  let ended = 0
  // An invalid start has no order: sorting it along would misplace the others.
  const ofDay = hours.windows.filter((one) => one.weekday === weekday && !Number.isNaN(one.fromMinute))
  for (const window of ofDay.toSorted((a, b) => a.fromMinute - b.fromMinute)) {
    const fromMinute = Math.max(ended, window.fromMinute)
    const toMinute = Math.min(window.toMinute, dayMinutes)
    if (!(fromMinute < toMinute)) continue
    windows.push({ fromMinute, toMinute })
    ended = toMinute
  }
  return windows
}

/**
 * Converts wall-clock minutes of a local day (given by its midnight in UTC) to epoch milliseconds.
 * Asking for the zone's offset is slow: its few changes a year are looked up once, and only the days next to a change use Temporal.
 */
function wallClock(timeZone: string, from: number, to: number): (day: number, minute: number) => number {
  // The first day needs two days before. A change after the year only affects what is cut off.
  const first = Temporal.Instant.fromEpochMilliseconds(from - 3 * dayMs).toZonedDateTimeISO(timeZone)
  const changes = [changeOf(first)]
  for (let at = first.getTimeZoneTransition('next'); at && at.epochMilliseconds < to; at = at.getTimeZoneTransition('next'))
    changes.push(changeOf(at))
  const offsetAt = (ms: number) => changes.reduce((offsetMs, change) => (change.at <= ms ? change.offsetMs : offsetMs), 0)

  return (day, minute) => {
    const offsetMs = offsetAt(day - dayMs)
    if (offsetMs === offsetAt(day + 2 * dayMs)) return day + minute * minuteMs - offsetMs
    const date = new Date(day).toISOString().slice(0, 10)
    const plain = Temporal.PlainDateTime.from(date).add({ minutes: minute })
    const zoned = plain.toZonedDateTime(timeZone)
    // A skipped time becomes the moment of the change: Apia had no 30 December 2011 at all.
    const real = zoned.toPlainDateTime().equals(plain) ? zoned : zoned.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')
    return (real ?? zoned).epochMilliseconds
  }
}

const changeOf = (at: Temporal.ZonedDateTime) => ({ at: at.epochMilliseconds, offsetMs: at.offsetNanoseconds / 1e6 })
