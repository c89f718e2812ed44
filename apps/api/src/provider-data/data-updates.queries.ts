import type { Insertable, Selectable } from 'kysely'
import { countOf, type Db } from '../platform/db/kysely.ts'
import { seesProvider, type ProviderReader } from '../platform/db/sees-provider.ts'
import type { ProviderDataUpdatesTable } from './provider-data.tables.ts'

export type DataUpdateRow = Selectable<ProviderDataUpdatesTable>
type Status = DataUpdateRow['status']

function updates(db: Db, customerId: number, providerId: number, status?: Status) {
  return db
    .selectFrom('provider_data_updates')
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
}

/** The latest first. */
export function findDataUpdates(
  db: Db,
  customerId: number,
  providerId: number,
  status: Status | undefined,
  limit: number,
  offset: number,
): Promise<DataUpdateRow[]> {
  return updates(db, customerId, providerId, status).selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute()
}

export function countDataUpdates(db: Db, customerId: number, providerId: number, status: Status | undefined): Promise<number> {
  return countOf(updates(db, customerId, providerId, status))
}

/** Of each text of a provider the latest edit that was not replaced. */
export function findLatestUpdates(db: Db, customerId: number, providerId: number): Promise<DataUpdateRow[]> {
  return updates(db, customerId, providerId)
    .where('status', '!=', 'passive')
    .distinctOn('key')
    .selectAll()
    .orderBy('key')
    .orderBy('id', 'desc')
    .execute()
}

export function findDataUpdate(db: Db, reader: ProviderReader, id: number): Promise<DataUpdateRow | undefined> {
  return db
    .selectFrom('provider_data_updates')
    .selectAll()
    .where('customer_id', '=', reader.customerId)
    .where('id', '=', id)
    .where((of) => seesProvider(of, 'provider_id', reader.providerIds))
    .executeTakeFirst()
}

export async function findDataUpdateOwner(db: Db, id: number): Promise<number | undefined> {
  const query = db.selectFrom('provider_data_update_directory').select('customer_id').where('data_update_id', '=', id)
  return (await query.executeTakeFirst())?.customer_id
}

export async function insertDataUpdate(db: Db, row: Insertable<ProviderDataUpdatesTable>): Promise<DataUpdateRow> {
  const inserted = await db.insertInto('provider_data_updates').values(row).returningAll().executeTakeFirstOrThrow()
  await db.insertInto('provider_data_update_directory').values({ data_update_id: inserted.id, customer_id: row.customer_id }).execute()
  return inserted
}

/** Sets the status of an edit that waits. */
export function decideDataUpdate(
  db: Db,
  customerId: number,
  id: number,
  decision: { status: Exclude<Status, 'pending'>; reject_reason?: string; decided_at: string },
): Promise<DataUpdateRow> {
  return db
    .updateTable('provider_data_updates')
    .set(decision)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes an edit, and with it its entry in the directory. */
export async function deleteDataUpdateRow(db: Db, customerId: number, id: number): Promise<void> {
  await db.deleteFrom('provider_data_updates').where('customer_id', '=', customerId).where('id', '=', id).execute()
}
