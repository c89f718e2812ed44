import type { components } from '@vendor-panel/contract'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { ProviderTables } from './providers.tables.ts'
import { countOf, type Db } from '../platform/db/kysely.ts'
import { seesProvider, type ProviderReader } from '../platform/db/sees-provider.ts'

function providers(db: Db, { customerId, providerIds }: ProviderReader) {
  return db
    .selectFrom('providers')
    .where('customer_id', '=', customerId)
    .where((of) => seesProvider(of, 'id', providerIds))
}

const columns = [
  'id',
  'name',
  'category_id',
  'category_name',
  'category_type',
  'city_id',
  'city',
  'district',
  'district_id',
  'address',
  'time_zone',
  'on_hold',
  'latitude',
  'longitude',
  'phone',
  'website',
  'social_links',
  'version',
] as const

export type ProviderRow = Awaited<ReturnType<typeof findProviderRows>>[number]

/** Sorted by name; `ids` selects these, null `limit` means all. */
export function findProviderRows(db: Db, reader: ProviderReader, ids: readonly number[] | undefined, limit: number | null, offset: number) {
  return providers(db, reader)
    .select(columns)
    .$if(ids !== undefined, (query) => query.where('id', '=', (eb) => eb.fn.any(eb.val([...(ids ?? [])]))))
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countProviders(db: Db, reader: ProviderReader, ids: readonly number[] | undefined): Promise<number> {
  return countOf(
    providers(db, reader).$if(ids !== undefined, (query) => query.where('id', '=', (eb) => eb.fn.any(eb.val([...(ids ?? [])])))),
  )
}

export function findProviderRow(db: Db, reader: ProviderReader, providerId: number): Promise<ProviderRow | undefined> {
  return providers(db, reader).select(columns).where('id', '=', providerId).executeTakeFirst()
}

/** These providers of the account, or all, sorted by name. */
export async function findProvidersByName(
  db: Db,
  customerId: number,
  providerIds: readonly number[] | 'all',
): Promise<components['schemas']['ProviderRef'][]> {
  const rows = await db
    .selectFrom('providers')
    .select(['id', 'name', 'city', 'category_id', 'category_name'])
    .where('customer_id', '=', customerId)
    .where((of) => seesProvider(of, 'id', providerIds))
    .orderBy(sql`name collate "und-x-icu"`)
    .execute()
  return rows.map(({ category_id, category_name, ...row }) => ({ ...row, category: { id: category_id, name: category_name } }))
}

/** Adds a provider, and its customer to the directory. */
export async function insertProvider(db: Db, provider: Insertable<ProviderTables['providers']>): Promise<number> {
  const { id } = await db.insertInto('providers').values(provider).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('provider_directory').values({ provider_id: id, customer_id: provider.customer_id }).execute()
  return id
}

export async function updateProviderRow(
  db: Db,
  customerId: number,
  providerId: number,
  patch: Updateable<ProviderTables['providers']>,
): Promise<void> {
  const changed = { ...patch, version: sql<number>`version + 1` }
  await db.updateTable('providers').set(changed).where('customer_id', '=', customerId).where('id', '=', providerId).execute()
}

/** Locks a provider until the transaction ends, so that changes of its data do not overlap. */
export async function lockProvider(db: Db, customerId: number, providerId: number): Promise<void> {
  const provider = db.selectFrom('providers').select('id').where('customer_id', '=', customerId).where('id', '=', providerId)
  await provider.forNoKeyUpdate().execute()
}
