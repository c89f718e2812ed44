import type { components } from '@vendor-panel/contract'
import { maskedCard } from '@vendor-panel/domain'
import type { Db } from '../platform/db/kysely.ts'
import { findProvidersByName } from '../providers/providers.queries.ts'
import { findPaymentEvents } from './payment-list.queries.ts'
import { findProductNames, type PaymentRow } from './payments.queries.ts'

type Payment = components['schemas']['Payment']

/** Payments of one customer as the contract has them. */
export async function toPayments(db: Db, customerId: number, rows: readonly PaymentRow[]): Promise<Payment[]> {
  const providerIds = rows.flatMap(({ provider_id }) => provider_id ?? [])
  const providers = providerIds.length === 0 ? [] : await findProvidersByName(db, customerId, providerIds)
  const products = await findProductNames(
    db,
    customerId,
    rows.flatMap(({ product_id }) => product_id ?? []),
  )
  const ids = rows.map(({ id }) => id)
  const events = await findPaymentEvents(db, customerId, ids)
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    type: row.type,
    amount: row.amount,
    currency: row.currency,
    installmentCount: row.installment_count,
    product: products.find(({ id }) => id === row.product_id) ?? null,
    provider: providers.find(({ id }) => id === row.provider_id) ?? null,
    card: row.card_last_four === null ? null : { brand: row.card_brand ?? 'other', maskedNumber: maskedCard(row.card_last_four) },
    failReason: row.fail_reason,
    events: events.flatMap(({ payment_id, kind, reason, created_at: at }) => (payment_id === row.id ? [{ kind, reason, at }] : [])),
    createdAt: row.created_at,
    paidAt: row.paid_at,
  }))
}

export async function toPayment(db: Db, row: PaymentRow): Promise<Payment> {
  return (await toPayments(db, row.customer_id, [row]))[0]!
}
