import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { answerOf, charge } from './charge.ts'
import { lockItemOf } from './pay-for.ts'
import { insertPaymentEvent, lockPayment, updatePayment, type PaymentRow } from './payments.queries.ts'
import { bankReference } from './reference.ts'
import { cancelled, recordResult } from './record-result.ts'
import { settleLater } from './settle.ts'
import { requirePaymentAccess } from './payment-access.ts'
import { toPayment } from './payment-view.ts'

export const paymentActionHandlers: Handlers<'createPaymentAction'> = {
  async createPaymentAction(context, { path, body }) {
    const payment = requireFound(await lockPayment(context.db, context.user.customerId, path.paymentId))
    await requirePaymentAccess(context, payment, 'write')
    const work = { cancel, retry, 'confirm-3d': confirm }[body.type]
    return { status: 201, body: await work(context, payment) }
  },
}

/** Nothing can be charged any more; a payment that the bank has charged in the meantime is paid. */
async function cancel(context: VendorContext, payment: PaymentRow) {
  const { bank, outside } = context
  requirePending(payment)
  const result = await outside(async () =>
    (await bank.cancel(payment.reference)) === 'charged' ? bank.result(payment.reference) : cancelled,
  )
  const row = await recordResult(context, payment.id, result)
  if (row.status === 'paid') throw new Refusal(409, 'payment_not_pending', { isCounted: true })
  return { data: { payment: await toPayment(context.db, row), threeD: null } }
}

/** The bank's result is read again, from server to server (PAY-10). */
async function confirm(context: VendorContext, payment: PaymentRow) {
  requirePending(payment)
  const result = await context.outside(() => context.bank.result(payment.reference))
  return answerOf(context, await recordResult(context, payment.id, result), result)
}

/** Charges the same card again, under another reference. A card that was not saved cannot be charged again (PAY-19). */
async function retry(context: VendorContext, payment: PaymentRow) {
  const { db, user, now, callId } = context
  const reference = bankReference(user.customerId, callId, payment.id)
  if (payment.reference === reference && payment.status === 'pending') return charge(context, payment)
  if (payment.reference === reference) return answerOf(context, payment)
  if (payment.status !== 'failed') throw new Refusal(409, 'payment_not_failed')
  if (payment.credit_card_id === null) throw new Refusal(409, 'card_not_saved')
  if ((await lockItemOf(context, payment)).isPaid) throw new Refusal(409, 'already_paid')
  const started = await updatePayment(db, user.customerId, payment.id, { status: 'pending', fail_reason: null, reference })
  await insertPaymentEvent(db, {
    customer_id: user.customerId,
    payment_id: payment.id,
    kind: 'tried',
    reason: null,
    created_at: instantText(now()),
  })
  await settleLater(db, started, now())
  await audit(context, { action: 'updated', entity: 'payment', entityId: payment.id, detail: 'retry' })
  return charge(context, started)
}

function requirePending({ status }: PaymentRow): void {
  if (status !== 'pending') throw new Refusal(409, 'payment_not_pending')
}
