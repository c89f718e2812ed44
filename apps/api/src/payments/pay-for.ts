import type { Body } from '@vendor-panel/contract/operation-types'
import { localDate, productStatus } from '@vendor-panel/domain'
import type { VendorContext } from '../platform/contract/context.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { requireManager } from '../platform/session/access.ts'
import { openProvider } from '../providers/provider-access.ts'
import { lockPendingPayment, lockProduct, type PaymentRow } from './payments.queries.ts'

/** What is paid for, locked until the transaction ends. */
export interface Item extends Pick<PaymentRow, 'provider_id' | 'product_id' | 'pending_payment_id' | 'currency'> {
  price: number
  isPaid: boolean
  /** When a due payment was due. */
  dueDate: string | null
}

/** The subject of a purchase, if the user may pay for it: a product of a provider, or a due payment of the account. */
export async function lockItem(context: VendorContext, item: Body<'createPurchase'>['item']): Promise<Item> {
  const { db, user, now } = context
  if (item.type === 'pending-payment') {
    requireManager(user)
    const { id, price, currency, is_paid, due_date } = requireFound(await lockPendingPayment(db, user.customerId, item.pendingPaymentId))
    return { provider_id: null, product_id: null, pending_payment_id: id, price, currency, isPaid: is_paid, dueDate: due_date }
  }
  const provider = await openProvider(context, item.providerId, 'payments', 'write')
  const row = requireFound(await lockProduct(db, user.customerId, provider.id, item.productId))
  const days = { start: Temporal.PlainDate.from(row.date_start), end: Temporal.PlainDate.from(row.date_end) }
  const status = productStatus({ ...days, isSwitchedOff: row.is_switched_off }, localDate(now(), user.timeZone))
  // What has ended is not sold any more.
  if (!row.is_paid && (status === 'passive' || status === 'previous')) throw new Refusal(404, 'not_found')
  const { id, price, currency, is_paid: isPaid } = row
  return { provider_id: provider.id, product_id: id, pending_payment_id: null, price, currency, isPaid, dueDate: null }
}

/** The same for a payment that exists. */
export function lockItemOf(context: VendorContext, { provider_id, product_id, pending_payment_id }: PaymentRow): Promise<Item> {
  if (pending_payment_id !== null) return lockItem(context, { type: 'pending-payment', pendingPaymentId: pending_payment_id })
  if (provider_id === null || product_id === null) throw new Refusal(404, 'not_found')
  return lockItem(context, { type: 'product', providerId: provider_id, productId: product_id })
}
