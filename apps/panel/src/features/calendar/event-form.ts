import type { Input } from '@vendor-panel/sdk'
import {
  calendarEventProblems,
  fieldProblem,
  isBlank,
  lengthProblem,
  present,
  spanOfWall,
  wallClock,
  wallSpan,
  type FieldProblem,
  type TimeSpan,
} from '@vendor-panel/domain'
import { createCalendarEventBounds } from '@vendor-panel/domain/bounds'
import { addDays } from '@vendor-panel/ui'
import { minuteOfDay } from '../../shared/minute-of-day.ts'
import { spanOf } from './calendar-items.ts'
import type { CalendarEvent, EventType } from './event-types.ts'

/** The fields of an event: in wall-clock time of its provider, days inclusive. */
export type EventFields = {
  providerId: string
  spaceId: string
  /** The couple; empty for none. */
  leadId: string
  type: EventType
  title: string
  allDay: boolean
  startDay: string | null
  startTime: string | null
  endDay: string | null
  endTime: string | null
  place: string
  note: string
  /** Minutes before the start; empty for none. */
  remind: string
}
type SpanFields = Pick<EventFields, 'allDay' | 'startDay' | 'startTime' | 'endDay' | 'endTime'>

const timeText = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const dayMinutes = 1440

/** A new event at a day and time of the calendar; without a time it is an hour in the morning. */
export function newEvent(providerId: number | undefined, { day, minute }: { day: string; minute: number | null }): EventFields {
  const start = minute ?? 10 * 60
  const end = start + 60
  return {
    providerId: String(providerId ?? ''),
    spaceId: '',
    leadId: '',
    type: 'appointment',
    title: '',
    allDay: false,
    startDay: day,
    startTime: timeText(start),
    endDay: end >= dayMinutes ? addDays(day, 1) : day,
    endTime: timeText(end % dayMinutes),
    place: '',
    note: '',
    remind: '',
  }
}

export function fieldsOf(event: CalendarEvent, timeZone: string): EventFields {
  const span = spanOf(event)
  const wall = wallSpan({ ...span, allDay: event.allDay }, wallClock(timeZone, span))
  // A form shows midnight of the next day.
  const endsAtMidnight = wall.endMinute === dayMinutes
  const before = event.remindAt === null ? null : Temporal.Instant.from(event.remindAt).until(span.start).total('minutes')
  return {
    providerId: String(event.providerId),
    spaceId: String(event.spaceId ?? ''),
    leadId: String(event.leadId ?? ''),
    type: event.type,
    title: event.title,
    allDay: event.allDay,
    startDay: wall.startDay,
    startTime: timeText(wall.startMinute ?? 10 * 60),
    endDay: endsAtMidnight ? addDays(wall.endDay, 1) : wall.endDay,
    endTime: timeText((wall.endMinute ?? 11 * 60) % dayMinutes),
    place: event.place ?? '',
    note: event.note ?? '',
    remind: before === null ? '' : String(Math.round(before)),
  }
}

const isDay = (day: string | null): day is string => day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day)

/** When the event takes place; null while a day or a time is missing. */
function spanOfFields({ allDay, startDay, startTime, endDay, endTime }: SpanFields, timeZone: string): TimeSpan | null {
  if (!isDay(startDay) || !isDay(endDay)) return null
  if (allDay) return spanOfWall({ startDay, endDay, startMinute: null, endMinute: null }, timeZone)
  if (startTime === null || endTime === null) return null
  return spanOfWall({ startDay, endDay, startMinute: minuteOfDay(startTime), endMinute: minuteOfDay(endTime) }, timeZone)
}

const remindAt = ({ remind }: EventFields, { start }: TimeSpan) => (remind === '' ? null : start.subtract({ minutes: Number(remind) }))

/** The problems, by the rule that the server uses too (CAL-02). */
export function eventProblems(fields: EventFields, timeZone: string): FieldProblem[] {
  const { title, startDay, startTime, endDay, endTime, allDay, place, note } = fields
  const missing = (path: string, value: string | null) => value === null && fieldProblem(path, 'required')
  const invalidDay = (path: string, day: string | null) => day !== null && !isDay(day) && fieldProblem(path, 'invalid_date')
  const span = spanOfFields(fields, timeZone)
  const isLast = { endAt: allDay ? 'endDay' : 'endTime', remindAt: 'remind' }
  const rule = span ? calendarEventProblems({ ...span, allDay, remindAt: remindAt(fields, span) }, timeZone) : []
  return [
    ...present([
      isBlank(title) && fieldProblem('title', 'required'),
      lengthProblem('title', title, createCalendarEventBounds.title),
      missing('startDay', startDay),
      invalidDay('startDay', startDay),
      !allDay && missing('startTime', startTime),
      missing('endDay', endDay),
      invalidDay('endDay', endDay),
      !allDay && missing('endTime', endTime),
      lengthProblem('place', place, createCalendarEventBounds.place),
      lengthProblem('note', note, createCalendarEventBounds.note),
    ]),
    ...rule.map((problem) => ({ ...problem, path: isLast[problem.path as keyof typeof isLast] ?? problem.path })),
  ]
}

/** The body of valid fields. */
export function bodyOf(fields: EventFields, timeZone: string): Input<'createCalendarEvent'>['body'] {
  const span = spanOfFields(fields, timeZone)
  if (!span) throw new Error('The event has problems')
  const at = (instant: Temporal.Instant) => instant.toString({ smallestUnit: 'millisecond' })
  const reminder = remindAt(fields, span)
  return {
    type: fields.type,
    title: fields.title.trim(),
    startAt: at(span.start),
    endAt: at(span.end),
    allDay: fields.allDay,
    spaceId: fields.spaceId === '' ? null : Number(fields.spaceId),
    leadId: fields.leadId === '' ? null : Number(fields.leadId),
    place: fields.place.trim() || null,
    note: fields.note.trim() || null,
    remindAt: reminder && at(reminder),
  }
}

/** The fields with another start: the end moves along, so that the length stays. */
export function withStart(fields: SpanFields, change: Partial<Pick<EventFields, 'startDay' | 'startTime'>>): Partial<SpanFields> {
  const before = spanOfFields(fields, 'UTC')
  const start = spanOfFields({ ...fields, ...change, endDay: '9999-12-30' }, 'UTC')?.start
  if (!before || !start || Temporal.Instant.compare(before.end, before.start) <= 0) return change
  const end = start.add(before.start.until(before.end)).toZonedDateTimeISO('UTC').toPlainDateTime()
  if (fields.allDay) return { ...change, endDay: end.toPlainDate().subtract({ days: 1 }).toString() }
  return { ...change, endDay: end.toPlainDate().toString(), endTime: end.toPlainTime().toString().slice(0, 5) }
}
