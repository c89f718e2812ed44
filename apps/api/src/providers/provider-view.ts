import type { components } from '@vendor-panel/contract'
import type { VendorContext } from '../platform/contract/context.ts'
import { findMissingData } from './missing-data.ts'
import { findActiveProducts } from './provider-product.ts'
import type { ProviderProductRow } from './provider-products.queries.ts'
import type { ProviderRow } from './providers.queries.ts'

type Provider = components['schemas']['Provider']

/** Providers as the contract has them, with their active products and whether data is missing. */
export async function toProviders(context: Pick<VendorContext, 'db' | 'user' | 'now'>, rows: readonly ProviderRow[]): Promise<Provider[]> {
  const products = await findActiveProducts(
    context,
    rows.map(({ id }) => id),
  )
  const missing = new Set((await findMissingData(context, rows)).map(({ providerId }) => providerId))
  return rows.map((row) => toProvider(row, products.get(row.id), missing.has(row.id)))
}

function toProvider(row: ProviderRow, product: ProviderProductRow | undefined, isMissingData: boolean): Provider {
  const { latitude: lat, longitude: lng } = row
  return {
    id: row.id,
    name: row.name,
    categoryId: row.category_id,
    cityId: row.city_id,
    districtId: row.district_id,
    category: { id: row.category_id, name: row.category_name, categoryType: row.category_type },
    city: { name: row.city },
    district: row.district === null ? null : { name: row.district },
    address: row.address,
    timeZone: row.time_zone,
    onHold: row.on_hold,
    paidStatus: product ? 'paid' : 'unpaid',
    isMissingData,
    productFeatures: product
      ? {
          productDateEnd: product.date_end,
          statsAccess: product.features.includes('page-statistics'),
          rivalStatsAccess: product.rival_stats_access,
        }
      : null,
    providerFilter: product ? { listingProductName: product.name } : null,
    location: lat === null || lng === null ? null : { lat, lng },
    phone: row.phone,
    website: row.website,
    socialLinks: row.social_links,
  }
}
