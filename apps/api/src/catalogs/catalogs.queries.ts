import { sql, type Insertable, type Updateable } from 'kysely'
import { countOf, type Db } from '../platform/db/kysely.ts'
import type { CatalogPricesTable, CatalogTables, PastPricesTable } from './catalogs.tables.ts'
import { seesProvider } from '../platform/db/sees-provider.ts'

export interface CatalogFilter {
  providerIds: readonly number[] | 'all'
  catalogTypeId?: number | undefined
}

function catalogs(db: Db, customerId: number, { providerIds, catalogTypeId }: CatalogFilter) {
  return db
    .selectFrom('catalogs as catalog')
    .innerJoin('providers as provider', (join) =>
      join.onRef('provider.customer_id', '=', 'catalog.customer_id').onRef('provider.id', '=', 'catalog.provider_id'),
    )
    .innerJoin('catalog_types as type', 'type.id', 'catalog.catalog_type_id')
    .where('catalog.customer_id', '=', customerId)
    .where((of) => seesProvider(of, 'catalog.provider_id', providerIds))
    .$if(catalogTypeId !== undefined, (query) => query.where('catalog.catalog_type_id', '=', catalogTypeId!))
}

const columns = [
  'catalog.id',
  'catalog.provider_id',
  'catalog.catalog_type_id',
  'type.code as type_code',
  'catalog.expire_at',
  'catalog.season_start',
  'catalog.season_end',
  'catalog.unit',
  'catalog.currency',
  'catalog.version',
  'provider.name as provider_name',
  'provider.city as provider_city',
  'provider.category_id',
  'provider.category_name',
] as const

export type CatalogPriceRow = Omit<CatalogPricesTable, 'customer_id' | 'position'>
export type CatalogRow = Awaited<ReturnType<typeof findCatalogRows>>[number] & { prices: CatalogPriceRow[] }

function findCatalogRows(db: Db, customerId: number, filter: CatalogFilter, limit: number, offset: number) {
  return catalogs(db, customerId, filter)
    .select(columns)
    .orderBy(sql`provider.name collate "und-x-icu"`)
    .orderBy('catalog.provider_id')
    .orderBy('catalog.catalog_type_id')
    .orderBy('catalog.season_start', (order) => order.asc().nullsFirst())
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function findCatalogs(
  db: Db,
  customerId: number,
  filter: CatalogFilter,
  limit: number,
  offset: number,
): Promise<CatalogRow[]> {
  return withPrices(db, customerId, await findCatalogRows(db, customerId, filter, limit, offset))
}

export function countCatalogs(db: Db, customerId: number, filter: CatalogFilter): Promise<number> {
  return countOf(catalogs(db, customerId, filter))
}

/** A price list; `lock` locks it until the transaction ends. */
export async function findCatalog(
  db: Db,
  customerId: number,
  providerIds: readonly number[] | 'all',
  catalogId: number,
  lock: 'read' | 'lock' = 'read',
): Promise<CatalogRow | undefined> {
  const rows = await catalogs(db, customerId, { providerIds })
    .select(columns)
    .where('catalog.id', '=', catalogId)
    .$if(lock === 'lock', (query) => query.forUpdate('catalog'))
    .execute()
  return (await withPrices(db, customerId, rows))[0]
}

async function withPrices(db: Db, customerId: number, rows: Omit<CatalogRow, 'prices'>[]): Promise<CatalogRow[]> {
  const prices = await db
    .selectFrom('catalog_prices')
    .select(['catalog_id', 'catalog_item_option_id', 'week_period', 'price', 'unit', 'currency'])
    .where('customer_id', '=', customerId)
    .where('catalog_id', '=', (eb) => eb.fn.any(eb.val(rows.map(({ id }) => id))))
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ ...row, prices: prices.filter((price) => price.catalog_id === row.id) }))
}

export async function insertCatalog(db: Db, catalog: Insertable<CatalogTables['catalogs']>): Promise<number> {
  return (await db.insertInto('catalogs').values(catalog).returning('id').executeTakeFirstOrThrow()).id
}

/** The seasons of the lists of this type and provider, by the list. */
export function findSeasons(db: Db, customerId: number, providerId: number, catalogTypeId: number) {
  return db
    .selectFrom('catalogs')
    .select(['id', 'season_start', 'season_end'])
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('catalog_type_id', '=', catalogTypeId)
    .execute()
}

export async function updateCatalog(
  db: Db,
  customerId: number,
  catalogId: number,
  validity: Pick<Updateable<CatalogTables['catalogs']>, 'expire_at' | 'season_start' | 'season_end'>,
): Promise<void> {
  await db
    .updateTable('catalogs')
    .set((of) => ({ ...validity, version: of('version', '+', 1) }))
    .where('customer_id', '=', customerId)
    .where('id', '=', catalogId)
    .execute()
}

/** Replaces all prices of a list. */
export async function replacePrices(
  db: Db,
  customerId: number,
  catalogId: number,
  prices: readonly Insertable<CatalogPricesTable>[],
): Promise<void> {
  await db.deleteFrom('catalog_prices').where('customer_id', '=', customerId).where('catalog_id', '=', catalogId).execute()
  await db
    .insertInto('catalog_prices')
    .values([...prices])
    .execute()
}

export async function insertPastPrices(db: Db, prices: readonly Insertable<PastPricesTable>[]): Promise<void> {
  if (prices.length > 0)
    await db
      .insertInto('past_prices')
      .values([...prices])
      .execute()
}

/** Deletes a list with its prices and past prices. */
export async function deleteCatalog(db: Db, customerId: number, catalogId: number): Promise<void> {
  await db.deleteFrom('catalogs').where('customer_id', '=', customerId).where('id', '=', catalogId).execute()
}
