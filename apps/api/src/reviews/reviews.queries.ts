import { foldedKeywords, foldForSearch, ownReviewChannel, type ReviewFilters } from '@vendor-panel/domain'
import { sql, type Insertable, type Selectable, type SqlBool, type Updateable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { ReviewTables } from './reviews.tables.ts'

type ChannelsTable = ReviewTables['review_channels']
export type ChannelRow = NonNullable<Awaited<ReturnType<typeof findChannel>>>
type ExternalRow = Selectable<ReviewTables['external_reviews']>
/** A review as the outside service names it. */
export type ImportedReview = Pick<ExternalRow, 'ref' | 'author' | 'star' | 'text' | 'date'>
export type ReviewRow = Awaited<ReturnType<typeof findReviews>>[number]

function channels(db: Db, customerId: number, providerId?: number) {
  return db
    .selectFrom('review_channels as channel')
    .selectAll('channel')
    .select(
      sql<number>`case when channel.type = ${ownReviewChannel}
        then (select count(*) from testimonials t where t.customer_id = ${customerId} and t.provider_id = channel.provider_id
          and t.status = 'active' and not t.is_erased)
        else (select count(*) from external_reviews r where r.customer_id = ${customerId} and r.channel_id = channel.id)
        end`.as('review_count'),
    )
    .where('channel.customer_id', '=', customerId)
    .where('channel.deleted_at', 'is', null)
    .$if(providerId !== undefined, (query) => query.where('channel.provider_id', '=', providerId!))
}

export const findChannels = (db: Db, customerId: number, providerId: number) =>
  channels(db, customerId, providerId).orderBy('channel.created_at').orderBy('channel.id').execute()

/** A channel that is connected; of one provider, or of any. */
export const findChannel = (db: Db, customerId: number, channelId: number, providerId?: number) =>
  channels(db, customerId, providerId).where('channel.id', '=', channelId).executeTakeFirst()

/** Adds a channel, and its widget to the directory. */
export async function insertChannel(db: Db, channel: Insertable<ChannelsTable>): Promise<number> {
  const { id } = await db.insertInto('review_channels').values(channel).returning('id').executeTakeFirstOrThrow()
  const widget = { public_id: channel.public_id, customer_id: channel.customer_id, channel_id: id }
  await db.insertInto('review_widgets').values(widget).execute()
  return id
}

export async function updateChannelRow(db: Db, customerId: number, id: number, patch: Updateable<ChannelsTable>): Promise<void> {
  await db.updateTable('review_channels').set(patch).where('customer_id', '=', customerId).where('id', '=', id).execute()
}

/** A review of any channel; of an own testimonial both names of its couple. */
type SourceRow = Pick<ExternalRow, 'id' | 'author' | 'star' | 'text' | 'date' | 'search_text'> & {
  partner: string | null
  reply: string | null
}

/** The reviews of a channel: imported ones, or the active testimonials of its provider with their published replies (REV-03, REV-06); those of erased couples have no text. */
function reviewsOf(db: Db, { customer_id: customerId, id, type, provider_id: providerId }: ChannelRow) {
  const imported = db
    .selectFrom('external_reviews')
    .select(['id', 'author', 'star', 'text', 'date', 'search_text'])
    .select([sql<string | null>`null`.as('partner'), sql<string | null>`null`.as('reply')])
    .where('customer_id', '=', customerId)
    .where('channel_id', '=', id)
  const own = db
    .selectFrom('testimonials')
    .select(['id', 'bride_name as author', 'star', 'comment as text', 'search_text', 'groom_name as partner', 'published_reply as reply'])
    .select(sql<string>`(created_at at time zone 'UTC')::date`.as('date'))
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('status', '=', 'active')
    .where('is_erased', '=', false)
  const either = type === ownReviewChannel ? own.$castTo<SourceRow>().as('review') : imported.$castTo<SourceRow>().as('review')
  return db.selectFrom(either)
}

/** Those that pass every filter, the newest up to the limit of the filters: the same as `filterReviews` (REV-05). */
function matching(db: Db, channel: ChannelRow, filters: ReviewFilters) {
  const { minimumStar, hasComment, dateStart, dateEnd, limit } = filters
  const wanted = foldedKeywords(filters.includeKeywords)
  const unwanted = foldedKeywords(filters.excludeKeywords)
  const has = (word: string) => sql<SqlBool>`strpos(review.search_text, ${word}) > 0`
  return (
    reviewsOf(db, channel)
      .selectAll('review')
      .$if(minimumStar !== null, (query) => query.where('review.star', '>=', minimumStar!))
      .$if(hasComment, (query) => query.where('review.search_text', '<>', ''))
      .$if(wanted.length > 0, (query) => query.where((of) => of.or(wanted.map(has))))
      .$if(unwanted.length > 0, (query) => query.where((of) => of.not(of.or(unwanted.map(has)))))
      .$if(dateStart !== null, (query) => query.where('review.date', '>=', dateStart!))
      .$if(dateEnd !== null, (query) => query.where('review.date', '<=', dateEnd!))
      // Without a limit nothing is sorted to be counted.
      .$if(limit !== null, (query) => query.orderBy('review.date', 'desc').orderBy('review.id', 'desc').limit(limit!))
  )
}

export const findReviews = (db: Db, channel: ChannelRow, filters: ReviewFilters, limit: number, offset: number) =>
  db
    .selectFrom(matching(db, channel, filters).as('review'))
    .selectAll()
    .orderBy('review.date', 'desc')
    .orderBy('review.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** How many pass the filters, and their mean to one decimal. */
export function summarizeReviews(db: Db, channel: ChannelRow, filters: ReviewFilters) {
  return db
    .selectFrom(matching(db, channel, filters).as('review'))
    .select((of) => [of.fn.countAll<number>().as('total'), sql<number | null>`round(avg(review.star), 1)::float8`.as('average')])
    .executeTakeFirstOrThrow()
}

/** The customer and the channel of a widget; a directory lookup. */
export const findWidget = (db: Db, publicId: string) =>
  db.selectFrom('review_widgets').selectAll().where('public_id', '=', publicId).executeTakeFirst()

/** What a widget says about the provider. */
export const findReviewed = (db: Db, customerId: number, providerId: number) =>
  db
    .selectFrom('providers')
    .select(['name', 'website'])
    .where('customer_id', '=', customerId)
    .where('id', '=', providerId)
    .executeTakeFirst()

/** Stores what was imported: new reviews are added, changed ones replaced, and those that the page no longer has are removed. */
export async function replaceReviews(db: Db, customerId: number, channelId: number, imported: readonly ImportedReview[]): Promise<void> {
  const rows = JSON.stringify(imported.map((review) => ({ ...review, search_text: foldForSearch(review.text ?? '') })))
  // One parameter: thousands of rows have more values than a statement may have.
  const given = sql`jsonb_to_recordset(${rows}::jsonb) as given (ref text, author text, star smallint, text text, date date, search_text text)`
  await sql`
    delete from external_reviews where customer_id = ${customerId} and channel_id = ${channelId}
      and ref not in (select ref from ${given})`.execute(db)
  await sql`
    insert into external_reviews (customer_id, channel_id, ref, author, star, text, date, search_text)
    select ${customerId}::bigint, ${channelId}::bigint, ref, author, star, text, date, search_text from ${given}
    on conflict (customer_id, channel_id, ref) do update
      set author = excluded.author, star = excluded.star, text = excluded.text, date = excluded.date, search_text = excluded.search_text`.execute(
    db,
  )
}

/** Deletes permanently what was disconnected before this time. */
export async function purgeChannels(db: Db, customerId: number, before: string): Promise<void> {
  await db.deleteFrom('review_channels').where('customer_id', '=', customerId).where('deleted_at', '<', before).execute()
}
