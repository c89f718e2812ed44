import type { ServiceContext } from '../platform/contract/context.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { lockCustomer } from './sales.queries.ts'

/** The account, locked; the service then acts for it. */
export async function openAccount({ db, actFor }: Pick<ServiceContext, 'db' | 'actFor'>, customerId: number) {
  await actFor(customerId)
  return requireFound(await lockCustomer(db, customerId))
}
