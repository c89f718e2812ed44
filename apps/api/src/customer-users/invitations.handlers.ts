import { registrationProblems } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { setPassword } from '../auth/auth.queries.ts'
import { hashPassword } from '../auth/password.ts'
import { throttle } from '../platform/throttle/throttle.ts'
import { hashOf } from '../platform/session/token.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { requireReachableUser } from './access.ts'
import { copyMainContacts, requireOwnUsername } from './contact-lists.ts'
import { findContacts } from './contacts.queries.ts'
import { toCustomerUser } from './customer-user-answer.ts'
import { updateUser } from './customer-users.queries.ts'
import { deleteInvitation, lockInvitedUser, verifyContact } from './invitations.queries.ts'
import { sendInvitation } from './send-invitation.ts'
import { sendVerification } from './send-verification.ts'
import { instantText } from '../platform/clock.ts'
import { requireManager, requireOwnCustomer } from '../platform/session/access.ts'
import { invitationThrottles } from './invitation-throttles.ts'

export const invitationHandlers: Handlers<'confirmCustomerUser' | 'createInvitation' | 'getInvitation' | 'acceptInvitation'> = {
  async confirmCustomerUser(context, { path }) {
    const { db, user, now } = context
    const row = await requireManagedUser(context, path)
    if (row.status !== 'pending') throw new Refusal(409, 'already_confirmed')
    const confirmed = await updateUser(db, user.customerId, row.id, { status: 'active' })
    await audit(context, { action: 'updated', entity: 'customer_user', entityId: row.id, detail: 'confirm' })
    await sendInvitation(context, confirmed)
    return { status: 200, body: { data: await toCustomerUser(db, confirmed, now()) } }
  },

  async createInvitation(context, { path }) {
    const row = await requireManagedUser(context, path)
    if (row.status === 'pending') throw new Refusal(409, 'not_confirmed')
    if (row.password_hash !== null) throw new Refusal(409, 'already_registered')
    await throttle(context, invitationThrottles.invited, `${row.customer_id}/${row.id}`)
    await audit(context, { action: 'updated', entity: 'customer_user', entityId: row.id, detail: 'invitation' })
    return { status: 201, body: { data: await sendInvitation(context, row) } }
  },

  async getInvitation(context, { path }) {
    return context.inCustomer(path.customerId, async (db) => {
      const { name, username } = await requireInvited(db, path, context.now())
      return { status: 200, body: { data: { name, username } } }
    })
  },

  async acceptInvitation(context, { path, body }) {
    return context.inCustomer(path.customerId, async (db) => {
      const now = context.now()
      const { customer_id: customerId, id, sent_to: sentTo, country_code: countryCode } = await requireInvited(db, path, now)
      refuseProblems(registrationProblems({ ...body, passwordMatch: body.password }, countryCode))
      await verifyContact(db, customerId, id, sentTo, instantText(now))
      await requireOwnUsername(db, { customer_id: customerId, id }, body.username)
      const user = await copyMainContacts(db, { customer_id: customerId, id }, body.username.trim())
      await setPassword(db, customerId, id, await hashPassword(body.password))
      for (const contact of await findContacts(db, customerId, [id]))
        if (contact.verified_at === null) await sendVerification({ ...context, db }, user, contact)
      await deleteInvitation(db, customerId, id)
      await audit(
        { db, user: { customerId, id }, now: context.now },
        { action: 'updated', entity: 'customer_user', entityId: id, detail: 'registration' },
      )
      return { status: 204 }
    })
  },
}

async function requireManagedUser(context: VendorContext, path: { customerId: number; customerUserId: number }) {
  requireOwnCustomer(context.user, path.customerId)
  requireManager(context.user)
  return requireReachableUser(context, path, 'lock')
}

/** A used, replaced or expired link is treated like an unknown one (AUTH-38). */
async function requireInvited(
  db: VendorContext['db'],
  { customerId, customerUserId, hash }: { customerId: number; customerUserId: number; hash: string },
  now: Temporal.Instant,
) {
  return requireFound(await lockInvitedUser(db, customerId, customerUserId, hashOf(hash), now.toString()))
}
