import type { Selectable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { ProviderProductsTable } from './providers.tables.ts'
import { seesProvider } from '../platform/db/sees-provider.ts'

export type ProviderProductRow = Omit<Selectable<ProviderProductsTable>, 'customer_id'>

/** Every product of these providers, the latest first; each has only a few. */
export function findProviderProducts(db: Db, customerId: number, providerIds: readonly number[] | 'all'): Promise<ProviderProductRow[]> {
  return db
    .selectFrom('provider_products')
    .select([
      'id',
      'provider_id',
      'name',
      'date_start',
      'date_end',
      'is_switched_off',
      'price',
      'is_paid',
      'currency',
      'features',
      'photos_max',
      'rival_stats_access',
    ])
    .where('customer_id', '=', customerId)
    .where((of) => seesProvider(of, 'provider_id', providerIds))
    .orderBy('date_end', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
