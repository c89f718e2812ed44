import { throttle } from '../platform/throttle/throttle.ts'
import { hashOf, newInvitationToken } from '../platform/session/token.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import { findCustomer } from '../customers/customers.queries.ts'
import { mailUser } from '../platform/mail/mail-user.ts'
import { lockManagers, type UserRow } from './customer-users.queries.ts'
import { replaceInvitation } from './invitations.queries.ts'
import { instantText } from '../platform/clock.ts'
import { userLocale } from '../platform/messages/sentence.ts'
import { invitationThrottles } from './invitation-throttles.ts'

const invitationDays = 7

/** Mails the link for choosing username and password to a confirmed user (USER-33); an earlier link becomes invalid. */
export async function sendInvitation(context: VendorContext, invited: UserRow) {
  const { db, user, now, origin } = context
  const { customer_id: customerId, id, name, email } = invited
  if (email === null) throw new Error('A user without an e-mail address cannot be invited')
  await throttleSending(context)
  const token = newInvitationToken()
  const sentAt = instantText(now())
  const expiresAt = instantText(now().add({ hours: invitationDays * 24 }))
  await replaceInvitation(db, {
    customer_id: customerId,
    customer_user_id: id,
    token_hash: hashOf(token),
    sent_to: email,
    sent_at: sentAt,
    expires_at: expiresAt,
  })
  const customer = await findCustomer(db, customerId)
  const locale = userLocale(invited.preferred_language, user.countryCode)
  const link = `${origin}/register/${customerId}/${id}/${token}`
  const mail = { customerId, sender: customer.name, recipient: email, locale, at: sentAt }
  await mailUser(db, mail, 'invitation', { name, customer: customer.name, link, days: invitationDays })
  return { sentTo: email, sentAt, expiresAt }
}

/** Asks every account manager to confirm a user added by someone else (USER-32). */
export async function requestConfirmation(context: VendorContext, added: UserRow): Promise<void> {
  const { db, user, now, origin } = context
  await throttleSending(context)
  const customer = await findCustomer(db, user.customerId)
  for (const manager of await lockManagers(db, user.customerId)) {
    if (manager.email === null) continue
    const locale = userLocale(manager.preferred_language, user.countryCode)
    const mail = { customerId: user.customerId, sender: customer.name, recipient: manager.email, locale, at: instantText(now()) }
    const values = { manager: manager.name, author: user.name, name: added.name, customer: customer.name, link: `${origin}/customer-users` }
    await mailUser(db, mail, 'confirm_user', values)
  }
}

/** Counts the messages of a user and an account to unverified addresses and numbers. */
export async function throttleSending(context: VendorContext): Promise<void> {
  const { customerId, id } = context.user
  await throttle(context, invitationThrottles.customer, String(customerId))
  await throttle(context, invitationThrottles.user, `${customerId}/${id}`)
}
