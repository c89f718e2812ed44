import type { TimeSpan } from '@vendor-panel/domain'
import type { Insertable, Selectable } from 'kysely'
import { instantText } from '../platform/clock.ts'
import type { Db } from '../platform/db/kysely.ts'
import type { CalendarEventsTable } from './calendar.tables.ts'

export type CalendarEventRow = Omit<Selectable<CalendarEventsTable>, 'customer_id'>

function events(db: Db, customerId: number, providerId: number) {
  return db
    .selectFrom('calendar_events')
    .select(['id', 'provider_id', 'lead_id', 'type', 'title', 'start_at', 'end_at', 'all_day', 'place', 'note', 'remind_at'])
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
}

/** Every event that overlaps the span, half-open, by its start. */
export function findCalendarEvents(
  db: Db,
  customerId: number,
  providerId: number,
  span: { from: string; before: string },
): Promise<CalendarEventRow[]> {
  return events(db, customerId, providerId)
    .where('end_at', '>', span.from)
    .where('start_at', '<', span.before)
    .orderBy('start_at')
    .orderBy('id')
    .execute()
}

/** An event, locked until the transaction ends. */
export function lockCalendarEvent(db: Db, customerId: number, providerId: number, id: number): Promise<CalendarEventRow | undefined> {
  return events(db, customerId, providerId).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertCalendarEvent(db: Db, event: Insertable<CalendarEventsTable>): Promise<number> {
  return (await db.insertInto('calendar_events').values(event).returning('id').executeTakeFirstOrThrow()).id
}

export async function updateCalendarEvent(db: Db, customerId: number, { id, ...event }: CalendarEventRow): Promise<void> {
  await db.updateTable('calendar_events').set(event).where('customer_id', '=', customerId).where('id', '=', id).execute()
}

export async function deleteCalendarEvent(db: Db, customerId: number, id: number): Promise<void> {
  await db.deleteFrom('calendar_events').where('customer_id', '=', customerId).where('id', '=', id).execute()
}

/** The time of an appointment stays taken; who it is with does not stay. */
export async function clearEventsOfLead(db: Db, customerId: number, leadId: number): Promise<void> {
  await db
    .updateTable('calendar_events')
    .set({ title: '–', place: null, note: null })
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .execute()
}

/** A time at which a provider is not free, and the kind of event that takes it. */
export interface BusyTime extends TimeSpan {
  type: CalendarEventRow['type']
  allDay: boolean
}

/** The times in a span at which a provider is busy, by their start; they may overlap. Half-open, like the span (CAL-04). */
export async function busyTimes(db: Db, customerId: number, providerId: number, span: TimeSpan): Promise<BusyTime[]> {
  const within = { from: instantText(span.start), before: instantText(span.end) }
  const rows = await findCalendarEvents(db, customerId, providerId, within)
  return rows.map(({ type, start_at, end_at, all_day }) => ({
    type,
    allDay: all_day,
    start: Temporal.Instant.from(start_at),
    end: Temporal.Instant.from(end_at),
  }))
}
