import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { CatalogMenusTable } from './catalogs.tables.ts'

const columns = [
  'id',
  'provider_id',
  'name',
  'type',
  'price',
  'currency',
  'min_guest_count',
  'max_guest_count',
  'expire_at',
  'notes',
  'pdf_key',
  'pdf_name',
  'pdf_size',
] as const

export type CatalogMenuRow = Awaited<ReturnType<typeof findCatalogMenus>>[number]

export function findCatalogMenus(db: Db, customerId: number, providerId: number) {
  return db
    .selectFrom('catalog_menus')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .orderBy('id')
    .execute()
}

/** A menu; `lock` locks it until the transaction ends. */
export function findCatalogMenu(db: Db, customerId: number, menuId: number, lock: 'read' | 'lock'): Promise<CatalogMenuRow | undefined> {
  return db
    .selectFrom('catalog_menus')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('id', '=', menuId)
    .$if(lock === 'lock', (query) => query.forUpdate())
    .executeTakeFirst()
}

export async function insertCatalogMenu(db: Db, menu: Insertable<CatalogMenusTable>): Promise<number> {
  return (await db.insertInto('catalog_menus').values(menu).returning('id').executeTakeFirstOrThrow()).id
}

export async function updateCatalogMenuRow(
  db: Db,
  customerId: number,
  menuId: number,
  patch: Updateable<CatalogMenusTable>,
): Promise<void> {
  await db.updateTable('catalog_menus').set(patch).where('customer_id', '=', customerId).where('id', '=', menuId).execute()
}

export async function deleteCatalogMenuRow(db: Db, customerId: number, menuId: number): Promise<void> {
  await db.deleteFrom('catalog_menus').where('customer_id', '=', customerId).where('id', '=', menuId).execute()
}
