import type { VendorContext } from '../platform/contract/context.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { hashOf } from '../platform/session/token.ts'
import { findPasswordHash, hasSignedInFrom } from './auth.queries.ts'
import { requirePassword } from './password-try.ts'
import { knownSince } from './throttles.ts'

/**
 * Requires the caller's own password, for a change of any user: a stolen session alone must not be enough to take over an account (AMB-26).
 * A wrong one counts as a wrong sign-in.
 */
export async function requireOwnPassword(context: VendorContext, oldPassword: string | undefined): Promise<void> {
  const path = 'oldPassword'
  if (!oldPassword) throw new Refusal(422, 'invalid', { errors: [{ path, code: 'required' }] })
  const { db, user, now } = context
  const addressHash = hashOf(context.address)
  const isKnown = await hasSignedInFrom(db, user.customerId, user.id, addressHash, knownSince(now()))
  await requirePassword(
    context,
    {
      of: { customerId: user.customerId, customerUserId: user.id },
      knownAddress: isKnown ? addressHash : null,
      passwordHash: await findPasswordHash(db, user.customerId, user.id),
      password: oldPassword,
    },
    new Refusal(422, 'invalid', { errors: [{ path, code: 'password_wrong' }], isCounted: true }),
  )
}
