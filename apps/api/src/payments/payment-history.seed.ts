import type { Insertable } from 'kysely'
import { instantText } from '../platform/clock.ts'
import type { Db } from '../platform/db/kysely.ts'
import type { Seed } from '../seed/seed-context.ts'
import type { PaymentTables } from './payments.tables.ts'

const visa = { card_brand: 'visa', card_last_four: '4242' } as const
type Kind = PaymentTables['payment_events']['kind']

/** What an account has paid for its packages, one of them after a refused try; an unpaid account has a refused one. */
export const paymentHistorySeed: Seed = {
  after: ['providers', 'payments'],
  async account({ db, now, customer }) {
    const products = await db
      .selectFrom('provider_products')
      .select(['id', 'provider_id', 'date_start', 'price', 'currency'])
      .where('customer_id', '=', customer.id)
      .where('is_paid', '=', true)
      .orderBy('id')
      .execute()
    for (const [index, { id, provider_id, date_start, price, currency }] of products.entries()) {
      const paidAt = Temporal.Instant.from(`${date_start}T15:20:00Z`).subtract({ hours: 24 * 9 })
      const isRetried = index === 1
      const tries: [Kind, minutesBefore: number][] = isRetried
        ? [
            ['tried', 90],
            ['refused', 89],
            ['tried', 1],
            ['paid', 0],
          ]
        : [
            ['tried', 1],
            ['paid', 0],
          ]
      const payment = await insertPayment(db, {
        customer_id: customer.id,
        provider_id,
        product_id: id,
        reference: `demo-product-${id}`,
        status: 'paid',
        type: 'credit_card',
        ...visa,
        amount: price,
        currency,
        installment_count: index === 0 ? 3 : 1,
        created_at: instantText(paidAt.subtract({ minutes: tries[0]![1] })),
        paid_at: instantText(paidAt),
      })
      await insertEvents(db, customer.id, payment, tries, paidAt)
    }
    const due = await db
      .selectFrom('pending_payments')
      .select(['id', 'amount', 'currency', 'due_date'])
      .where('customer_id', '=', customer.id)
      .orderBy('due_date')
      .executeTakeFirst()
    if (!due) return
    const refusedAt = now.subtract({ hours: 20 })
    const payment = await insertPayment(db, {
      customer_id: customer.id,
      pending_payment_id: due.id,
      reference: `demo-due-${due.id}`,
      status: 'failed',
      type: 'credit_card',
      ...visa,
      amount: due.amount,
      currency: due.currency,
      fail_reason: 'insufficient_funds',
      created_at: instantText(refusedAt.subtract({ minutes: 1 })),
    })
    await insertEvents(
      db,
      customer.id,
      payment,
      [
        ['tried', 1],
        ['refused', 0],
      ],
      refusedAt,
    )
  },
}

type NewPayment = Insertable<PaymentTables['payments']>

/** Fields that are null unless given. */
const none = {
  provider_id: null,
  product_id: null,
  pending_payment_id: null,
  coupon_code: null,
  credit_card_id: null,
  card_token: null,
  card_brand: null,
  card_last_four: null,
  saved_name: null,
  fail_reason: null,
  paid_at: null,
} as const

async function insertPayment(db: Db, payment: Omit<NewPayment, keyof typeof none> & Partial<NewPayment>): Promise<number> {
  return (
    await db
      .insertInto('payments')
      .values({ ...none, ...payment })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}

async function insertEvents(
  db: Db,
  customer_id: number,
  payment_id: number,
  tries: readonly [Kind, minutesBefore: number][],
  end: Temporal.Instant,
): Promise<void> {
  const events = tries.map(([kind, minutes]) => ({
    customer_id,
    payment_id,
    kind,
    reason: kind === 'refused' ? ('insufficient_funds' as const) : null,
    created_at: instantText(end.subtract({ minutes })),
  }))
  await db.insertInto('payment_events').values(events).execute()
}
