import { passwordProblem } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { findSessionUser } from './session-user.queries.ts'
import { deleteSession, deleteSessionsOfUser, findLogin, setPassword } from './auth.queries.ts'
import { typedLoginNames } from './login-name.ts'
import { hashPassword } from './password.ts'
import { requirePassword } from './password-try.ts'
import { clearTries, throttle } from '../platform/throttle/throttle.ts'
import { hashOf } from '../platform/session/token.ts'
import { sessionAnswer, signInAs, startSession } from './start-session.ts'
import { knownSince, signInThrottle } from './throttles.ts'

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
    const answer = await signInAs(context, { customerId: found.customer_id, customerUserId: found.customer_user_id })
    return { status: 201, body: answer }
  },

  async getAccessToken(context, { path }) {
    requireOwnToken(context, path.accessTokenId)
    const { db, user } = context
    const found = await findSessionUser(db, user)
    // Before the second factor, a password alone reveals only who it belongs to.
    const seen = user.twoFactorPending ? { ...found, email: null, city: null, providers: [] } : found
    return { status: 200, body: { data: { user: seen, ...(await sessionAnswer(context)) } } }
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
    const owner = { customerId: user.customerId, customerUserId: user.id, userAgent, hasSecondFactor: true }
    return { status: 200, body: await startSession(db, owner, now()) }
  },
}

/** A session can only read itself by its own token; any other token is unknown, whether it exists or not. */
function requireOwnToken({ session }: VendorContext, accessTokenId: string): void {
  if (accessTokenId !== session.token) throw new Refusal(404, 'not_found')
}
