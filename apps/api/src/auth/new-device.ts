import { deviceName } from '@vendor-panel/domain'
import { instantText } from '../platform/clock.ts'
import type { PublicContext } from '../platform/contract/context.ts'
import type { Db } from '../platform/db/kysely.ts'
import { mailUser } from '../platform/mail/mail-user.ts'
import { hashOf } from '../platform/session/token.ts'
import { hasSignedInFrom, rememberDevice } from './auth.queries.ts'
import { envelope } from './named-user.ts'
import { findRemindable, findVerifiedContacts } from './password-resets.queries.ts'
import { knownSince } from './throttles.ts'

/**
 * Mails the user a sign-in from a browser and system that are new, or from a new network address, so that a stolen password is noticed. The
 * first sign-in of a user is not reported.
 */
export async function reportNewDevice(
  context: Pick<PublicContext, 'now' | 'origin' | 'userAgent' | 'address'>,
  db: Db,
  { customerId, customerUserId }: { customerId: number; customerUserId: number },
): Promise<void> {
  const now = context.now()
  const { browser, system } = deviceName(context.userAgent)
  const { isKnown, isFirst } = await rememberDevice(db, {
    customer_id: customerId,
    customer_user_id: customerUserId,
    device_hash: hashOf(`${browser}/${system}`),
    signed_in_at: instantText(now),
  })
  const isNear = await hasSignedInFrom(db, customerId, customerUserId, hashOf(context.address), knownSince(now))
  if (isFirst || (isKnown && isNear)) return
  const user = await findRemindable(db, customerId, customerUserId)
  const contacts = await findVerifiedContacts(db, customerId, customerUserId)
  const email = contacts.find(({ type }) => type === 'email')?.value
  if (!user || email === undefined) return
  const to = { ...envelope(context, { ...user, customerId }), recipient: email }
  const device = { browser: browser ?? 'none', system: system ?? 'none' }
  await mailUser(db, to, 'new_device', { name: user.name, ...device, link: `${context.origin}/settings/password` })
}
