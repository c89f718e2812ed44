import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { PaymentTables, PaymentsTable } from './payments.tables.ts'

export type PaymentRow = Selectable<PaymentsTable>

const payments = (db: Db, customerId: number) => db.selectFrom('payments').selectAll().where('customer_id', '=', customerId)

export function findPayment(db: Db, customerId: number, id: number): Promise<PaymentRow | undefined> {
  return payments(db, customerId).where('id', '=', id).executeTakeFirst()
}

export function lockPayment(db: Db, customerId: number, id: number): Promise<PaymentRow | undefined> {
  return payments(db, customerId).where('id', '=', id).forUpdate().executeTakeFirst()
}

export function findPaymentByReference(db: Db, customerId: number, reference: string): Promise<PaymentRow | undefined> {
  return payments(db, customerId).where('reference', '=', reference).executeTakeFirst()
}

/** What is paid for: a product, or a due payment. */
export type Subject = Pick<PaymentRow, 'product_id' | 'pending_payment_id'>

/** The payments for it that wait for a result. */
export function findOpenPayments(db: Db, customerId: number, { product_id, pending_payment_id }: Subject): Promise<PaymentRow[]> {
  return payments(db, customerId)
    .where('status', '=', 'pending')
    .$if(product_id !== null, (query) => query.where('product_id', '=', product_id))
    .$if(pending_payment_id !== null, (query) => query.where('pending_payment_id', '=', pending_payment_id))
    .orderBy('id')
    .execute()
}

export function insertPayment(db: Db, payment: Insertable<PaymentsTable>): Promise<PaymentRow> {
  return db.insertInto('payments').values(payment).returningAll().executeTakeFirstOrThrow()
}

export function updatePayment(db: Db, customerId: number, id: number, patch: Updateable<PaymentsTable>): Promise<PaymentRow> {
  return db
    .updateTable('payments')
    .set(patch)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function insertPaymentEvent(db: Db, event: Insertable<PaymentTables['payment_events']>): Promise<void> {
  await db.insertInto('payment_events').values(event).execute()
}

/** A product with its price; locked, so that it is paid once. */
export function lockProduct(db: Db, customerId: number, providerId: number, id: number) {
  return db
    .selectFrom('provider_products')
    .select(['id', 'name', 'price', 'currency', 'is_paid', 'is_switched_off', 'date_start', 'date_end'])
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function findProductNames(db: Db, customerId: number, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return []
  return db.selectFrom('provider_products').select(['id', 'name']).where('customer_id', '=', customerId).where('id', 'in', ids).execute()
}

/** A due payment; locked, so that it is paid once. */
export function lockPendingPayment(db: Db, customerId: number, id: number) {
  return db
    .selectFrom('pending_payments')
    .select(['id', 'amount as price', 'currency', 'is_paid', 'due_date'])
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Marks what was paid for as paid; returns the due payment, if it was one. */
export async function markPaid(db: Db, customerId: number, { product_id, pending_payment_id }: Subject) {
  if (product_id !== null)
    await db
      .updateTable('provider_products')
      .set({ is_paid: true })
      .where('customer_id', '=', customerId)
      .where('id', '=', product_id)
      .execute()
  if (pending_payment_id === null) return undefined
  return db
    .updateTable('pending_payments')
    .set({ is_paid: true })
    .where('customer_id', '=', customerId)
    .where('id', '=', pending_payment_id)
    .returning(['due_date as from', 'recurring_month as months'])
    .executeTakeFirst()
}
