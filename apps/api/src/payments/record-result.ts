import { audit, type Acting } from '../platform/audit/audit.ts'
import type { CardFacts, ChargeResult } from '../platform/bank/payment-bank.ts'
import { instantText } from '../platform/clock.ts'
import { insertPaymentEvent, lockPayment, markPaid, updatePayment, type PaymentRow } from './payments.queries.ts'
import { saveCard } from './save-card.ts'
import { extendSubscription } from './subscriptions.queries.ts'

/**
 * Records what became of a payment at the bank, once: a payment that has a result keeps it. The token of a new card is forgotten, and the card
 * itself unless it was to be saved (PAY-19).
 */
export async function recordResult(acting: Acting, paymentId: number, result: ChargeResult): Promise<PaymentRow> {
  const { db, user, now } = acting
  const payment = await lockPayment(db, user.customerId, paymentId)
  if (!payment) throw new Error('The payment does not exist any more')
  if (payment.status !== 'pending' || result.status === 'unknown') return payment
  const change = (patch: Parameters<typeof updatePayment>[3]) => updatePayment(db, user.customerId, paymentId, patch)
  const at = instantText(now())
  const event = { customer_id: user.customerId, payment_id: paymentId, created_at: at }
  switch (result.status) {
    case 'waiting':
      return change(seen(result.facts))
    case 'charged': {
      const { facts, keptAs } = result
      const paid = await change({ ...seen(facts), status: 'paid', paid_at: at, card_token: null })
      const due = await markPaid(db, user.customerId, payment)
      if (due) await extendSubscription(db, user.customerId, due)
      await insertPaymentEvent(db, { ...event, kind: 'paid', reason: null })
      await audit(acting, { action: 'updated', entity: 'payment', entityId: paymentId, detail: 'paid' })
      if (payment.saves_card && keptAs !== null && facts)
        await saveCard(acting, { ...facts, card: keptAs }, { name: payment.saved_name, isPrimary: payment.saved_as_primary })
      return paid
    }
    case 'refused':
    case 'invalid': {
      const reason = result.status === 'refused' ? result.reason : 'refused_by_bank'
      const facts = result.status === 'refused' ? result.facts : null
      const failed = await change({ ...seen(facts), status: 'failed', fail_reason: reason, card_token: null })
      await insertPaymentEvent(db, { ...event, kind: reason === 'cancelled' ? 'cancelled' : 'refused', reason })
      await audit(acting, { action: 'updated', entity: 'payment', entityId: paymentId, detail: 'failed' })
      return failed
    }
  }
}

/** Brand and last four digits, which a payment shows. */
const seen = (facts: CardFacts | null) => (facts ? { card_brand: facts.brand, card_last_four: facts.lastFour } : {})

/** The result of a payment that was given up. */
export const cancelled: ChargeResult = { status: 'refused', reason: 'cancelled', facts: null }
