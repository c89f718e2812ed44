import { sql, type Insertable, type Updateable } from 'kysely'
import { countOf, type Db } from '../platform/db/kysely.ts'
import type { OffersTable } from './offers.tables.ts'

export type OfferRow = NonNullable<Awaited<ReturnType<typeof findOffer>>>

function offers(db: Db, customerId: number) {
  return db
    .selectFrom('offers as offer')
    .leftJoin('customer_users as author', (join) =>
      join.onRef('author.customer_id', '=', 'offer.customer_id').onRef('author.id', '=', 'offer.author_id'),
    )
    .selectAll('offer')
    .select('author.name as author_name')
    .where('offer.customer_id', '=', customerId)
}

export function findOffers(db: Db, customerId: number, leadId: number, limit: number, offset: number): Promise<OfferRow[]> {
  return offers(db, customerId)
    .where('offer.lead_id', '=', leadId)
    .orderBy('offer.created_at', 'desc')
    .orderBy('offer.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countOffers(db: Db, customerId: number, leadId: number): Promise<number> {
  return countOf(db.selectFrom('offers').where('customer_id', '=', customerId).where('lead_id', '=', leadId))
}

export function findOffer(db: Db, customerId: number, id: number) {
  return offers(db, customerId).where('offer.id', '=', id).executeTakeFirst()
}

/** The same of one couple. */
export function findOfferOfLead(db: Db, customerId: number, leadId: number, id: number): Promise<OfferRow | undefined> {
  return offers(db, customerId).where('offer.lead_id', '=', leadId).where('offer.id', '=', id).executeTakeFirst()
}

/** The offer that a mail was sent with. */
export function findOfferOfMessage(db: Db, customerId: number, leadMessageId: number): Promise<OfferRow | undefined> {
  return offers(db, customerId).where('offer.lead_message_id', '=', leadMessageId).executeTakeFirst()
}

/** Adds an offer, and its secret to the directory. */
export async function insertOffer(db: Db, offer: Insertable<OffersTable>, tokenHash: string): Promise<number> {
  const { id } = await db.insertInto('offers').values(offer).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('offer_tokens').values({ token_hash: tokenHash, customer_id: offer.customer_id, offer_id: id }).execute()
  return id
}

export async function updateOffer(db: Db, customerId: number, id: number, patch: Updateable<OffersTable>): Promise<void> {
  await db.updateTable('offers').set(patch).where('customer_id', '=', customerId).where('id', '=', id).execute()
}

/** Withdraws the offer of a couple that is open: there is at most one. */
export async function withdrawOpenOffers(db: Db, customerId: number, leadId: number, at: string): Promise<number[]> {
  const rows = await db
    .updateTable('offers')
    .set({ status: 'withdrawn', answered_at: at })
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .where('status', '=', 'sent')
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The customer and the offer of a couple's secret; a directory lookup. */
export function findOfferOfToken(db: Db, tokenHash: string) {
  return db.selectFrom('offer_tokens').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** Removes what was written to and by a couple, and the links of its mails; what was offered stays for the figures (LEAD-27). */
export async function anonymizeOffers(db: Db, customerId: number, leadId: number): Promise<void> {
  const ofLead = db.selectFrom('offers').select('id').where('customer_id', '=', customerId).where('lead_id', '=', leadId)
  await db.deleteFrom('offer_tokens').where('customer_id', '=', customerId).where('offer_id', 'in', ofLead).execute()
  await db
    .updateTable('offers')
    .set({
      note: '',
      answer_note: null,
      // A line may have a text of its own about the couple; name, quantity and price are those of the product.
      lines: sql`(select coalesce(jsonb_agg(line || '{"note": null}' order by position), '[]')
        from jsonb_array_elements(lines) with ordinality as numbered (line, position))`,
    })
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .execute()
}
