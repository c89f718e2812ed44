import type { JobTools } from '../platform/hooks.ts'
import { deletePushSubscription, findPushKeys, findPushSubscription } from './push.queries.ts'
import { TransportUnreachable } from '../platform/jobs/deliver.ts'
import type { PushJob } from './queue-push.ts'
import { sendPush } from './send-push.ts'

/** A panel without a public https URL is for trying out. */
const noContact = 'mailto:push@localhost.invalid'

/** The job of a notice: sends it to one browser. A subscription that the push service no longer has is removed. */
export async function deliverPush(
  { inCustomer, pushContact = noContact }: Pick<JobTools, 'inCustomer' | 'pushContact'>,
  { customerId, subscriptionId, userId, title, body, path, tag }: PushJob,
  isLastAttempt: boolean,
): Promise<void> {
  const found = await inCustomer(customerId, async (db) => {
    const target = await findPushSubscription(db, customerId, subscriptionId, userId)
    return target && { target, keys: await findPushKeys(db) }
  })
  if (!found) return
  // The browser shows it only to this user (INT-01).
  const result = await sendPush(found.target, found.keys, pushContact, { userId, title, body, path, tag }, tag)
  if (result === 'ended') await inCustomer(customerId, (db) => deletePushSubscription(db, customerId, subscriptionId, null))
  if (result === 'unreachable' && !isLastAttempt) throw new TransportUnreachable('The push service is unreachable.')
}
