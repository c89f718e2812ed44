import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { countOf, type Db } from '../platform/db/kysely.ts'
import type { DiscountTables } from './discounts.tables.ts'
import { seesProvider, type ProviderReader } from '../platform/db/sees-provider.ts'

type DiscountsTable = DiscountTables['discounts']
type DocumentsTable = DiscountTables['discount_documents']
export type DiscountRow = Selectable<DiscountsTable>
export type DocumentRow = Selectable<DocumentsTable>

/** The discounts of the providers that the user sees. */
function discounts(db: Db, { customerId, providerIds }: ProviderReader, providerId?: number) {
  return db
    .selectFrom('discounts')
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .where((of) => seesProvider(of, 'provider_id', providerIds))
    .$if(providerId !== undefined, (query) => query.where('provider_id', '=', providerId!))
}

export function findDiscounts(
  db: Db,
  reader: ProviderReader,
  providerId: number | undefined,
  limit: number,
  offset: number,
): Promise<DiscountRow[]> {
  return discounts(db, reader, providerId)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countDiscounts(db: Db, reader: ProviderReader, providerId: number | undefined): Promise<number> {
  return countOf(discounts(db, reader, providerId))
}

export function findDiscount(db: Db, reader: ProviderReader, discountId: number): Promise<DiscountRow | undefined> {
  return discounts(db, reader).selectAll().where('id', '=', discountId).executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export function lockDiscount(db: Db, reader: ProviderReader, discountId: number): Promise<DiscountRow | undefined> {
  return discounts(db, reader).selectAll().where('id', '=', discountId).forUpdate().executeTakeFirst()
}

/** Clears the primary mark of the provider's discounts, before another one gets it (DISC-06). */
export async function clearPrimary(db: Db, customerId: number, providerId: number): Promise<void> {
  await db
    .updateTable('discounts')
    .set({ is_primary: false, version: sql`version + 1` })
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('is_primary', '=', true)
    .where('deleted_at', 'is', null)
    .execute()
}

export function insertDiscount(db: Db, discount: Insertable<DiscountsTable>): Promise<DiscountRow> {
  return db.insertInto('discounts').values(discount).returningAll().executeTakeFirstOrThrow()
}

export function updateDiscount(db: Db, customerId: number, discountId: number, patch: Updateable<DiscountsTable>): Promise<DiscountRow> {
  return db
    .updateTable('discounts')
    .set({ ...patch, version: sql`version + 1` })
    .where('customer_id', '=', customerId)
    .where('id', '=', discountId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findDocuments(db: Db, customerId: number, discountIds: readonly number[]): Promise<DocumentRow[]> {
  return db
    .selectFrom('discount_documents')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('discount_id', '=', (of) => of.fn.any(of.val(discountIds)))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}

export async function insertDocuments(db: Db, documents: Insertable<DocumentsTable>[]): Promise<void> {
  if (documents.length > 0) await db.insertInto('discount_documents').values(documents).execute()
}

export async function markDocumentDeleted(db: Db, customerId: number, documentId: number, at: string): Promise<void> {
  await db
    .updateTable('discount_documents')
    .set({ deleted_at: at })
    .where('customer_id', '=', customerId)
    .where('id', '=', documentId)
    .execute()
}

/** Deletes documents permanently that were deleted before this time, alone or with their discount. */
export async function purgeDocuments(db: Db, customerId: number, before: string): Promise<void> {
  await sql`
    delete from discount_documents document using discounts discount
    where document.customer_id = ${customerId} and discount.customer_id = ${customerId} and discount.id = document.discount_id
      and (document.deleted_at < ${before} or discount.deleted_at < ${before})`.execute(db)
}
