import { contactVerificationHours } from '@vendor-panel/domain'
import { findCustomer } from '../customers/customers.queries.ts'
import { instantText } from '../platform/clock.ts'
import type { PublicContext } from '../platform/contract/context.ts'
import { mailUser, smsUser } from '../platform/mail/mail-user.ts'
import { userLocale } from '../platform/messages/sentence.ts'
import { hashOf, newSmsCode, newSmsKey, newVerificationKey } from '../platform/session/token.ts'
import { replaceVerification } from './contact-verifications.queries.ts'
import { contactKind, type ContactRow } from './contacts.queries.ts'
import type { UserRow } from './customer-users.queries.ts'

type Sending = Pick<PublicContext, 'db' | 'now' | 'origin'>

/** Sends what verifies a contact: a link by mail, or a code by SMS. What was sent before it becomes invalid. */
export async function sendVerification({ db, now, origin }: Sending, user: UserRow, contact: ContactRow) {
  const { customer_id: customerId, id } = user
  const { name: customer, countryCode } = await findCustomer(db, customerId)
  const isEmail = contactKind(contact.type) === 'email'
  const key = isEmail ? newVerificationKey() : newSmsKey()
  const code = isEmail ? null : newSmsCode()
  const expiresAt = instantText(now().add({ hours: contactVerificationHours }))
  await replaceVerification(db, {
    key_hash: hashOf(key),
    customer_id: customerId,
    customer_user_id: id,
    contact_id: contact.id,
    code_hash: code === null ? null : hashOf(code),
    expires_at: expiresAt,
  })
  const link = `${origin}/auth/verify-contact?key=${key}`
  const locale = userLocale(user.preferred_language, countryCode)
  const to = { customerId, sender: customer, recipient: contact.value, locale, at: instantText(now()) }
  const values = { name: user.name, customer, link, hours: contactVerificationHours }
  if (code === null) await mailUser(db, to, 'contact_verification', values)
  else await smsUser(db, to, 'contact_verification', { ...values, code })
  return { sentTo: contact.value, expiresAt, verificationKey: isEmail ? null : key }
}
