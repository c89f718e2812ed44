import { eventKeptHours } from '@vendor-panel/contract/lead-event'
import type { Insertable, Selectable } from 'kysely'
import type { Client } from 'pg'
import type { Db } from '../db/kysely.ts'
import type { FeedEventsTable } from './feed.tables.ts'

export type FeedEventRow = Selectable<FeedEventsTable>

/** Subscribes a connection to the channels on which transactions announce events. */
export async function listenToFeed(client: Pick<Client, 'query'>): Promise<void> {
  await client.query('listen feed_events; listen lead_presence; listen provider_pages; listen session_ended')
}

export function findRecentFeedEvents(
  db: Db,
  customerId: number,
  customerUserId: number,
  since: string,
  limit: number,
): Promise<FeedEventRow[]> {
  return db
    .selectFrom('feed_events')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', customerUserId)
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function findFeedEvent(db: Db, customerId: number, eventId: number): Promise<FeedEventRow | undefined> {
  return db.selectFrom('feed_events').selectAll().where('customer_id', '=', customerId).where('id', '=', eventId).executeTakeFirst()
}

/** Adds one event for each user and deletes their old ones, so that the table stays small. */
export async function addFeedEvents(db: Db, customerId: number, events: Insertable<FeedEventsTable>[], at: string): Promise<void> {
  if (events.length === 0) return
  const userIds = events.map((event) => event.customer_user_id)
  const old = Temporal.Instant.from(at).subtract({ hours: eventKeptHours }).toString()
  await db
    .deleteFrom('feed_events')
    .where('customer_id', '=', customerId)
    .where('customer_user_id', 'in', userIds)
    .where('at', '<', old)
    .execute()
  await db.insertInto('feed_events').values(events).execute()
}
