import { threeDStep, type ThreeDStep } from '@vendor-panel/domain'
import type { Answer } from '@vendor-panel/contract/operation-types'
import type { ChargeResult } from '../platform/bank/payment-bank.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import { Refusal, type FieldRefusal } from '../platform/contract/refusal.ts'
import { findCard } from './credit-cards.queries.ts'
import { findOpenPayments, type PaymentRow } from './payments.queries.ts'
import { toPayment } from './payment-view.ts'
import { cancelled, recordResult } from './record-result.ts'

type Refused = Extract<ThreeDStep, { ok: false }>['code']
/** What the bank did. */
interface Tried {
  result: ChargeResult
  /** Earlier payments for the same, which the bank has cancelled. */
  cancelledIds: number[]
  /** An earlier payment that turned out to be charged: nothing else was. */
  paid: { id: number; result: ChargeResult } | null
  refused: Refused | null
}

/** Where the page of the bank sends the browser back to. */
export const returnPath = '/api/payments/3d-return'

/**
 * Charges a payment that is recorded as pending, in a call that the transaction does not wait for; other payments for the same that wait are
 * cancelled before, so that only one can be charged. The bank charges once under a reference, however often this runs. If the bank does not
 * answer, the payment stays pending, and the job of `settle.ts` finds out.
 */
export async function charge(context: VendorContext, payment: PaymentRow): Promise<Answer<'createPurchase'>> {
  const { db, user, bank, outside, origin, log } = context
  // A coupon can be worth all of it.
  if (payment.amount === 0)
    return answerOf(context, await recordResult(context, payment.id, { status: 'charged', facts: null, keptAs: null }))
  const card = payment.credit_card_id === null ? undefined : await findCard(db, user.customerId, payment.credit_card_id)
  const source = card ? { card: card.bank_reference } : { token: payment.card_token ?? '' }
  const others = (await findOpenPayments(db, user.customerId, payment)).filter(({ id }) => id !== payment.id)
  const tried = await outside(
    async (): Promise<Tried | null> => {
      const cancelledIds: number[] = []
      try {
        for (const other of others) {
          if ((await bank.cancel(other.reference)) === 'charged')
            return { result: cancelled, cancelledIds, paid: { id: other.id, result: await bank.result(other.reference) }, refused: null }
          cancelledIds.push(other.id)
        }
        const result = await bank.charge({
          reference: payment.reference,
          source,
          amount: payment.amount,
          currency: payment.currency,
          installmentCount: payment.installment_count,
          isKept: payment.saves_card,
          isAsking3d: payment.is_asking_3d,
          returnUrl: `${origin}${returnPath}`,
        })
        const step = stepOf(context, result)
        if (step?.ok === false) await bank.cancel(payment.reference)
        return { result, cancelledIds, paid: null, refused: step?.ok === false ? step.code : null }
      } catch (error) {
        log.warn({ reason: (error as Error).message }, 'the bank did not answer')
        return null
      }
    },
    { isKept: true },
  )
  if (!tried) return { data: { payment: await toPayment(db, payment), threeD: null } }
  for (const id of tried.cancelledIds) await recordResult(context, id, cancelled)
  if (tried.paid) {
    await recordResult(context, tried.paid.id, tried.paid.result)
    await recordResult(context, payment.id, cancelled)
    throw new Refusal(409, 'already_paid', { isCounted: true })
  }
  const row = await recordResult(context, payment.id, tried.refused === null ? tried.result : cancelled)
  if (tried.refused !== null) throw new Refusal(422, tried.refused, { isCounted: true })
  if (tried.result.status === 'invalid') throw new Refusal(422, tried.result.code, { isCounted: true })
  return answerOf(context, row, tried.result)
}

/** The answer for a payment with its next step; a failed one is refused with the reason of the bank, and stays recorded (PAY-09). */
export async function answerOf(context: VendorContext, row: PaymentRow, result?: ChargeResult): Promise<Answer<'createPurchase'>> {
  const { status, fail_reason: reason } = row
  if (status === 'failed') {
    const code = reason === 'not_confirmed' ? 'payment_not_confirmed' : reason
    const errors: FieldRefusal[] = code === null || code === 'cancelled' ? [] : [{ path: 'card', code }]
    throw new Refusal(422, 'payment_failed', { errors, isCounted: true })
  }
  const step = status === 'pending' && result ? stepOf(context, result) : undefined
  return { data: { payment: await toPayment(context.db, row), threeD: step?.ok ? toStep(step) : null } }
}

/** What the browser does next; undefined if nothing has to be confirmed. */
export function stepOf({ user, bank }: Pick<VendorContext, 'user' | 'bank'>, result: ChargeResult): ThreeDStep | undefined {
  if (result.status !== 'waiting') return undefined
  return threeDStep(result, bank.hostsIn(user.countryCode))
}

const toStep = (step: Extract<ThreeDStep, { ok: true }>) =>
  step.kind === 'form'
    ? ({ type: 'form', action: step.action, fields: step.fields } as const)
    : ({ type: 'redirect', redirectUrl: step.url } as const)
