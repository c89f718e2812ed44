import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { ItemDataTable } from './provider-items.tables.ts'

export type ItemDataRow = Selectable<ItemDataTable>

/** The products that a picture shows, in the order of the page. */
export function findItemData(db: Db, customerId: number, mediaId: number): Promise<ItemDataRow[]> {
  return db
    .selectFrom('item_data as link')
    .innerJoin('provider_items as item', (join) =>
      join.onRef('item.customer_id', '=', 'link.customer_id').onRef('item.id', '=', 'link.provider_item_id'),
    )
    .selectAll('link')
    .where('link.customer_id', '=', customerId)
    .where('link.media_id', '=', mediaId)
    .orderBy('item.position')
    .orderBy('item.id')
    .execute()
}

export function insertItemData(db: Db, row: Insertable<ItemDataTable>): Promise<ItemDataRow> {
  return db.insertInto('item_data').values(row).returningAll().executeTakeFirstOrThrow()
}

/** How many were deleted: 0 if the picture has no such link. */
export async function deleteItemDataRow(db: Db, customerId: number, mediaId: number, id: number): Promise<number> {
  const deleted = await db
    .deleteFrom('item_data')
    .where('customer_id', '=', customerId)
    .where('media_id', '=', mediaId)
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
