import type { components } from '@vendor-panel/contract'
import { localDate, productStatus } from '@vendor-panel/domain'
import type { VendorContext } from '../platform/contract/context.ts'
import { findProviderProducts, type ProviderProductRow } from './provider-products.queries.ts'

type Product = components['schemas']['ProviderProduct']

/** A product with its status on a day. */
export function toProduct(row: ProviderProductRow, today: Temporal.PlainDate): Product {
  const days = { start: Temporal.PlainDate.from(row.date_start), end: Temporal.PlainDate.from(row.date_end) }
  return {
    id: row.id,
    providerId: row.provider_id,
    name: row.name,
    status: productStatus({ ...days, isSwitchedOff: row.is_switched_off }, today),
    dateStart: row.date_start,
    dateEnd: row.date_end,
    price: row.price,
    isPaid: row.is_paid,
    currency: row.currency,
    features: row.features,
    photosMax: row.photos_max,
  }
}

/**
 * The active product of each of these providers; of several, the one that ends last (PROV-21). What is not paid includes nothing: its
 * features open when it is paid.
 */
export async function findActiveProducts(
  { db, user, now }: Pick<VendorContext, 'db' | 'now'> & { user: Pick<VendorContext['user'], 'customerId' | 'timeZone'> },
  providerIds: readonly number[],
): Promise<Map<number, ProviderProductRow>> {
  const today = localDate(now(), user.timeZone)
  const rows = await findProviderProducts(db, user.customerId, providerIds)
  const active = rows.filter((row) => row.is_paid && toProduct(row, today).status === 'active')
  return new Map(active.toReversed().map((row) => [row.provider_id, row]))
}
