import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { countOf, type Db } from '../platform/db/kysely.ts'
import type { SampleItemTables } from './sample-items.tables.ts'

type SampleItemsTable = SampleItemTables['sample_items']
export type SampleItemRow = Selectable<SampleItemsTable>

const sampleItems = (db: Db, customerId: number) => db.selectFrom('sample_items').where('customer_id', '=', customerId)

export function findSampleItems(db: Db, customerId: number, limit: number, offset: number): Promise<SampleItemRow[]> {
  const newest = sampleItems(db, customerId).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
  return newest.limit(limit).offset(offset).execute()
}

export function countSampleItems(db: Db, customerId: number): Promise<number> {
  return countOf(sampleItems(db, customerId))
}

export function findSampleItem(db: Db, customerId: number, id: number): Promise<SampleItemRow | undefined> {
  return sampleItems(db, customerId).selectAll().where('id', '=', id).executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export function lockSampleItem(db: Db, customerId: number, id: number): Promise<SampleItemRow | undefined> {
  return sampleItems(db, customerId).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function insertSampleItem(db: Db, sampleItem: Insertable<SampleItemsTable>): Promise<SampleItemRow> {
  return db.insertInto('sample_items').values(sampleItem).returningAll().executeTakeFirstOrThrow()
}

export function updateSampleItem(db: Db, customerId: number, id: number, patch: Updateable<SampleItemsTable>): Promise<SampleItemRow> {
  return db
    .updateTable('sample_items')
    .set({ ...patch, version: sql`version + 1` })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteSampleItem(db: Db, customerId: number, id: number): Promise<void> {
  await db.deleteFrom('sample_items').where('customer_id', '=', customerId).where('id', '=', id).execute()
}
