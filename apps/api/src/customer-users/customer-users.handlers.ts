import type { Body } from '@vendor-panel/contract/operation-types'
import { audit } from '../platform/audit/audit.ts'
import { undoable } from '../platform/audit/undo.ts'
import { deleteSessionsOfUser, setPassword } from '../auth/auth.queries.ts'
import { deleteLogins } from '../auth/logins.queries.ts'
import { requireOwnPassword } from '../auth/own-password.ts'
import { hashPassword } from '../auth/password.ts'
import { deleteSocialAccounts } from '../auth/social.queries.ts'
import { hashOf } from '../platform/session/token.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireVersion, versionHeaders } from '../platform/contract/record-version.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { requireReachableUser } from './access.ts'
import { announceContacts } from './announce-contacts.ts'
import { copyMainContacts, replaceContacts, requireOwnUsername } from './contact-lists.ts'
import { findContacts } from './contacts.queries.ts'
import { toCustomerUser, toCustomerUsers } from './customer-user-answer.ts'
import { requireValidForm, storedIdentityNumber } from './customer-user-form.ts'
import { managerRoleId } from './customer-users.reference.ts'
import { countUsers, findUsers, insertUser, lockManagers, updateUser, type UserRow } from './customer-users.queries.ts'
import { deleteInvitation } from './invitations.queries.ts'
import { requestConfirmation, sendInvitation } from './send-invitation.ts'
import { requireManager, requireOwnCustomer } from '../platform/session/access.ts'

type Patch = Body<'updateCustomerUser'>

export const customerUserHandlers: Handlers<
  'listCustomerUsers' | 'createCustomerUser' | 'getCustomerUser' | 'updateCustomerUser' | 'deleteCustomerUser'
> = {
  async listCustomerUsers({ db, user, now }, { path, query }) {
    requireOwnCustomer(user, path.customerId)
    const { ids } = query
    const { page, limit, offset } = requestedPage(query)
    // USER-35: account managers see every user of their account, others only themselves
    const filter = { ids, onlyId: user.canManage ? undefined : user.id }
    const rows = await findUsers(db, user.customerId, filter, limit, offset)
    const total = await countUsers(db, user.customerId, filter)
    return { status: 200, body: { data: await toCustomerUsers(db, user.customerId, rows, now()), meta: { page, limit, total } } }
  },

  async createCustomerUser(context, { path, body }) {
    const { db, user, now } = context
    requireOwnCustomer(user, path.customerId)
    if (body.canManage || body.roleId === managerRoleId) requireManager(user)
    await requireValidForm(context, body, false)
    // USER-33: adding a user as an account manager confirms the user
    const status = user.canManage ? 'active' : 'pending'
    const owner = { customer_id: user.customerId }
    const id = await insertUser(db, { ...owner, name: body.name.trim(), username: body.username.trim(), ...storedFields(body), status })
    await replaceContacts(db, { ...owner, id }, 'email', body.emails)
    await replaceContacts(db, { ...owner, id }, 'phone', body.phones)
    await requireOwnUsername(db, { ...owner, id }, body.username)
    const added = await copyMainContacts(db, { ...owner, id }, body.username.trim())
    await audit(context, { action: 'created', entity: 'customer_user', entityId: id })
    await (user.canManage ? sendInvitation(context, added) : requestConfirmation(context, added))
    return { status: 201, body: { data: await toCustomerUser(db, added, now()) } }
  },

  async getCustomerUser(context, { path }) {
    const row = await requireReachableUser(context, path)
    return { status: 200, headers: versionHeaders(row.version), body: { data: await toCustomerUser(context.db, row, context.now()) } }
  },

  async updateCustomerUser(context, { path, body }) {
    const { db, user, now } = context
    const before = await requireReachableUser(context, path, 'lock')
    requireVersion(context, before.version)
    if (['canManage', 'roleId', 'titleId'].some((field) => field in body)) requireManager(user)
    await requireValidForm(context, body, true)
    if (opensAccount(body)) await requireOwnPassword(context, body.oldPassword)
    const contacts = await findContacts(db, user.customerId, [before.id])
    if (body.canManage === false && before.can_manage) await requireAnotherManager(context, before)
    let row = await updateUser(db, user.customerId, before.id, { ...(body.name && { name: body.name.trim() }), ...storedFields(body) })
    if (body.emails) await replaceContacts(db, row, 'email', body.emails)
    if (body.phones) await replaceContacts(db, row, 'phone', body.phones)
    const username = (body.username ?? row.username).trim()
    if (username !== before.username) await requireOwnUsername(db, row, username)
    if (body.emails || body.phones || body.username) {
      row = await copyMainContacts(db, row, username)
      await announceContacts(context, row, contacts, username !== before.username)
    }
    if (body.password) {
      await setPassword(db, user.customerId, row.id, await hashPassword(body.password))
      await deleteSessionsOfUser(db, user.customerId, row.id, hashOf(context.session.token))
    }
    const detail = Object.keys(body)
      .filter((field) => field !== 'oldPassword')
      .join(', ')
    await audit(context, { action: 'updated', entity: 'customer_user', entityId: row.id, detail })
    return { status: 200, headers: versionHeaders(row.version), body: { data: await toCustomerUser(db, row, now()) } }
  },

  async deleteCustomerUser(context, { path }) {
    const { db, user } = context
    requireOwnCustomer(user, path.customerId)
    requireManager(user)
    // If two account managers remove each other at the same time, the second one has lost the permission.
    if (!(await lockManagers(db, user.customerId)).some(({ id }) => id === user.id)) throw new Refusal(403, 'forbidden')
    const { id } = await requireReachableUser(context, path, 'lock')
    if (id === user.id) throw new Refusal(409, 'own_user')
    const headers = await undoable(
      context,
      { entity: 'customer_user', entityId: id },
      // The user's texts stay, and so does the row; everything that gives access to the panel is deleted.
      { table: 'customer_users', ids: [id], columns: ['status'] },
      { table: 'logins', ids: [id], key: 'customer_user_id' },
      { table: 'invitations', ids: [id], key: 'customer_user_id' },
      { table: 'social_accounts', ids: [id], key: 'customer_user_id' },
    )
    await updateUser(db, user.customerId, id, { status: 'passive' })
    await deleteLogins(db, user.customerId, id)
    await deleteInvitation(db, user.customerId, id)
    await deleteSocialAccounts(db, user.customerId, id)
    await deleteSessionsOfUser(db, user.customerId, id)
    return { status: 204, headers }
  },
}

/** Values as they are stored; an omitted field stays unchanged. */
function storedFields(body: Patch) {
  const columns = {
    can_manage: body.canManage,
    title_id: body.titleId,
    role_id: body.roleId,
    preferred_language: body.preferredLanguage,
    profile_video: body.profileVideo === undefined ? undefined : body.profileVideo?.trim() || null,
    bio: body.bio,
    birth_date: body.birthDate,
    identity_number: body.identityNumber === undefined ? undefined : storedIdentityNumber(body.identityNumber),
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<
    Pick<UserRow, 'can_manage' | 'title_id' | 'role_id' | 'preferred_language' | 'profile_video' | 'bio' | 'birth_date' | 'identity_number'>
  >
}

/** What opens the account is changed only with the password of the user who asks (AMB-26). */
const opensAccount = (body: Patch) => (['password', 'username', 'emails', 'phones'] as const).some((field) => body[field] !== undefined)

async function requireAnotherManager({ db, user }: VendorContext, { id }: UserRow): Promise<void> {
  const managers = await lockManagers(db, user.customerId)
  if (!managers.some((manager) => manager.id !== id)) throw new Refusal(409, 'last_account_manager')
}
