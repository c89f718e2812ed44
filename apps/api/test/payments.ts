/** Payments for tests: cards of the sandbox bank, due payments, and the form with which the bank sends a browser back. */
import { randomUUID } from 'node:crypto'
import type { Body } from '@vendor-panel/contract/operation-types'
import type { PaymentBank } from '../src/platform/bank/payment-bank.ts'
import type { Caller, World } from './world.ts'

type Purchase = Body<'createPurchase'>

export const cardOf = (number: string) => ({ holderName: 'Mara Lindqvist', number, expiryMonth: 8, expiryYear: 2029, cvv: '123' })

/** What a browser does with a card: the bank gives a token for it. */
export async function tokenOf({ tokenUrl }: PaymentBank, card: ReturnType<typeof cardOf>): Promise<string> {
  const answer = await fetch(tokenUrl!, { method: 'POST', body: JSON.stringify(card) })
  if (!answer.ok) throw new Error(`The bank gives no token: ${answer.status}`)
  return ((await answer.json()) as { token: string }).token
}

/** What a person does on a page of the bank; returns the page that follows. */
export const decide = async (page: string, decision: 'approve' | 'decline' | 'wait'): Promise<string> =>
  (await fetch(page, { method: 'POST', body: new URLSearchParams({ decision }) })).text()

/** The hidden fields of the form with which a page of the bank sends the browser back. */
export function fieldsOf(page: string): { reference: string; signature: string } {
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? ''
  return { reference: field('reference'), signature: field('signature') }
}

export function paymentHelpers({ app, bank, db, ok }: World) {
  const token = (number = '4242424242424242') => bank.tokenise(cardOf(number))!.token
  const newCard = (number?: string, more = {}): Purchase['card'] => ({ type: 'new', token: token(number), ...more })
  return {
    token,
    newCard,
    /** A due payment of an account. */
    async due(customerId: number, amount = 490): Promise<number> {
      const row = { customer_id: customerId, amount, currency: 'CAD', due_date: '2026-11-20', recurring_month: 12 }
      return (await db.insertInto('pending_payments').values(row).returning('id').executeTakeFirstOrThrow()).id
    },
    body: (pendingPaymentId: number, more: Partial<Purchase> = {}): Purchase => ({
      item: { type: 'pending-payment', pendingPaymentId },
      card: newCard(),
      ...more,
    }),
    pay: async (as: Caller, body: Purchase, key: string = randomUUID()) =>
      (await ok('createPurchase', { as, body, headers: { 'idempotency-key': key } })).data,
    payment: async (as: Caller, paymentId: number) => (await ok('getPayment', { as, path: { paymentId } })).data,
    /** The page of the bank on which a payment waits. */
    page: () => bank.waiting()[0]!.page,
    /** The browser comes back from the bank. */
    comeBack: ({ reference, signature }: { reference: string; signature: string }) =>
      app.inject({
        method: 'POST',
        url: '/api/payments/3d-return',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ reference, signature }).toString(),
      }),
  }
}
