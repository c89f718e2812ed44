import type { components } from '@vendor-panel/contract'
import { emailProblem, pastedText } from '@vendor-panel/domain'
import { fullPhoneRules } from '@vendor-panel/domain/phone-full'
import { requireOwnPassword } from '../auth/own-password.ts'
import { audit } from '../platform/audit/audit.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { requireReachableUser } from './access.ts'
import { announceContacts } from './announce-contacts.ts'
import { copyMainContacts } from './contact-lists.ts'
import { deleteVerification } from './contact-verifications.queries.ts'
import { contactKind, deleteContact, findContact, findContacts, insertContact, updateContact, type ContactRow } from './contacts.queries.ts'
import { toContact } from './customer-user-answer.ts'
import type { UserRow } from './customer-users.queries.ts'

type Schemas = components['schemas']

/** The maximum of the lists in the form. */
const contactsMax = 10

export const contactHandlers: Handlers<
  'listContacts' | 'createContact' | 'updateContact' | 'deleteContact' | 'getContactNotifications' | 'replaceContactNotifications'
> = {
  async listContacts(context, { path }) {
    const { db, user } = context
    const { id } = await requireReachableUser(context, path)
    return { status: 200, body: { data: (await findContacts(db, user.customerId, [id])).map(toContact) } }
  },

  async createContact(context, { path, body }) {
    const { db, user } = context
    const of = await requireReachableUser(context, path, 'lock')
    await requireOwnPassword(context, body.oldPassword)
    const before = await findContacts(db, user.customerId, [of.id])
    const value = await storedValue(context, body.type, body.value)
    const siblings = await findKind(context, of, body.type)
    if (siblings.length >= contactsMax)
      throw new Refusal(422, 'invalid', { errors: [{ path: 'value', code: 'too_many', params: { max: contactsMax } }] })
    const owner = { customer_id: user.customerId, customer_user_id: of.id }
    const added = await insertContact(db, { ...owner, type: body.type, value, is_primary: siblings.length === 0 })
    if (!added) throw new Refusal(409, 'contact_exists')
    await copyMainContacts(db, of, of.username)
    await announceContacts(context, of, before)
    await audit(context, { action: 'created', entity: 'contact', entityId: added.id })
    return { status: 201, body: { data: toContact(added) } }
  },

  async updateContact(context, { path, body }) {
    const { db, user } = context
    const of = await requireReachableUser(context, path, 'lock')
    const before = await requireContact(context, path)
    await requireOwnPassword(context, body.oldPassword)
    const all = await findContacts(db, user.customerId, [of.id])
    const value = body.value === undefined ? before.value : await storedValue(context, before.type, body.value)
    const siblings = all.filter(({ id }) => id !== before.id)
    if (siblings.some((contact) => contact.value === value)) throw new Refusal(409, 'contact_exists')
    if (body.isPrimary)
      for (const contact of siblings)
        if (contact.is_primary && contactKind(contact.type) === contactKind(before.type))
          await updateContact(db, user.customerId, contact.id, { is_primary: false })
    const changed = await updateContact(db, user.customerId, before.id, {
      value,
      is_primary: before.is_primary || body.isPrimary === true,
      verified_at: value === before.value ? before.verified_at : null,
    })
    if (value !== before.value) await deleteVerification(db, user.customerId, before.id)
    await copyMainContacts(db, of, of.username)
    await announceContacts(context, of, all)
    const detail = Object.keys(body).filter((field) => field !== 'oldPassword')
    await audit(context, { action: 'updated', entity: 'contact', entityId: before.id, detail: detail.join(', ') })
    return { status: 200, body: { data: toContact(changed) } }
  },

  async deleteContact(context, { path, body }) {
    const { db, user } = context
    const of = await requireReachableUser(context, path, 'lock')
    const contact = await requireContact(context, path)
    await requireOwnPassword(context, body.oldPassword)
    const before = await findContacts(db, user.customerId, [of.id])
    const others = before.filter(({ id, type }) => id !== contact.id && contactKind(type) === contactKind(contact.type))
    const next = others.find(({ verified_at: at }) => at !== null) ?? others[0]
    if (!next) throw new Refusal(409, 'last_contact')
    await deleteContact(db, user.customerId, contact.id)
    if (contact.is_primary) await updateContact(db, user.customerId, next.id, { is_primary: true })
    await copyMainContacts(db, of, of.username)
    await announceContacts(context, of, before)
    await audit(context, { action: 'deleted', entity: 'contact', entityId: contact.id })
    return { status: 204 }
  },

  async getContactNotifications(context, { path }) {
    await requireReachableUser(context, path)
    return { status: 200, body: { data: toNotifications(await requireContact(context, path)) } }
  },

  async replaceContactNotifications(context, { path, body }) {
    await requireReachableUser(context, path)
    const { id } = await requireContact(context, path)
    const changed = await updateContact(context.db, context.user.customerId, id, {
      notifies_lead: body.lead,
      notifies_message: body.message,
      notifies_system: body.system,
    })
    await audit(context, { action: 'updated', entity: 'contact', entityId: id, detail: 'notifications' })
    return { status: 200, body: { data: toNotifications(changed) } }
  },
}

async function requireContact(
  { db, user }: VendorContext,
  { customerUserId, contactId }: { customerUserId: number; contactId: number },
): Promise<ContactRow> {
  return requireFound(await findContact(db, user.customerId, customerUserId, contactId))
}

async function findKind({ db, user }: VendorContext, { id }: UserRow, type: Schemas['ContactType']): Promise<ContactRow[]> {
  return (await findContacts(db, user.customerId, [id])).filter((contact) => contactKind(contact.type) === contactKind(type))
}

/** A trimmed address, or a number as E.164; refused if it is neither (VAL-11, VAL-18). */
async function storedValue({ user }: VendorContext, type: Schemas['ContactType'], text: string): Promise<string> {
  if (type === 'email') {
    const code = emailProblem(text)
    if (code !== null) refuseProblems([{ path: 'value', code }])
    return pastedText(text)
  }
  const number = fullPhoneRules.parse(text, user.countryCode, 'en_CA')
  if (!number.ok) throw new Refusal(422, 'invalid', { errors: [{ path: 'value', code: number.code }] })
  return number.e164
}

function toNotifications(row: ContactRow): Schemas['ContactNotifications'] {
  return { lead: row.notifies_lead, message: row.notifies_message, system: row.notifies_system }
}
