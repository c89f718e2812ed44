import { sql, type Updateable } from 'kysely'
import type { AccountTables } from '../platform/db/account.tables.ts'
import { countOf, type Db } from '../platform/db/kysely.ts'

/** Whose providers may be read: those the user is linked to, or all of the account (PERM-08). */
export interface ProviderReader {
  customerId: number
  providerIds: readonly number[] | 'all'
}

function providers(db: Db, { customerId, providerIds }: ProviderReader) {
  return db
    .selectFrom('providers')
    .where('customer_id', '=', customerId)
    .$if(providerIds !== 'all', (query) => query.where('id', '=', (eb) => eb.fn.any(eb.val([...(providerIds as readonly number[])]))))
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
  'time_zone',
  'on_hold',
  'latitude',
  'longitude',
  'phone',
  'website',
  'social_links',
] as const

export type ProviderRow = Awaited<ReturnType<typeof findProviderRows>>[number]

/** By name; `ids` narrows to these, `limit` null to none. */
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

export async function updateProviderRow(
  db: Db,
  customerId: number,
  providerId: number,
  patch: Updateable<AccountTables['providers']>,
): Promise<void> {
  await db.updateTable('providers').set(patch).where('customer_id', '=', customerId).where('id', '=', providerId).execute()
}
