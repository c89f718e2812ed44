import type { VendorContext } from '../platform/contract/context.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { requireOwnCustomer, requireOwnerOrManager } from '../platform/session/access.ts'
import { findUser, lockUser, type UserRow } from './customer-users.queries.ts'

/** A user of the account that the caller may see and change: account managers all, others only themselves (USER-35). */
export async function requireReachableUser(
  { db, user }: Pick<VendorContext, 'db' | 'user'>,
  { customerId = user.customerId, customerUserId }: { customerId?: number; customerUserId: number },
  lock?: 'lock',
): Promise<UserRow> {
  requireOwnCustomer(user, customerId)
  const found = requireFound(await (lock ? lockUser : findUser)(db, user.customerId, customerUserId))
  requireOwnerOrManager(user, found.id)
  return found
}
