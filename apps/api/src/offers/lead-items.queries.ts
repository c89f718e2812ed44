import { sql, type Insertable, type Selectable } from 'kysely'
import { countOf, type Db } from '../platform/db/kysely.ts'
import type { LeadItemsTable } from './offers.tables.ts'

export type LeadItemRow = Selectable<LeadItemsTable>

export function findLeadItems(db: Db, customerId: number, leadId: number): Promise<LeadItemRow[]> {
  return db
    .selectFrom('lead_items')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function findLeadItem(db: Db, customerId: number, leadId: number, id: number): Promise<LeadItemRow | undefined> {
  return db
    .selectFrom('lead_items')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The couple of an item. */
export async function findItemLead(db: Db, customerId: number, id: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('lead_items')
    .select('lead_id')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.lead_id
}

export function countLeadItems(db: Db, customerId: number, leadId: number): Promise<number> {
  return countOf(db.selectFrom('lead_items').where('customer_id', '=', customerId).where('lead_id', '=', leadId))
}

export function insertLeadItem(db: Db, item: Insertable<LeadItemsTable>): Promise<LeadItemRow> {
  return db.insertInto('lead_items').values(item).returningAll().executeTakeFirstOrThrow()
}

export async function deleteLeadItem(db: Db, customerId: number, id: number): Promise<void> {
  await db.deleteFrom('lead_items').where('customer_id', '=', customerId).where('id', '=', id).execute()
}

/** Changes the number of products that lists show of a couple (LEAD-04). */
export async function addToItemCount(db: Db, customerId: number, leadId: number, difference: 1 | -1): Promise<void> {
  await db
    .updateTable('leads')
    .set({ item_count: sql`greatest(item_count + ${difference}, 0)` })
    .where('customer_id', '=', customerId)
    .where('id', '=', leadId)
    .execute()
}

/** What the couple and the vendor wrote about the products is personal data (LEAD-27). */
export async function clearItemNotes(db: Db, customerId: number, leadId: number): Promise<void> {
  await db.updateTable('lead_items').set({ note: null }).where('customer_id', '=', customerId).where('lead_id', '=', leadId).execute()
}
