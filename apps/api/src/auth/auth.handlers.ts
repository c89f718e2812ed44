import type { Answer } from '@vendor-panel/contract/operation-types'
import { passwordProblem } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { findSessionUser } from './session-user.queries.ts'
import type { Db } from '../platform/db/kysely.ts'
import {
  deleteSession,
  deleteSessionsOfUser,
  findLogin,
  findTokenFacts,
  insertSession,
  rememberAddress,
  setPassword,
} from './auth.queries.ts'
import { findPendingPayments } from '../payments/pending-payments.queries.ts'
import { typedLoginNames } from './login-name.ts'
import { hashPassword } from './password.ts'
import { requirePassword } from './password-try.ts'
import { clearTries, throttle } from '../platform/throttle/throttle.ts'
import { hashOf, newToken } from '../platform/session/token.ts'
import { instantText } from '../platform/clock.ts'
import { knownSince, signInThrottle } from './throttles.ts'

const sessionDays = 30

export const authHandlers: Handlers<'createAccessToken' | 'getAccessToken' | 'deleteAccessToken' | 'renewPassword'> = {
  async createAccessToken(context, { body }) {
    const names = typedLoginNames(body.username, context.hostCountry)
    const addressHash = hashOf(context.address)
    const found = await findLogin(context.db, names, { addressHash, knownSince: knownSince(context.now()) })
    const isKnown = found?.knows_address === true
    if (!isKnown) await throttle(context, signInThrottle, context.address)
    const wrong = new Refusal(422, 'invalid_credentials')
    await requirePassword(
      context,
      {
        of: found ? { customerId: found.customer_id, customerUserId: found.customer_user_id } : { name: names.at(-1)! },
        knownAddress: isKnown ? addressHash : null,
        passwordHash: found?.password_hash,
        password: body.password,
      },
      wrong,
    )
    if (!found) throw wrong
    if (body.password === context.refusedPassword) {
      context.log.warn('an account has the password of the demo, with which no user can sign in')
      throw wrong
    }
    if (!isKnown) await clearTries(context, signInThrottle, context.address)
    const { customer_id: customerId, customer_user_id: id } = found
    const answer = await context.inCustomer(customerId, async (db) => {
      const owner = { customer_id: customerId, customer_user_id: id }
      await rememberAddress(db, { ...owner, address_hash: addressHash, signed_in_at: instantText(context.now()) })
      await audit({ db, user: { customerId, id }, now: context.now }, { action: 'signed_in', entity: 'session' })
      return startSession(db, { customerId, customerUserId: id, userAgent: context.userAgent }, context.now())
    })
    return { status: 201, body: answer }
  },

  async getAccessToken(context, { path }) {
    requireOwnToken(context, path.accessTokenId)
    const { db, user, session } = context
    const pendingPayments = await findPendingPayments(db, user.customerId)
    const { token: id, expiresAt, consumerKey } = session
    const accessToken = { id, pendingPayments, passwordChangeRequired: user.passwordChangeRequired, expiresAt }
    return { status: 200, body: { data: { user: await findSessionUser(db, user), accessToken, consumerKey } } }
  },

  async deleteAccessToken(context, { path }) {
    requireOwnToken(context, path.accessTokenId)
    await deleteSession(context.db, hashOf(context.session.token))
    await audit(context, { action: 'signed_out', entity: 'session' })
    return { status: 204 }
  },

  async renewPassword(context, { body }) {
    const { db, user, now, userAgent } = context
    if (!user.passwordChangeRequired) throw new Refusal(409, 'password_change_not_required')
    const code = passwordProblem(body.password, user.countryCode)
    if (code) throw new Refusal(422, 'invalid', { errors: [{ path: 'password', code }] })
    await setPassword(db, user.customerId, user.id, await hashPassword(body.password))
    await deleteSessionsOfUser(db, user.customerId, user.id)
    await audit(context, { action: 'updated', entity: 'customer_user', entityId: user.id, detail: 'password' })
    return { status: 200, body: await startSession(db, { customerId: user.customerId, customerUserId: user.id, userAgent }, now()) }
  },
}

/** A session can only read itself by its own token; any other token is unknown, whether it exists or not. */
function requireOwnToken({ session }: VendorContext, accessTokenId: string): void {
  if (accessTokenId !== session.token) throw new Refusal(404, 'not_found')
}

async function startSession(
  db: Db,
  { customerId, customerUserId, userAgent }: { customerId: number; customerUserId: number; userAgent: string | null },
  now: Temporal.Instant,
): Promise<Answer<'createAccessToken'>> {
  const id = newToken()
  const expiresAt = now.add({ hours: sessionDays * 24 }).toString({ smallestUnit: 'millisecond' })
  const times = { created_at: now.toString(), expires_at: expiresAt }
  await insertSession(db, {
    token_hash: hashOf(id),
    customer_id: customerId,
    customer_user_id: customerUserId,
    user_agent: userAgent,
    ...times,
  })
  const { password_change_required: passwordChangeRequired, consumer_key: consumerKey } = await findTokenFacts(
    db,
    customerId,
    customerUserId,
  )
  const pendingPayments = await findPendingPayments(db, customerId)
  return { accessToken: { id, pendingPayments, passwordChangeRequired, expiresAt }, consumerKey }
}
