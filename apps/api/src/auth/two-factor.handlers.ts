import { createHmac } from 'node:crypto'
import { codeTriesMax, parseCode } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { hashOf, newRecoveryCode } from '../platform/session/token.ts'
import { clearTries, throttle } from '../platform/throttle/throttle.ts'
import { deleteSession } from './auth.queries.ts'
import { requireOwnPassword } from './own-password.ts'
import { qrPicture } from './qr-picture.ts'
import { sessionAnswer, startSession } from './start-session.ts'
import { twoFactorThrottle } from './throttles.ts'
import { base32, otpauthUrl, stepOfCode } from './totp.ts'
import {
  countWrongSecondFactor,
  deleteTwoFactor,
  findRecoveryCodes,
  findTwoFactor,
  findTwoFactorKey,
  insertTwoFactor,
  lockSession,
  lockTwoFactor,
  replaceRecoveryCodes,
  setLastStep,
  takeRecoveryCode,
} from './two-factor.queries.ts'
import { findSessionUser } from './session-user.queries.ts'

const issuer = 'Vendor panel'
const secretBytes = 20
const recoveryCodeCount = 10

export const twoFactorHandlers: Handlers<
  'getTwoFactorQr' | 'getTwoFactorSecret' | 'verifyTwoFactor' | 'deleteTwoFactor' | 'getRecoveryCodeSummary' | 'createRecoveryCodes'
> = {
  async getTwoFactorQr(context) {
    const { url } = await newAppOf(context)
    return { status: 200, body: await qrPicture(url), fileName: 'authenticator.png' }
  },

  async getTwoFactorSecret(context) {
    return { status: 200, body: { data: await newAppOf(context) } }
  },

  async verifyTwoFactor(context, { body }) {
    const { db, user, session, now } = context
    // One try after the other: none is compared after the one that ended the session.
    if (!(await lockSession(db, hashOf(session.token)))) throw new Refusal(401, 'unauthenticated')
    await throttle(context, twoFactorThrottle, subjectOf(context))
    if (await findTwoFactor(db, user.customerId, user.id)) {
      if (!(await isRightCode(context, body.code, { acceptsRecoveryCode: true }))) throw await wrongCode(context)
    } else {
      // A stolen session must not lock the owner out.
      await requireOwnPassword(context, body.oldPassword)
      const secret = await newSecretOf(context)
      const step = stepOfCode(secret, parseCode(body.code) ?? '', now(), 0)
      if (step === null) throw await wrongCode(context)
      // The step before it: the same code creates the recovery codes that are shown next.
      const owner = { customer_id: user.customerId, customer_user_id: user.id }
      await insertTwoFactor(db, { ...owner, secret, last_step: step - 1, confirmed_at: instantText(now()) })
      await audit(context, { action: 'updated', entity: 'customer_user', entityId: user.id, detail: 'two_factor_on' })
    }
    await clearTries(context, twoFactorThrottle, subjectOf(context))
    if (!user.twoFactorPending) return { status: 201, body: await sessionAnswer(context) }
    // Another token: one that was known before the second factor is worth nothing after it.
    await deleteSession(db, hashOf(session.token))
    const owner = { customerId: user.customerId, customerUserId: user.id, userAgent: context.userAgent }
    return { status: 201, body: await startSession(db, { ...owner, hasSecondFactor: true }, now()) }
  },

  async deleteTwoFactor(context, { body }) {
    const { db, user } = context
    await requireCode(context, body.code, { acceptsRecoveryCode: true })
    await deleteTwoFactor(db, user.customerId, user.id)
    await audit(context, { action: 'updated', entity: 'customer_user', entityId: user.id, detail: 'two_factor_off' })
    return { status: 204 }
  },

  async getRecoveryCodeSummary({ db, user }) {
    const factor = await findTwoFactor(db, user.customerId, user.id)
    const codes = await findRecoveryCodes(db, user.customerId, user.id)
    const data = { isTwoFactorOn: factor !== undefined, left: codes.length, createdAt: codes[0]?.created_at ?? null }
    return { status: 200, body: { data } }
  },

  async createRecoveryCodes(context, { body }) {
    const { db, user, now } = context
    await requireCode(context, body.code, { acceptsRecoveryCode: false })
    const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
    const owner = { customerId: user.customerId, customerUserId: user.id }
    await replaceRecoveryCodes(db, owner, codes.map(recoveryHash), instantText(now()))
    await audit(context, { action: 'updated', entity: 'customer_user', entityId: user.id, detail: 'recovery_codes' })
    return { status: 201, body: { data: { codes } } }
  },
}

const subjectOf = ({ user }: VendorContext) => `account/${user.customerId}/${user.id}`

/** Typed from paper: upper case, spaces and a missing hyphen do not matter. */
const recoveryHash = (code: string) => hashOf(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))

/** The secret of an app that is not confirmed yet: the same for every read of one session, and not known to another one. */
async function newSecretOf({ db, session }: VendorContext): Promise<string> {
  const key = await findTwoFactorKey(db)
  return base32(createHmac('sha256', key).update(hashOf(session.token)).digest().subarray(0, secretBytes))
}

async function newAppOf(context: VendorContext): Promise<{ secret: string; url: string }> {
  const { db, user } = context
  if (await findTwoFactor(db, user.customerId, user.id)) throw new Refusal(409, 'two_factor_on')
  const { username } = await findSessionUser(db, user)
  const secret = await newSecretOf(context)
  return { secret, url: otpauthUrl(secret, { issuer, account: username }) }
}

/** Compares a code of the app or, where it is accepted, a recovery code; each is used once. */
async function isRightCode(
  { db, user, now }: VendorContext,
  code: string,
  { acceptsRecoveryCode }: { acceptsRecoveryCode: boolean },
): Promise<boolean> {
  const factor = await lockTwoFactor(db, user.customerId, user.id)
  if (!factor) throw new Refusal(409, 'two_factor_off')
  const digits = parseCode(code)
  if (digits === null) return acceptsRecoveryCode && takeRecoveryCode(db, user.customerId, user.id, recoveryHash(code))
  const step = stepOfCode(factor.secret, digits, now(), factor.last_step)
  if (step !== null) await setLastStep(db, user.customerId, user.id, step)
  return step !== null
}

async function requireCode(context: VendorContext, code: string, accepted: { acceptsRecoveryCode: boolean }): Promise<void> {
  await throttle(context, twoFactorThrottle, subjectOf(context))
  if (!(await isRightCode(context, code, accepted))) throw await wrongCode(context)
  await clearTries(context, twoFactorThrottle, subjectOf(context))
}

/** Counts a wrong code; the fifth one ends a session that waits for its second factor. */
async function wrongCode({ db, user, session }: VendorContext): Promise<Refusal> {
  const wrong = new Refusal(422, 'invalid', { errors: [{ path: 'code', code: 'code_wrong' }], isCounted: true })
  if (!user.twoFactorPending) return wrong
  const tokenHash = hashOf(session.token)
  if ((await countWrongSecondFactor(db, tokenHash)) < codeTriesMax) return wrong
  await deleteSession(db, tokenHash)
  return new Refusal(401, 'unauthenticated', { isCounted: true })
}
