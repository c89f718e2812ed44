import { pastedText } from '@vendor-panel/domain'
import { isContactName, loginName } from '../auth/login-name.ts'
import { replaceLogins } from '../auth/logins.queries.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import type { Db } from '../platform/db/kysely.ts'
import { contactKind, deleteContact, findContacts, insertContact, updateContact, type ContactKind } from './contacts.queries.ts'
import { updateUser, type UserRow } from './customer-users.queries.ts'

/** Replaces the contacts of a kind with those of the form: unchanged ones stay, the first is the main one (USER-18). */
export async function replaceContacts(
  db: Db,
  { customer_id, id }: Pick<UserRow, 'customer_id' | 'id'>,
  kind: ContactKind,
  values: readonly string[],
): Promise<void> {
  const wanted = [...new Set(values.map(pastedText))]
  const kept = (await findContacts(db, customer_id, [id])).filter((contact) => contactKind(contact.type) === kind)
  for (const contact of kept) if (!wanted.includes(contact.value)) await deleteContact(db, customer_id, contact.id)
  for (const [index, value] of wanted.entries()) {
    const known = kept.find((contact) => contact.value === value)
    const isPrimary = index === 0
    if (known) await updateContact(db, customer_id, known.id, { is_primary: isPrimary })
    else {
      const type = kind === 'email' ? 'email' : 'mobile'
      await insertContact(db, { customer_id, customer_user_id: id, type, value, is_primary: isPrimary })
    }
  }
}

/** Copies the main contacts to the user, who signs in by the username and by every contact from now on (AUTH-01). */
export async function copyMainContacts(
  db: Db,
  { customer_id, id }: Pick<UserRow, 'customer_id' | 'id'>,
  username: string,
): Promise<UserRow> {
  const contacts = await findContacts(db, customer_id, [id])
  const others = contacts.filter(({ verified_at: at }) => at !== null).map(({ value }) => value)
  if (!(await replaceLogins(db, customer_id, id, { username, others })))
    throw new Refusal(422, 'username_taken', { errors: [{ path: 'username', code: 'username_taken' }] })
  const mainOf = (kind: ContactKind) => contacts.find(({ type }) => contactKind(type) === kind)?.value ?? null
  return updateUser(db, customer_id, id, { username, email: mainOf('email'), phone: mainOf('phone') })
}

/**
 * Refuses a username that is an e-mail address or a phone number, unless it is a verified contact of the user: an unverified
 * address must not lock out its owner.
 */
export async function requireOwnUsername(
  db: Db,
  { customer_id, id }: Pick<UserRow, 'customer_id' | 'id'>,
  username: string,
): Promise<void> {
  const login = loginName(username)
  if (!isContactName(login)) return
  const contacts = await findContacts(db, customer_id, [id])
  if (contacts.some(({ value, verified_at: at }) => at !== null && loginName(value) === login)) return
  throw new Refusal(422, 'username_contact', { errors: [{ path: 'username', code: 'username_contact' }] })
}
