import { isOwnerOrManager } from '@vendor-panel/domain'
import type { VendorUser } from '../contract/context.ts'
import { Refusal } from '../contract/refusal.ts'

/** Another account is answered like an unknown one. */
export function requireOwnCustomer(user: VendorUser, customerId: number): void {
  if (customerId !== user.customerId) throw new Refusal(404, 'not_found')
}

export function requireManager(user: VendorUser): void {
  if (!user.canManage) throw new Refusal(403, 'forbidden')
}

export function requireOwnerOrManager(user: VendorUser, ownerId: number): void {
  if (!isOwnerOrManager(user, ownerId)) throw new Refusal(403, 'forbidden')
}
