import type { components } from '@vendor-panel/contract'
import { sql, type SqlBool } from 'kysely'
import { countOf, type Db } from '../platform/db/kysely.ts'
import { seesProvider, type ProviderReader } from '../platform/db/sees-provider.ts'

type Schemas = components['schemas']
export type CoupleProviderRow = NonNullable<Awaited<ReturnType<typeof findCoupleProvider>>>

export interface CoupleReader extends ProviderReader {
  /** Couples per month of a limited package; null without a limit. */
  leadLimit: number | null
}

export interface CoupleFilter {
  providerIds?: readonly number[] | undefined
  hasTestimonialRequest?: boolean | undefined
  /** Married on one of these days (YYYY-MM-DD, inclusive), not asked, and without a testimonial. */
  toAsk?: { from: string; to: string } | undefined
}

/** Couples that the user may see; erased ones and those that the package hides are left out (LEAD-27, LEAD-41). */
function couples(db: Db, { customerId, providerIds, leadLimit }: CoupleReader) {
  return db
    .selectFrom('leads as lead')
    .innerJoin('providers as provider', (join) =>
      join.onRef('provider.customer_id', '=', 'lead.customer_id').onRef('provider.id', '=', 'lead.provider_id'),
    )
    .leftJoin('testimonial_requests as request', (join) =>
      join.onRef('request.customer_id', '=', 'lead.customer_id').onRef('request.lead_id', '=', 'lead.id'),
    )
    .leftJoin('testimonials as testimonial', (join) =>
      join.onRef('testimonial.customer_id', '=', 'lead.customer_id').onRef('testimonial.lead_id', '=', 'lead.id'),
    )
    .where('lead.customer_id', '=', customerId)
    .where('lead.contact_preference', '!=', 'anonymized')
    .where((of) => seesProvider(of, 'lead.provider_id', providerIds))
    .$if(leadLimit !== null, (query) => query.where('lead.shown_at', 'is not', null))
}

/** An accepted offer is the couple's confirmation that it chose the provider (TEST-06). */
const isConfirmed = (customerId: number) => sql<boolean>`exists (select from offers offer
  where offer.customer_id = ${customerId} and offer.lead_id = lead.id and offer.status = 'accepted')`

/** With an agreement or a request, each by its own index: `id in` a union would read every couple once more by its id (TEST-06). */
const isPartner = (customerId: number) => sql<SqlBool>`(lead.status = 'deal' or lead.id = any(array(
  select lead_id from offers where customer_id = ${customerId} and status = 'accepted'
  union all select lead_id from testimonial_requests where customer_id = ${customerId})))`

function partners(db: Db, reader: CoupleReader, { providerIds, hasTestimonialRequest, toAsk }: CoupleFilter) {
  return couples(db, reader)
    .where(isPartner(reader.customerId))
    .$if(providerIds !== undefined, (query) => query.where((of) => seesProvider(of, 'lead.provider_id', providerIds!)))
    .$if(hasTestimonialRequest !== undefined, (query) => query.where('request.id', hasTestimonialRequest ? 'is not' : 'is', null))
    .$if(toAsk !== undefined, (query) =>
      query
        .where('lead.wedding_date', '>=', toAsk!.from)
        .where('lead.wedding_date', '<=', toAsk!.to)
        .where('request.id', 'is', null)
        .where('testimonial.id', 'is', null),
    )
}

const columns = [
  'lead.id',
  'lead.couple_name',
  'lead.wedding_date',
  'lead.status',
  'lead.contact_preference',
  'lead.email',
  'lead.phone',
  'lead.provider_id',
  'provider.name as provider_name',
  'provider.city as provider_city',
  'provider.category_id as provider_category_id',
  'provider.category_name as provider_category_name',
  'request.sent_at',
  'request.channel',
  'testimonial.id as testimonial_id',
] as const

/** The latest wedding first; those without a day last. */
export function findCoupleProviders(db: Db, reader: CoupleReader, filter: CoupleFilter, limit: number, offset: number) {
  return partners(db, reader, filter)
    .select(columns)
    .select(isConfirmed(reader.customerId).as('is_confirmed'))
    .orderBy(sql`lead.wedding_date desc nulls last`)
    .orderBy('lead.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countCoupleProviders(db: Db, reader: CoupleReader, filter: CoupleFilter): Promise<number> {
  return countOf(partners(db, reader, filter))
}

/** A couple with its agreement, if there is one. */
export function findCoupleProvider(db: Db, reader: CoupleReader, leadId: number) {
  return couples(db, reader)
    .select(columns)
    .select(isConfirmed(reader.customerId).as('is_confirmed'))
    .where('lead.id', '=', leadId)
    .executeTakeFirst()
}

/** How many have written, how many were asked and have not, and how many were not asked (TEST-10). */
export function countByRequest(db: Db, reader: CoupleReader, providerIds: readonly number[] | undefined) {
  return partners(db, reader, { providerIds })
    .select((of) => {
      const all = () => of.fn.countAll<number>()
      return [
        all().filterWhere('testimonial.id', 'is not', null).as('commented'),
        all().filterWhere('testimonial.id', 'is', null).filterWhere('request.id', 'is not', null).as('requested'),
        all().filterWhere('testimonial.id', 'is', null).filterWhere('request.id', 'is', null).as('notRequested'),
      ]
    })
    .executeTakeFirstOrThrow()
}

/** Stores that a couple is asked, or reminded, and the secret of its page; earlier links stay valid. */
export async function insertRequest(
  db: Db,
  request: { customer_id: number; lead_id: number; channel: Schemas['MessageChannel']; sent_at: string },
  tokenHash: string,
): Promise<void> {
  const { id } = await db
    .insertInto('testimonial_requests')
    .values(request)
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'lead_id']).doUpdateSet({ channel: request.channel, sent_at: request.sent_at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('testimonial_tokens')
    .values({ token_hash: tokenHash, customer_id: request.customer_id, testimonial_request_id: id })
    .execute()
}

/** The customer and the request of a couple's secret; a directory lookup. */
export function findRequestOfToken(db: Db, tokenHash: string) {
  return db.selectFrom('testimonial_tokens').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
}

export function findRequest(db: Db, customerId: number, id: number) {
  return db.selectFrom('testimonial_requests').selectAll().where('customer_id', '=', customerId).where('id', '=', id).executeTakeFirst()
}
