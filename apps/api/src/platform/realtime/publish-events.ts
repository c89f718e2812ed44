import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/kysely.ts'
import { feedProblems } from './feed-schema.ts'
import { toLeadEvent, type FeedEvent } from './feed-tree.ts'
import { addFeedEvents } from './feed.queries.ts'

/**
 * Writes an event for each of these users. An event that violates the contract is a defect of the server: it is logged and not written,
 * so that the transaction of the couple still commits (REAL-01).
 */
export async function publishEvents(
  db: Db,
  customerId: number,
  userIds: readonly number[],
  event: FeedEvent,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  const problems = feedProblems('event', toLeadEvent(event).event)
  if (problems.length > 0) return log.error({ problems }, 'realtime event is not as the contract says')
  const events = userIds.map((userId) => ({ ...event, customer_id: customerId, customer_user_id: userId }))
  await addFeedEvents(db, customerId, events, event.at)
}
