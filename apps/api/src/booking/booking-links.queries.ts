import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { countOf, type Db } from '../platform/db/kysely.ts'
import { seesProvider, type ProviderReader } from '../platform/db/sees-provider.ts'
import type { BookingLinksTable } from './booking.tables.ts'

export type BookingLinkRow = Selectable<BookingLinksTable>

/** The booking links of the providers that the user sees. */
function links(db: Db, { customerId, providerIds }: ProviderReader, providerId?: number) {
  return db
    .selectFrom('booking_links')
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .where((of) => seesProvider(of, 'provider_id', providerIds))
    .$if(providerId !== undefined, (query) => query.where('provider_id', '=', providerId!))
}

export function findBookingLinks(
  db: Db,
  reader: ProviderReader,
  providerId: number | undefined,
  limit: number,
  offset: number,
): Promise<BookingLinkRow[]> {
  return links(db, reader, providerId).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute()
}

export function countBookingLinks(db: Db, reader: ProviderReader, providerId: number | undefined): Promise<number> {
  return countOf(links(db, reader, providerId))
}

export function findBookingLink(db: Db, reader: ProviderReader, id: number): Promise<BookingLinkRow | undefined> {
  return links(db, reader).selectAll().where('id', '=', id).executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export function lockBookingLink(db: Db, reader: ProviderReader, id: number): Promise<BookingLinkRow | undefined> {
  return links(db, reader).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Adds a link, and its token to the directory. */
export async function insertBookingLink(db: Db, link: Insertable<BookingLinksTable>, tokenHash: string): Promise<BookingLinkRow> {
  const row = await db.insertInto('booking_links').values(link).returningAll().executeTakeFirstOrThrow()
  await db
    .insertInto('booking_link_tokens')
    .values({ token_hash: tokenHash, customer_id: link.customer_id, booking_link_id: row.id })
    .execute()
  return row
}

export function updateBookingLink(db: Db, customerId: number, id: number, patch: Updateable<BookingLinksTable>): Promise<BookingLinkRow> {
  return db
    .updateTable('booking_links')
    .set({ ...patch, version: sql`version + 1` })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The customer and the link of a public address; a directory lookup. */
export function findLinkOfToken(db: Db, tokenHash: string) {
  return db.selectFrom('booking_link_tokens').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
}
