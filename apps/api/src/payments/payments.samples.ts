import type { Samples } from '../../test/samples.ts'

export const samples: Samples = {
  records: {
    async pendingPaymentId(vendor) {
      const of = { customer_id: await vendor.number('customerId'), amount: 120, currency: 'CAD' }
      const payment = { ...of, due_date: '2026-12-01', recurring_month: 12 }
      return (await vendor.world.db.insertInto('pending_payments').values(payment).returning('id').executeTakeFirstOrThrow()).id
    },
  },
}
