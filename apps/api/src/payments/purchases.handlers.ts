import type { Body } from '@vendor-panel/contract/operation-types'
import { cardLimitProblem, priceAfterCoupon, savedCardsMax } from '@vendor-panel/domain'
import { findValidCoupon } from '../discounts/valid-coupon.ts'
import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { requireManager } from '../platform/session/access.ts'
import { clearTries, throttle, type Throttle } from '../platform/throttle/throttle.ts'
import { answerOf, charge } from './charge.ts'
import { findCard, findCards } from './credit-cards.queries.ts'
import { lockItem, type Item } from './pay-for.ts'
import { findPaymentByReference, insertPayment, insertPaymentEvent, type PaymentRow } from './payments.queries.ts'
import { bankReference } from './reference.ts'
import { settleLater } from './settle.ts'

/** Cards that the bank refuses: a few by mistake, not a search for one that works. */
const purchaseThrottle: Throttle = { scope: 'purchase', triesMax: 20, windowMinutes: 60 }

type PurchaseBody = Body<'createPurchase'>

export const purchaseHandlers: Handlers<'createPurchase'> = {
  async createPurchase(context, { body }) {
    const { db, user, callId } = context
    const item = await lockItem(context, body.item)
    const { card } = body
    if (card.type === 'saved' || card.save) requireManager(user)
    const reference = bankReference(user.customerId, callId, body)
    // A request that was sent again, or that continues after the bank has answered.
    const payment =
      (await findPaymentByReference(db, user.customerId, reference)) ?? (await startPayment(context, { item, body, reference }))
    const answer = payment.status === 'pending' ? await charge(context, payment) : await answerOf(context, payment)
    await clearTries(context, purchaseThrottle, `${user.customerId}/${user.id}`)
    return { status: 201, body: answer }
  },
}

/** Records a payment before the bank is asked, so that no charge is without a record. */
async function startPayment(
  context: VendorContext,
  { item, body, reference }: { item: Item; body: PurchaseBody; reference: string },
): Promise<PaymentRow> {
  const { db, user, now } = context
  if (item.isPaid) throw new Refusal(409, 'already_paid')
  await throttle(context, purchaseThrottle, `${user.customerId}/${user.id}`)
  const { coupon_code, amount } = await pricedBy(context, body.couponCode, item)
  const createdAt = instantText(now())
  const payment = await insertPayment(db, {
    customer_id: user.customerId,
    provider_id: item.provider_id,
    product_id: item.product_id,
    pending_payment_id: item.pending_payment_id,
    reference,
    status: 'pending',
    type: 'credit_card',
    amount,
    currency: item.currency,
    installment_count: body.installmentCount ?? 1,
    coupon_code,
    is_asking_3d: body.use3d ?? true,
    created_at: createdAt,
    fail_reason: null,
    paid_at: null,
    ...(await cardOf(context, body.card)),
  })
  const event = { customer_id: user.customerId, payment_id: payment.id, reason: null }
  if (item.dueDate !== null) await insertPaymentEvent(db, { ...event, kind: 'due', created_at: `${item.dueDate}T00:00:00.000Z` })
  await insertPaymentEvent(db, { ...event, kind: 'tried', created_at: createdAt })
  await settleLater(db, payment, now())
  await audit(context, { action: 'created', entity: 'payment', entityId: payment.id })
  return payment
}

/** The price after the coupon; a wrong coupon is refused, and its try counted (PAY-12). */
async function pricedBy(context: VendorContext, code: string | undefined, { price }: Item) {
  if (code === undefined) return { coupon_code: null, amount: price }
  const coupon = await findValidCoupon(context, code)
  if (!coupon) throw new Refusal(422, 'coupon_not_found', { isCounted: true })
  return { coupon_code: coupon.code, amount: priceAfterCoupon(price, coupon) }
}

async function cardOf({ db, user }: VendorContext, card: PurchaseBody['card']) {
  const none = { card_token: null, credit_card_id: null, card_brand: null, card_last_four: null }
  if (card.type === 'saved') {
    const saved = requireFound(await findCard(db, user.customerId, card.creditCardId))
    return { ...none, credit_card_id: saved.id, card_brand: saved.brand, card_last_four: saved.last_four }
  }
  const isSaved = card.save ?? false
  if (isSaved && cardLimitProblem((await findCards(db, user.customerId)).length))
    throw new Refusal(422, 'card_limit', { params: { max: savedCardsMax } })
  const saved = { saved_name: card.name?.trim() || null, saved_as_primary: card.isPrimary ?? false }
  return { ...none, card_token: card.token, saves_card: isSaved, ...(isSaved ? saved : { saved_name: null }) }
}
