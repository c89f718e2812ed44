import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { hashOf, newImpersonationKey } from '../platform/session/token.ts'
import { throttle } from '../platform/throttle/throttle.ts'
import { findActiveUser, insertImpersonationLink, takeImpersonationLink } from './impersonation.queries.ts'
import { startSession } from './start-session.ts'
import { impersonationThrottle } from './throttles.ts'

const linkMinutes = 10

export const impersonationHandlers: Handlers<'createImpersonationLink' | 'createImpersonation'> = {
  async createImpersonationLink({ db, now, origin, actFor }, { body: { customerId, customerUserId, operator } }) {
    await actFor(customerId)
    requireFound(await findActiveUser(db, customerId, customerUserId))
    const key = newImpersonationKey()
    const expiresAt = instantText(now().add({ minutes: linkMinutes }))
    const user = { customer_id: customerId, customer_user_id: customerUserId }
    await insertImpersonationLink(db, { ...user, key_hash: hashOf(key), operator: operator.trim(), expires_at: expiresAt })
    // Behind the hash, which no server and no log sees (AMB-61).
    return { status: 201, body: { data: { url: `${origin}/auth/impersonate#${key}`, expiresAt } } }
  },

  async createImpersonation(context, { body }) {
    await throttle(context, impersonationThrottle, context.address)
    const { now, userAgent } = context
    const invalid = new Refusal(404, 'impersonation_key_invalid')
    const link = requireFound(await takeImpersonationLink(context.db, hashOf(body.key), now().toString()), invalid)
    const { customer_id: customerId, customer_user_id: customerUserId, operator } = link
    return context.inCustomer(customerId, async (db) => {
      requireFound(await findActiveUser(db, customerId, customerUserId), invalid)
      const user = { customerId, id: customerUserId, operator }
      await audit({ db, user, now }, { action: 'signed_in', entity: 'session' })
      const answer = await startSession(db, { customerId, customerUserId, userAgent, operator }, now())
      return { status: 201, body: { ...answer, switchUser: String(customerUserId) } }
    })
  },
}
