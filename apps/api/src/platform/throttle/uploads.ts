import type { PublicContext, VendorContext } from '../contract/context.ts'
import { throttle, type Throttle } from './throttle.ts'

/** Requests with files: enough for a gallery of 500 pictures in one sitting, too few to fill a disk. */
export const uploadThrottles = {
  user: { scope: 'upload-user', triesMax: 600, windowMinutes: 60 },
  customer: { scope: 'upload-customer', triesMax: 1000, windowMinutes: 60 },
  address: { scope: 'upload-address', triesMax: 200, windowMinutes: 60 },
} as const satisfies Record<string, Throttle>

/** Counts an upload of a signed-in user before it is read. */
export async function countUpload(context: Pick<VendorContext, 'db' | 'now' | 'user'>): Promise<void> {
  const { customerId, id } = context.user
  await throttle(context, uploadThrottles.user, `${customerId}/${id}`)
  await throttle(context, uploadThrottles.customer, String(customerId))
}

/** The same for a caller without an account, by network address. */
export async function countGuestUpload(context: Pick<PublicContext, 'db' | 'now' | 'address'>): Promise<void> {
  await throttle(context, uploadThrottles.address, context.address)
}
