import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/kysely.ts'
import { feedProblems } from './feed-schema.ts'
import { toLeadEvent, type FeedNews } from './feed-tree.ts'
import { addFeedEvents } from './feed.queries.ts'

/**
 * Tells these users in the panel. An event that is not as the contract says is a fault of ours: it stays unwritten and is logged,
 * because what it tells of, a couple, must not be lost over it (REAL-01).
 */
export async function tellFeed(
  db: Db,
  customerId: number,
  userIds: readonly number[],
  news: FeedNews,
  log: FastifyBaseLogger,
): Promise<void> {
  const problems = feedProblems('event', toLeadEvent(news).event)
  if (problems.length > 0) return log.error({ problems }, 'realtime event is not as the contract says')
  const events = userIds.map((userId) => ({ ...news, customer_id: customerId, customer_user_id: userId }))
  await addFeedEvents(db, customerId, events, news.at)
}
