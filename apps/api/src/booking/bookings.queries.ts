import { sql, type Insertable, type Updateable } from 'kysely'
import { countOf, type Db } from '../platform/db/kysely.ts'
import { seesProvider, type ProviderReader } from '../platform/db/sees-provider.ts'
import type { BookingsTable } from './booking.tables.ts'

export type BookingRow = NonNullable<Awaited<ReturnType<typeof findBooking>>>

/** Bookings with their link, couple, and appointment, which is missing if the vendor has removed it. */
function bookings(db: Db, customerId: number) {
  return db
    .selectFrom('bookings as booking')
    .innerJoin('booking_links as link', (join) =>
      join.onRef('link.customer_id', '=', 'booking.customer_id').onRef('link.id', '=', 'booking.booking_link_id'),
    )
    .innerJoin('leads as lead', (join) =>
      join.onRef('lead.customer_id', '=', 'booking.customer_id').onRef('lead.id', '=', 'booking.lead_id'),
    )
    .leftJoin('calendar_events as event', (join) =>
      join.onRef('event.customer_id', '=', 'booking.customer_id').onRef('event.id', '=', 'booking.calendar_event_id'),
    )
    .where('booking.customer_id', '=', customerId)
}

const columns = [
  'booking.id',
  'booking.booking_link_id',
  'booking.provider_id',
  'booking.lead_id',
  'booking.calendar_event_id',
  'booking.locale',
  'booking.revision',
  'booking.created_at',
  'booking.cancelled_at',
  'booking.start_at as booked_start_at',
  'booking.end_at as booked_end_at',
  'link.title',
  'link.token as link_token',
  'link.is_active',
  'link.deleted_at as link_deleted_at',
  'lead.couple_name',
  'event.start_at',
  'event.end_at',
] as const

/** Those to come that are not cancelled. */
function upcoming(db: Db, { customerId, providerIds }: ProviderReader, providerId: number | undefined, now: string) {
  return bookings(db, customerId)
    .where('booking.cancelled_at', 'is', null)
    .where('event.end_at', '>', now)
    .where((of) => seesProvider(of, 'booking.provider_id', providerIds))
    .$if(providerId !== undefined, (query) => query.where('booking.provider_id', '=', providerId!))
}

export function findUpcomingBookings(
  db: Db,
  reader: ProviderReader,
  { providerId, now, limit, offset }: { providerId: number | undefined; now: string; limit: number; offset: number },
): Promise<BookingRow[]> {
  const rows = upcoming(db, reader, providerId, now).select(columns)
  return rows.orderBy('event.start_at').orderBy('booking.id').limit(limit).offset(offset).execute()
}

export function countUpcomingBookings(db: Db, reader: ProviderReader, providerId: number | undefined, now: string): Promise<number> {
  return countOf(upcoming(db, reader, providerId, now))
}

export function findBooking(db: Db, reader: ProviderReader, id: number) {
  return bookings(db, reader.customerId)
    .select(columns)
    .where((of) => seesProvider(of, 'booking.provider_id', reader.providerIds))
    .where('booking.id', '=', id)
    .executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export async function lockBooking(db: Db, reader: ProviderReader, id: number): Promise<BookingRow | undefined> {
  await db.selectFrom('bookings').select('id').where('customer_id', '=', reader.customerId).where('id', '=', id).forUpdate().execute()
  return findBooking(db, reader, id)
}

/**
 * The viewings of a provider that overlap a span, with the buffers of their links. One that the vendor has moved or removed in the calendar
 * overlaps by its booked time too, which the couple still knows and Undo restores.
 */
export function findViewings(db: Db, customerId: number, providerId: number, span: { from: string; before: string }) {
  return bookings(db, customerId)
    .select(['booking.id', 'booking.booking_link_id', 'booking.start_at as booked_start_at', 'booking.end_at as booked_end_at'])
    .select(['event.id as event_id', 'event.space_id', 'event.start_at', 'event.end_at'])
    .select(['link.space_id as link_space_id', 'link.buffer_before_minutes', 'link.buffer_after_minutes'])
    .where('booking.provider_id', '=', providerId)
    .where('booking.cancelled_at', 'is', null)
    .where((of) =>
      of.or([
        of.and([of('event.end_at', '>', span.from), of('event.start_at', '<', span.before)]),
        of.and([of('booking.end_at', '>', span.from), of('booking.start_at', '<', span.before)]),
      ]),
    )
    .execute()
}

/** Adds a booking, and its secret to the directory. */
export async function insertBooking(db: Db, booking: Insertable<BookingsTable>, tokenHash: string): Promise<number> {
  const { id } = await db.insertInto('bookings').values(booking).returning('id').executeTakeFirstOrThrow()
  await insertBookingToken(db, booking.customer_id, id, tokenHash)
  return id
}

/** Adds a secret of a booking to the directory; earlier ones stay valid. */
export async function insertBookingToken(db: Db, customerId: number, bookingId: number, tokenHash: string): Promise<void> {
  await db.insertInto('booking_tokens').values({ token_hash: tokenHash, customer_id: customerId, booking_id: bookingId }).execute()
}

/** The booking of an appointment, also of a removed one. */
export async function findBookingOfEvent(db: Db, customerId: number, calendarEventId: number): Promise<number | undefined> {
  const booking = db.selectFrom('bookings').select('id').where('customer_id', '=', customerId)
  return (await booking.where('calendar_event_id', '=', calendarEventId).executeTakeFirst())?.id
}

/** Changes a booking; the next calendar file replaces the one before. */
export async function reviseBooking(db: Db, customerId: number, id: number, patch: Updateable<BookingsTable> = {}): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ ...patch, revision: sql`revision + 1` })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute()
}

/** The customer and the booking of a couple's secret; a directory lookup. */
export function findBookingOfToken(db: Db, tokenHash: string) {
  return db.selectFrom('booking_tokens').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** The newest couple of a provider with this e-mail address. */
export async function findLeadByEmail(db: Db, customerId: number, providerId: number, email: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('leads')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.id
}

/** The links of a couple's mails lead nowhere any more; that a viewing took place stays. */
export async function deleteBookingTokens(db: Db, customerId: number, leadId: number): Promise<void> {
  const ofLead = db.selectFrom('bookings').select('id').where('customer_id', '=', customerId).where('lead_id', '=', leadId)
  await db.deleteFrom('booking_tokens').where('customer_id', '=', customerId).where('booking_id', 'in', ofLead).execute()
}
