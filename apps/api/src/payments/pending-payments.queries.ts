import type { Db } from '../platform/db/kysely.ts'

/** The open payments of the account, the oldest first. */
export async function findPendingPayments(db: Db, customerId: number) {
  return db
    .selectFrom('pending_payments')
    .select(['id', 'amount', 'currency', 'due_date as dueDate', 'recurring_month as recurringMonth'])
    .where('customer_id', '=', customerId)
    .where('is_paid', '=', false)
    .orderBy('due_date')
    .orderBy('id')
    .execute()
}
