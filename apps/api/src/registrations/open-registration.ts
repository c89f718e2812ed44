import { instantText } from '../platform/clock.ts'
import type { PublicContext } from '../platform/contract/context.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import type { Db } from '../platform/db/kysely.ts'
import { hashOf } from '../platform/session/token.ts'
import { throttle } from '../platform/throttle/throttle.ts'
import { findCustomerOfLink, findOpenRegistration, lockOpenRegistration, type OpenRegistration } from './registrations.queries.ts'
import { registrationThrottles } from './throttles.ts'

/** The customer of a link; an unknown or expired one is 404. The secret is the only key, so tries are counted by address (WIZ-06). */
export async function requireLinked(context: PublicContext, token: string, needed: 'read' | 'write'): Promise<number> {
  await throttle(context, registrationThrottles[needed], context.address)
  const customerId = await findCustomerOfLink(context.db, hashOf(token), instantText(context.now()))
  return requireFound(customerId === undefined ? undefined : { customerId }).customerId
}

/** Runs with the registration of a link in its customer's transaction, locked for a change; one that is complete is 404 (WIZ-06). */
export async function withRegistration<Result>(
  context: PublicContext,
  token: string,
  needed: 'read' | 'write',
  work: (db: Db, registration: OpenRegistration) => Promise<Result>,
): Promise<Result> {
  const customerId = await requireLinked(context, token, needed)
  const at = instantText(context.now())
  return context.inCustomer(customerId, async (db) => {
    const find = needed === 'write' ? lockOpenRegistration : findOpenRegistration
    return work(db, requireFound(await find(db, customerId, at)))
  })
}
