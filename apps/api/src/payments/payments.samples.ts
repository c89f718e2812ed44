import type { Samples } from '../../test/samples.ts'
import type { World } from '../../test/world.ts'
import { insertPayment } from './payments.queries.ts'

/** The token of a card that the bank of the tests accepts. */
const newToken = ({ bank }: Pick<World, 'bank'>) => {
  const made = bank.tokenise({ holderName: 'Mara Lindqvist', number: '4242424242424242', expiryMonth: 8, expiryYear: 2029, cvv: '123' })
  return made?.token ?? ''
}

export const samples: Samples = {
  // The sample payment is not paid.
  refused: { downloadPaymentReceipt: 'not_found' },
  records: {
    async pendingPaymentId(vendor) {
      const of = { customer_id: await vendor.number('customerId'), amount: 120, currency: 'CAD' }
      const payment = { ...of, due_date: '2026-12-01', recurring_month: 12 }
      return (await vendor.world.db.insertInto('pending_payments').values(payment).returning('id').executeTakeFirstOrThrow()).id
    },
    async productId(vendor) {
      const of = { customer_id: await vendor.number('customerId'), provider_id: await vendor.number('providerId'), currency: 'CAD' }
      const product = { ...of, name: 'Premium', price: 2400, date_start: '2026-12-01', date_end: '2027-11-30', features: [] }
      return (await vendor.world.db.insertInto('provider_products').values(product).returning('id').executeTakeFirstOrThrow()).id
    },
    async paymentId(vendor) {
      const customerId = await vendor.number('customerId')
      const none = {
        provider_id: null,
        product_id: null,
        pending_payment_id: null,
        coupon_code: null,
        credit_card_id: null,
        card_token: null,
      }
      const open = { status: 'pending', type: 'credit_card', amount: 120, currency: 'CAD', fail_reason: null, paid_at: null } as const
      const card = { card_brand: 'visa', card_last_four: '4242', saved_name: null } as const
      const reference = `vp_${customerId}_${crypto.randomUUID()}`
      const payment = { ...none, ...open, ...card, customer_id: customerId, reference, created_at: '2026-11-20T09:00:00.000Z' }
      return (await insertPayment(vendor.world.db, payment)).id
    },
  },
  bodies: {
    createPaymentAction: () => ({ type: 'cancel' }),
    createCreditCard: ({ world }) => ({ token: newToken(world) }),
    async createPurchase(vendor, changed = []) {
      const id = (record: string) => vendor.number(record)
      const isProduct = changed.includes('productId') || changed.includes('providerId')
      return {
        item: isProduct
          ? { type: 'product', productId: await id('productId'), providerId: await id('providerId') }
          : { type: 'pending-payment', pendingPaymentId: await id('pendingPaymentId') },
        card: changed.includes('creditCardId')
          ? { type: 'saved', creditCardId: await id('creditCardId') }
          : { type: 'new', token: newToken(vendor.world) },
        couponCode: undefined,
      }
    },
  },
}
