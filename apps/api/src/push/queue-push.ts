import type { Db } from '../platform/db/kysely.ts'
import { addJob } from '../platform/jobs/add-job.queries.ts'
import { findPushSubscriptionIds } from './push.queries.ts'

/** What a browser shows: never a phone number, an e-mail address or the text of a message, since push services and lock screens see more than the panel. */
export interface PushNotice {
  title: string
  body: string
  /** The couple that it names; its notices that wait are deleted with its data (LEAD-27). */
  leadId: number
  /** The page that a click opens. */
  path: string
  /** A newer notice with the same tag replaces this one; a push service accepts 32 letters and digits. */
  tag: string
}

export interface PushJob extends PushNotice {
  customerId: number
  subscriptionId: number
  userId: number
}

// A notice that is late by more than a few minutes is not useful.
const attemptsMax = 5

/** Queues a notice to each browser of a user; it is sent when this transaction commits. */
export async function queuePush(db: Db, customerId: number, userId: number, notice: PushNotice): Promise<void> {
  for (const subscriptionId of await findPushSubscriptionIds(db, customerId, userId))
    await addJob(db, 'push', { customerId, subscriptionId, userId, ...notice } satisfies PushJob, attemptsMax)
}
