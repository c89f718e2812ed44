import { fieldProblem } from '@vendor-panel/domain'
import { instantText } from '../platform/clock.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { outsideAddress } from '../platform/http/outside-address.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { hashOf } from '../platform/session/token.ts'
import { deleteOldPushSubscriptions, deletePushSubscription, findPushKeys, putPushSubscription } from './push.queries.ts'

/** A person has a few browsers; older ones are replaced. */
const subscriptionsMax = 10

export const pushHandlers: Handlers<'getPushKey' | 'createPushSubscription' | 'deletePushSubscription'> = {
  async getPushKey({ db }) {
    const { publicKey } = await findPushKeys(db)
    return { status: 200, body: { data: { publicKey } } }
  },

  async createPushSubscription({ db, user, now, origin }, { body }) {
    const endpoint = outsideAddress(body.endpoint, origin)
    if (!endpoint) refuseProblems([fieldProblem('endpoint', 'invalid_url')])
    const { p256dh, auth } = body.keys
    const subscription = { customer_id: user.customerId, customer_user_id: user.id, endpoint: body.endpoint, p256dh, auth }
    const row = await putPushSubscription(db, { ...subscription, endpoint_hash: hashOf(body.endpoint), created_at: instantText(now()) })
    await deleteOldPushSubscriptions(db, user.customerId, user.id, subscriptionsMax)
    return { status: 201, body: { data: { id: row.id, createdAt: row.created_at } } }
  },

  async deletePushSubscription({ db, user }, { path }) {
    if (!(await deletePushSubscription(db, user.customerId, path.pushSubscriptionId, user.id))) throw new Refusal(404, 'not_found')
    return { status: 204 }
  },
}
