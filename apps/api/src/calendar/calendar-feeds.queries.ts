import type { components } from '@vendor-panel/contract'
import type { Db } from '../platform/db/kysely.ts'

export type CalendarFeedRow = Awaited<ReturnType<typeof findCalendarFeeds>>[number]

/** The feeds of the account, the newest first. */
export function findCalendarFeeds(db: Db, customerId: number) {
  return db
    .selectFrom('calendar_feeds')
    .select(['id', 'provider_ids', 'kinds', 'created_by', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute()
}

type NewFeed = { customerId: number; providerIds: readonly number[]; kinds: readonly components['schemas']['CalendarEventType'][] }

/** Adds a feed, and the hash of its token to the directory. */
export async function insertCalendarFeed(
  db: Db,
  { customerId, providerIds, kinds }: NewFeed,
  made: { by: number; at: string; tokenHash: string },
): Promise<number> {
  const feed = { provider_ids: JSON.stringify(providerIds), kinds: JSON.stringify(kinds), created_by: made.by, created_at: made.at }
  const { id } = await db
    .insertInto('calendar_feeds')
    .values({ customer_id: customerId, ...feed })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('calendar_feed_tokens')
    .values({ token_hash: made.tokenHash, customer_id: customerId, calendar_feed_id: id })
    .execute()
  return id
}

/** Deletes a feed and, by cascade, its token: the address is closed at once. */
export async function deleteCalendarFeed(db: Db, customerId: number, id: number): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('customer_id', '=', customerId).where('id', '=', id).execute()
}

/** The customer and the feed of a secret address; a directory lookup. */
export function findFeedOfToken(db: Db, tokenHash: string) {
  return db.selectFrom('calendar_feed_tokens').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
}
