import { createHash } from 'node:crypto'
import type { components } from '@vendor-panel/contract'
import { spansOverlap, wholeDays, type TimeSpan } from '@vendor-panel/domain'
import { createCalendarEventBounds } from '@vendor-panel/domain/bounds'
import type ICAL from 'ical.js'
import { instantText } from '../platform/clock.ts'

type Schemas = components['schemas']
type Skipped = Schemas['CalendarImportSkipped']

export type ImportedEvent = Schemas['CalendarImportEvent'] & {
  /** Identifies this time of the event in later imports. */
  key: string
}

export interface ReadFile {
  events: ImportedEvent[]
  skipped: Skipped[]
}

/** The provider whose times are blocked, and the clock. */
interface Reading {
  timeZone: string
  now: Temporal.Instant
  /** For an event without a title. */
  untitled: string
}

/** Our choices: how far ahead events are entered, and the steps through recurring events of one file. */
const horizonDays = 730
const stepsMax = 20_000
const titleCharsMax = createCalendarEventBounds.title.maxLength

/**
 * The times that an iCalendar file (RFC 5545) blocks, by start, and the entries that block none; null if it is no such file. An entry that
 * cannot be read does not affect the others.
 */
export async function readCalendarFile(text: string, reading: Reading): Promise<ReadFile | null> {
  // Loaded with the first import.
  const { default: ical } = await import('ical.js')
  const { rest, blocks } = splitEvents(text)
  const calendar = parsed(ical, rest)
  if (calendar?.name !== 'vcalendar') return null
  const reader = new FileReader(ical, reading)
  for (const block of blocks) {
    const component = parsed(ical, block)
    if (component) calendar.addSubcomponent(component)
    else reader.skip(null, null, 'invalid')
  }
  reader.readAll(calendar.getAllSubcomponents('vevent'))
  const { events, skipped } = reader
  return { events: events.toSorted((one, other) => one.startAt.localeCompare(other.startAt)), skipped }
}

/** The events of a file line by line, so that a broken one does not affect the others; they do not nest. */
function splitEvents(text: string): { rest: string; blocks: string[] } {
  const [rest, blocks]: [string[], string[]] = [[], []]
  let block: string[] | null = null
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    if (/^BEGIN:VEVENT\s*$/i.test(line)) {
      if (block) blocks.push(block.join('\r\n'))
      block = []
    }
    if (block) block.push(line)
    else rest.push(line)
    if (block && /^END:VEVENT\s*$/i.test(line)) {
      blocks.push(block.join('\r\n'))
      block = null
    }
  }
  if (block) blocks.push(block.join('\r\n'))
  return { rest: rest.join('\r\n'), blocks }
}

function parsed(ical: typeof ICAL, text: string): ICAL.Component | undefined {
  try {
    return new ical.Component(ical.parse(text) as unknown[])
  } catch {
    return undefined
  }
}

class FileReader {
  readonly events: ImportedEvent[] = []
  readonly skipped: Skipped[] = []
  readonly #ical: typeof ICAL
  readonly #reading: Reading
  readonly #window: TimeSpan
  #steps = 0

  constructor(ical: typeof ICAL, reading: Reading) {
    this.#ical = ical
    this.#reading = reading
    const { start } = wholeDays({ start: reading.now, end: reading.now }, reading.timeZone)
    this.#window = { start, end: start.add({ hours: 24 * horizonDays }) }
  }

  skip(title: string | null, startAt: string | null, reason: Skipped['reason']): void {
    this.skipped.push({ title, startAt, reason })
  }

  /** Events by their UID: a changed time of a recurring event has that of the event. */
  readAll(components: readonly ICAL.Component[]): void {
    const changed = components.filter((component) => component.hasProperty('recurrence-id'))
    const whole = components.filter((component) => !component.hasProperty('recurrence-id'))
    const uids = new Set(whole.map(uidOf))
    for (const component of whole) {
      const uid = uidOf(component)
      this.#tried(component, () =>
        this.#read(
          component,
          changed.filter((one) => uid !== null && uidOf(one) === uid),
        ),
      )
    }
    for (const component of changed)
      if (!uids.has(uidOf(component))) this.#tried(component, () => this.#enter(component, keyOf(component, recurrenceId(component)), true))
  }

  #tried(component: ICAL.Component, work: () => void): void {
    try {
      work()
    } catch {
      // The parser throws for values that it cannot read.
      this.skip(titleOf(component), null, 'invalid')
    }
  }

  #read(component: ICAL.Component, changed: readonly ICAL.Component[]): void {
    const event = new this.#ical.Event(component, { strictExceptions: false, exceptions: [...changed] })
    if (!event.isRecurring()) return this.#enter(component, keyOf(component, ''), false)
    if (isCancelled(component)) return this.skip(titleOf(component), null, 'cancelled')
    if (!isSupported(component)) return this.skip(titleOf(component), null, 'unsupported_rule')
    const times = event.iterator()
    for (;;) {
      const time = times.next() as ICAL.Time | null | undefined
      if (!time) return
      this.#steps += 1
      if (this.#steps > stepsMax) return this.skip(titleOf(component), null, 'unsupported_rule')
      const { item } = event.getOccurrenceDetails(time)
      const isChanged = item.component !== component
      const span = isChanged ? null : this.#spanAt(component, time)
      if (span === 'unknown_time_zone') return this.skip(titleOf(component), null, span)
      if (span && Temporal.Instant.compare(span.start, this.#window.end) >= 0) return
      // Times of the past are not listed one by one.
      if (span && Temporal.Instant.compare(span.end, this.#window.start) <= 0) continue
      this.#enter(item.component, keyOf(component, String(time)), true, time)
    }
  }

  /** Enters one time of an event, or skips it. */
  #enter(component: ICAL.Component, key: string, isRecurring: boolean, at?: ICAL.Time): void {
    const title = titleOf(component)
    const isOwn = component.hasProperty('recurrence-id')
    const span = this.#spanAt(component, isOwn ? undefined : at)
    if (span === 'unknown_time_zone') return this.skip(title, null, span)
    if (!span || Temporal.Instant.compare(span.end, span.start) <= 0) return this.skip(title, span && instantText(span.start), 'invalid')
    const { start, end, allDay } = span
    const startAt = instantText(start)
    if (isCancelled(component)) return this.skip(title, startAt, 'cancelled')
    if (component.getFirstPropertyValue('transp') === 'TRANSPARENT') return this.skip(title, startAt, 'free')
    const isPast = Temporal.Instant.compare(end, this.#window.start) <= 0
    if (isPast && isRecurring) return
    if (!spansOverlap(span, this.#window)) return this.skip(title, startAt, isPast ? 'past' : 'too_far')
    this.events.push({ key, title: title ?? this.#reading.untitled, startAt, endAt: instantText(end), allDay, isRecurring })
  }

  /** When an event takes place, or one of its times; its length is that of the event. */
  #spanAt(component: ICAL.Component, at?: ICAL.Time): Span | 'unknown_time_zone' | null {
    const first = component.getFirstProperty('dtstart')
    const start = first?.getFirstValue() as ICAL.Time | null | undefined
    if (!first || !start) return null
    const last = component.getFirstProperty('dtend')
    const length = component.getFirstPropertyValue('duration') as ICAL.Duration | null
    const own = last?.getFirstValue() as ICAL.Time | undefined
    if (start.isDate) {
      const [from, day] = [dayOf(start), dayOf(at ?? start)]
      const days = own ? from.until(dayOf(own)).days : length ? Math.ceil(length.toSeconds() / 86_400) : 1
      const midnight = (date: Temporal.PlainDate) => date.toZonedDateTime(this.#reading.timeZone).toInstant()
      return { start: midnight(day), end: midnight(day.add({ days })), allDay: true }
    }
    const [startZone, endZone] = [zoneOf(first, this.#reading.timeZone), last && zoneOf(last, this.#reading.timeZone)]
    if (!startZone || (own && !endZone)) return 'unknown_time_zone'
    const begins = startZone(start)
    const lasts = own && endZone ? begins.until(endZone(own)) : Temporal.Duration.from({ seconds: length?.toSeconds() ?? 0 })
    const moment = at ? startZone(at) : begins
    return { start: moment, end: moment.add(lasts), allDay: false }
  }
}

type Span = TimeSpan & { allDay: boolean }

const uidOf = (component: ICAL.Component) => component.getFirstPropertyValue('uid')?.toString() ?? null
const titleOf = (component: ICAL.Component) => {
  const title = component.getFirstPropertyValue('summary')?.toString().trim() ?? ''
  return title === '' ? null : Array.from(title).slice(0, titleCharsMax).join('')
}
const recurrenceId = (component: ICAL.Component) => String(component.getFirstPropertyValue('recurrence-id'))
const isCancelled = (component: ICAL.Component) => component.getFirstPropertyValue('status') === 'CANCELLED'
const dayOf = ({ year, month, day }: ICAL.Time) => Temporal.PlainDate.from({ year, month, day })

/** An event without UID, which every event must have, counts as the same if all of it is. */
const keyOf = (component: ICAL.Component, time: string) =>
  createHash('sha256')
    .update(JSON.stringify([uidOf(component) ?? component.toString(), time]))
    .digest('base64url')

/** Reads times in the zone of a property: UTC, one by its IANA name, one that the file describes, or that of the provider. */
function zoneOf(property: ICAL.Property, local: string): ((time: ICAL.Time) => Temporal.Instant) | null {
  const name = property.getParameter('tzid')?.toString()
  const value = property.getFirstValue() as ICAL.Time
  const inZone = (timeZone: string) => (time: ICAL.Time) => {
    const { year, month, day, hour, minute, second } = time
    return Temporal.ZonedDateTime.from({ year, month, day, hour, minute, second: Math.min(second, 59), timeZone }).toInstant()
  }
  if (name === undefined) return inZone(value.zone?.tzid === 'UTC' ? 'UTC' : local)
  if (isZone(name)) return inZone(name)
  // Other programs name zones as they like, and describe them.
  return value.zone?.tzid === name ? (time) => Temporal.Instant.fromEpochMilliseconds(time.toUnixTime() * 1000) : null
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** What calendars offer to their users. The parser never stops at other rules that no day matches (30 February). */
const partsOf: Record<string, readonly string[]> = {
  DAILY: ['BYDAY'],
  WEEKLY: ['BYDAY'],
  MONTHLY: ['BYDAY', 'BYMONTHDAY', 'BYSETPOS'],
  YEARLY: ['BYMONTH', 'BYDAY', 'BYMONTHDAY'],
}
const intervalMax = 100

function isSupported(component: ICAL.Component): boolean {
  return component.getAllProperties('rrule').every((property) => {
    const rule = property.getFirstValue() as ICAL.Recur
    const parts = Object.keys(rule.parts)
    const isMixed = parts.includes('BYDAY') && parts.includes('BYMONTHDAY')
    const allowed = partsOf[rule.freq]
    return allowed !== undefined && rule.interval <= intervalMax && !isMixed && parts.every((part) => allowed.includes(part))
  })
}
