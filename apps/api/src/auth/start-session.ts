import type { Answer } from '@vendor-panel/contract/operation-types'
import { findPendingPayments } from '../payments/pending-payments.queries.ts'
import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { PublicContext, VendorContext } from '../platform/contract/context.ts'
import type { Db } from '../platform/db/kysely.ts'
import { hashOf, newToken } from '../platform/session/token.ts'
import { findTwoFactor } from './two-factor.queries.ts'
import { reportNewDevice } from './new-device.ts'
import { findTokenFacts, insertSession, rememberAddress } from './auth.queries.ts'

const sessionDays = 30
const operatorHours = 1

interface Owner {
  customerId: number
  customerUserId: number
}

/** Starts a session for a user whose password, code or account elsewhere has been checked. */
export async function signInAs(context: PublicContext, { customerId, customerUserId }: Owner): Promise<Answer<'createAccessToken'>> {
  const { now, userAgent, address } = context
  return context.inCustomer(customerId, async (db) => {
    const owner = { customer_id: customerId, customer_user_id: customerUserId }
    await reportNewDevice(context, db, { customerId, customerUserId })
    await rememberAddress(db, { ...owner, address_hash: hashOf(address), signed_in_at: instantText(now()) })
    await audit({ db, user: { customerId, id: customerUserId }, now }, { action: 'signed_in', entity: 'session' })
    return startSession(db, { customerId, customerUserId, userAgent }, now())
  })
}

interface NewSession extends Owner {
  userAgent: string | null
  /** The user has just given the second factor, or gave it in the session that this one replaces. */
  hasSecondFactor?: boolean
  /** An operator who acts as the user, for an hour and without the user's second factor. */
  operator?: string
}

/** Starts a session; it waits for the second factor if the user has one (AUTH-26). */
export async function startSession(
  db: Db,
  { customerId, customerUserId, userAgent, hasSecondFactor = false, operator }: NewSession,
  now: Temporal.Instant,
): Promise<Answer<'createAccessToken'>> {
  const id = newToken()
  const expiresAt = now.add({ hours: operator === undefined ? sessionDays * 24 : operatorHours }).toString({ smallestUnit: 'millisecond' })
  const times = { created_at: now.toString(), last_used_at: now.toString(), expires_at: expiresAt }
  const isPending = operator === undefined && !hasSecondFactor && (await findTwoFactor(db, customerId, customerUserId)) !== undefined
  await insertSession(db, {
    two_factor_pending: isPending,
    operator: operator ?? null,
    token_hash: hashOf(id),
    customer_id: customerId,
    customer_user_id: customerUserId,
    user_agent: userAgent,
    ...times,
  })
  const { password_change_required: mustRenew, consumer_key: consumerKey } = await findTokenFacts(db, customerId, customerUserId)
  const passwordChangeRequired = mustRenew && operator === undefined
  return { accessToken: await tokenAnswer(db, { customerId, id, expiresAt, passwordChangeRequired, isPending }), consumerKey }
}

/** The answer of a sign-in, for the session of this call. */
export async function sessionAnswer({ db, user, session }: VendorContext): Promise<Answer<'createAccessToken'>> {
  const { customerId, passwordChangeRequired, twoFactorPending: isPending } = user
  const { token: id, expiresAt, consumerKey } = session
  return { accessToken: await tokenAnswer(db, { customerId, id, expiresAt, passwordChangeRequired, isPending }), consumerKey }
}

interface TokenFacts {
  customerId: number
  id: string
  expiresAt: string
  passwordChangeRequired: boolean
  isPending: boolean
}

async function tokenAnswer(db: Db, { customerId, isPending, ...facts }: TokenFacts): Promise<Answer<'createAccessToken'>['accessToken']> {
  if (isPending) return { ...facts, pendingPayments: [], twoFactorRequired: true }
  return { ...facts, pendingPayments: await findPendingPayments(db, customerId) }
}
