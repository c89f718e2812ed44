/** Payments for tests: cards of the sandbox bank, due payments, and the form with which the bank sends a browser back. */
import { randomUUID } from 'node:crypto'
import type { Body } from '@vendor-panel/contract/operation-types'
import type { Caller, World } from './world.ts'

type Purchase = Body<'createPurchase'>

export const cardOf = (number: string) => ({ holderName: 'Mara Lindqvist', number, expiryMonth: 8, expiryYear: 2029, cvv: '123' })

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
