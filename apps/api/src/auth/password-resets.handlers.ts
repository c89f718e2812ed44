import { passwordProblem } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import type { PublicContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import type { Db } from '../platform/db/kysely.ts'
import { mailUser, smsUser } from '../platform/mail/mail-user.ts'
import { deleteSessionsOfUser, setPassword } from './auth.queries.ts'
import { loginName, typedLoginNames } from './login-name.ts'
import { envelope, findNamed, leastTime, type Remindable } from './named-user.ts'
import { hashPassword } from './password.ts'
import {
  findPasswordReset,
  findRemindable,
  findVerifiedContacts,
  replacePasswordReset,
  revokeContactVerifications,
  takePasswordReset,
} from './password-resets.queries.ts'
import { throttle } from '../platform/throttle/throttle.ts'
import { hashOf, newRecoveryKey } from '../platform/session/token.ts'
import { instantText } from '../platform/clock.ts'
import { reminderThrottles } from './throttles.ts'

const resetHours = 2

export const passwordResetHandlers: Handlers<'createPasswordReset' | 'getPasswordReset' | 'replacePassword' | 'createUsernameReminder'> = {
  async createPasswordReset(context, { body }) {
    await remind(context, body.username, async (db, user) => {
      const contacts = await findVerifiedContacts(db, user.customerId, user.id)
      const recipient = contacts.find(({ type }) => type === 'email')?.value
      if (recipient === undefined) return
      const key = newRecoveryKey()
      const expiresAt = instantText(context.now().add({ hours: resetHours }))
      await replacePasswordReset(db, {
        key_hash: hashOf(key),
        customer_id: user.customerId,
        customer_user_id: user.id,
        expires_at: expiresAt,
      })
      const link = `${context.origin}/password-reset/${key}`
      await mailUser(db, { ...envelope(context, user), recipient }, 'password_reset', { name: user.name, link })
    })
    return { status: 204 }
  },

  async getPasswordReset(context, { path }) {
    const { customer_id: customerId, customer_user_id: id, expires_at: expiresAt } = await requireReset(context, path.recoveryKey)
    const user = await context.inCustomer(customerId, (db) => findRemindable(db, customerId, id))
    if (!user) throw new Refusal(404, 'recovery_key_invalid')
    return { status: 200, body: { data: { name: user.name, username: user.username, expiresAt } } }
  },

  async replacePassword(context, { path, body }) {
    const { key_hash: keyHash, customer_id: customerId, customer_user_id: id } = await requireReset(context, path.recoveryKey)
    return context.inCustomer(customerId, async (db) => {
      const user = await findRemindable(db, customerId, id)
      if (!user) throw new Refusal(404, 'recovery_key_invalid')
      const code = passwordProblem(body.password, user.country_code)
      if (code !== null) refuseProblems([{ path: 'password', code }])
      if (!(await takePasswordReset(db, keyHash))) throw new Refusal(404, 'recovery_key_invalid')
      await setPassword(db, customerId, id, await hashPassword(body.password))
      await deleteSessionsOfUser(db, customerId, id)
      await revokeContactVerifications(db, customerId, id)
      const acting = { db, user: { customerId, id }, now: context.now }
      await audit(acting, { action: 'updated', entity: 'customer_user', entityId: id, detail: 'password' })
      return { status: 204 }
    })
  },

  async createUsernameReminder(context, { body }) {
    const typed = body.email ?? body.phone ?? ''
    await remind(context, typed, async (db, user) => {
      const { name, username } = user
      // Never to what was typed: two spellings that sign in alike can be two mailboxes.
      const contacts = await findVerifiedContacts(db, user.customerId, user.id)
      const names = typedLoginNames(typed, context.hostCountry)
      const stored = contacts.find(({ value }) => names.includes(loginName(value)))?.value
      if (stored === undefined) return
      const to = { ...envelope(context, user), recipient: stored }
      if (body.email !== undefined) await mailUser(db, to, 'username', { name, username, link: `${context.origin}/auth/login` })
      else await smsUser(db, to, 'username', { username })
    })
    return { status: 204 }
  },
}

/** Sends a mail to the user with this name, if there is one; neither the answer nor its duration reveals that. */
async function remind(context: PublicContext, name: string, write: (db: Db, user: Remindable) => Promise<void>): Promise<void> {
  await throttle(context, reminderThrottles.address, context.address)
  const least = leastTime()
  const { found, subject } = await findNamed(context, name)
  // Username, e-mail and phone of one account share one count; an unknown name has its own.
  await throttle(context, reminderThrottles.name, subject)
  if (found)
    await context.inCustomer(found.customer_id, async (db) => {
      const user = await findRemindable(db, found.customer_id, found.customer_user_id)
      if (user) await write(db, { ...user, customerId: found.customer_id })
    })
  await least
}

async function requireReset({ db, now }: PublicContext, recoveryKey: string) {
  const reset = await findPasswordReset(db, hashOf(recoveryKey), now().toString())
  if (!reset) throw new Refusal(404, 'recovery_key_invalid')
  return reset
}
