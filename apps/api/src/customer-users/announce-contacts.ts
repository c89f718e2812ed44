import type { VendorContext } from '../platform/contract/context.ts'
import { findCustomer } from '../customers/customers.queries.ts'
import { instantText } from '../platform/clock.ts'
import { mailUser, smsUser } from '../platform/mail/mail-user.ts'
import { userLocale } from '../platform/messages/sentence.ts'
import { contactKind, findContacts, type ContactKind, type ContactRow } from './contacts.queries.ts'
import type { UserRow } from './customer-users.queries.ts'
import { throttleSending } from './send-invitation.ts'
import { sendVerification } from './send-verification.ts'

/**
 * After a change of contacts or username, sends a link or code to the new contacts and a notice to the verified contacts that were there
 * before: a thief cannot take over the account unnoticed. Users who have not registered yet verify their address by the invitation.
 */
export async function announceContacts(
  context: VendorContext,
  user: UserRow,
  before: readonly ContactRow[],
  isUsernameChanged = false,
): Promise<void> {
  if (user.password_hash === null) return
  const after = await findContacts(context.db, user.customer_id, [user.id])
  for (const contact of after)
    if (contact.verified_at === null && !before.some(({ value }) => value === contact.value)) {
      await throttleSending(context)
      await sendVerification(context, user, contact)
    }
  for (const kind of ['email', 'phone'] as const)
    for (const recipient of recipientsOf(kind, before, after)) await notify(context, user, { kind, recipient, what: kind })
  if (!isUsernameChanged) return
  const main = mainOf('email', before.filter(isVerified)) ?? mainOf('phone', before.filter(isVerified))
  if (main) await notify(context, user, { kind: contactKind(main.type), recipient: main.value, what: 'username' })
}

const isVerified = ({ verified_at: at }: ContactRow) => at !== null
const ofKind = (kind: ContactKind, contacts: readonly ContactRow[]) => contacts.filter(({ type }) => contactKind(type) === kind)
/** The main contacts come first. */
const mainOf = (kind: ContactKind, contacts: readonly ContactRow[]) => ofKind(kind, contacts)[0]

/** The old main contact and the removed ones, if they were verified; empty if the contacts have not changed. */
function recipientsOf(kind: ContactKind, before: readonly ContactRow[], after: readonly ContactRow[]): string[] {
  const [old, current] = [ofKind(kind, before), ofKind(kind, after)]
  const removed = old.filter(({ value }) => !current.some((contact) => contact.value === value))
  const isSame = removed.length === 0 && old.length === current.length && old[0]?.value === current[0]?.value
  if (isSame) return []
  return [...new Set([...old.filter(isVerified).slice(0, 1), ...removed.filter(isVerified)].map(({ value }) => value))]
}

async function notify(
  { db, user: author, now, origin }: VendorContext,
  user: UserRow,
  { kind, recipient, what }: { kind: ContactKind; recipient: string; what: ContactKind | 'username' },
): Promise<void> {
  const { name: customer, countryCode } = await findCustomer(db, user.customer_id)
  const locale = userLocale(user.preferred_language, countryCode)
  const to = { customerId: user.customer_id, sender: customer, recipient, locale, at: instantText(now()) }
  const values = { name: user.name, customer, author: author.name, what, link: `${origin}/auth/forgot-password` }
  await (kind === 'email' ? mailUser : smsUser)(db, to, 'contacts_changed', values)
}
