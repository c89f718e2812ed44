import { localDate } from '@vendor-panel/domain'
import type { Seed } from '../seed/seed-context.ts'

/** The open payments of an unpaid account. */
export const paymentSeed: Seed = {
  async account({ db, now, account, customer }) {
    for (const { amount, inDays, recurringMonth } of account.payments ?? []) {
      const dueDate = localDate(now, account.timeZone).add({ days: inDays }).toString()
      const payment = { customer_id: customer.id, amount, currency: account.currency, due_date: dueDate, recurring_month: recurringMonth }
      await db.insertInto('pending_payments').values(payment).execute()
    }
  },
}
