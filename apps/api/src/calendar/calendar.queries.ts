import type { TimeSpan } from '@vendor-panel/domain'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { findUsersOfProvider } from '../leads/lead-users.queries.ts'
import { instantText } from '../platform/clock.ts'
import type { Db } from '../platform/db/kysely.ts'
import type { CalendarEventsTable } from './calendar.tables.ts'

export type CalendarEventRow = Omit<Selectable<CalendarEventsTable>, 'customer_id' | 'calendar_import_id' | 'import_ref'>

const columns = [
  'id',
  'provider_id',
  'space_id',
  'lead_id',
  'type',
  'title',
  'start_at',
  'end_at',
  'all_day',
  'place',
  'note',
  'remind_at',
  'version',
] as const

function events(db: Db, customerId: number, providerIds: readonly number[]) {
  return db
    .selectFrom('calendar_events')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', (eb) => eb.fn.any(eb.val([...providerIds])))
}

/** Every event of these providers that overlaps the span, half-open, by its start. */
export function findCalendarEvents(
  db: Db,
  customerId: number,
  providerIds: readonly number[],
  span: TimeSpan,
): Promise<CalendarEventRow[]> {
  return events(db, customerId, providerIds)
    .where('end_at', '>', instantText(span.start))
    .where('start_at', '<', instantText(span.end))
    .orderBy('start_at')
    .orderBy('id')
    .execute()
}

/** An event; `lock` locks it until the transaction ends. */
export function findCalendarEvent(
  db: Db,
  customerId: number,
  providerId: number,
  id: number,
  lock: 'read' | 'lock',
): Promise<CalendarEventRow | undefined> {
  return events(db, customerId, [providerId])
    .where('id', '=', id)
    .$if(lock === 'lock', (query) => query.forUpdate())
    .executeTakeFirst()
}

export function insertCalendarEvent(db: Db, event: Insertable<CalendarEventsTable>): Promise<CalendarEventRow> {
  return db.insertInto('calendar_events').values(event).returning(columns).executeTakeFirstOrThrow()
}

/** Changes an event; its version increases by one. */
export function updateCalendarEvent(
  db: Db,
  customerId: number,
  id: number,
  changes: Updateable<CalendarEventsTable>,
): Promise<CalendarEventRow> {
  return db
    .updateTable('calendar_events')
    .set((of) => ({ ...changes, version: of('version', '+', 1) }))
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
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
  /** The space that is taken; null if the provider is. */
  spaceId: number | null
  allDay: boolean
}

/** The times in a span at which a provider is busy, by their start; they may overlap. Half-open, like the span (CAL-04). */
export async function busyTimes(db: Db, customerId: number, providerId: number, span: TimeSpan): Promise<BusyTime[]> {
  const rows = await findCalendarEvents(db, customerId, [providerId], span)
  return rows.map(({ type, space_id, start_at, end_at, all_day }) => ({
    type,
    spaceId: space_id,
    allDay: all_day,
    start: Temporal.Instant.from(start_at),
    end: Temporal.Instant.from(end_at),
  }))
}

/** An event that is still to be reminded of at this time, with its provider. */
export function findReminded(db: Db, customerId: number, id: number, at: string) {
  return db
    .selectFrom('calendar_events as event')
    .innerJoin('providers as provider', (join) =>
      join.onRef('provider.customer_id', '=', 'event.customer_id').onRef('provider.id', '=', 'event.provider_id'),
    )
    .innerJoin('customers as customer', 'customer.id', 'event.customer_id')
    .select([
      'event.provider_id',
      'event.lead_id',
      'event.title',
      'event.start_at',
      'event.all_day',
      'provider.time_zone',
      'customer.country_code',
    ])
    .select('provider.name as provider_name')
    .where('event.customer_id', '=', customerId)
    .where('event.id', '=', id)
    .where('event.remind_at', '=', at)
    .executeTakeFirst()
}

/** The users of a provider with their main address, unless they have switched off notices of the product (SET-07). */
export function findReminderUsers(db: Db, customerId: number, providerId: number) {
  return findUsersOfProvider(db, customerId, providerId)
    .leftJoin('contacts as mailbox', (join) =>
      join
        .onRef('mailbox.customer_id', '=', 'user.customer_id')
        .onRef('mailbox.customer_user_id', '=', 'user.id')
        .on('mailbox.type', '=', 'email')
        .on('mailbox.is_primary', '=', true)
        .on('mailbox.notifies_system', '=', true),
    )
    .select(['user.name', 'mailbox.value as email', 'user.preferred_language'])
    .execute()
}
