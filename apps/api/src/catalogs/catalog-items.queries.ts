import type { Db } from '../platform/db/kysely.ts'

export type CatalogOptionRow = Awaited<ReturnType<typeof findCatalogOptions>>[number]

/** The items that providers of a category can price in lists of a type, option by option, in their order. */
export function findCatalogOptions(db: Db, catalogTypeId: number, categoryId: number) {
  return db
    .selectFrom('catalog_items as item')
    .innerJoin('catalog_item_options as option', 'option.catalog_item_id', 'item.id')
    .select(['item.id as item_id', 'item.code as item_code', 'option.id', 'option.code', 'option.unit_code'])
    .where('item.catalog_type_id', '=', catalogTypeId)
    .where('item.category_id', '=', categoryId)
    .orderBy('item.position')
    .orderBy('option.position')
    .execute()
}

/** The types of lists in which providers of a category can price something. */
export function findCatalogTypes(db: Db, categoryId: number) {
  return db
    .selectFrom('catalog_types as type')
    .select(['type.id', 'type.code'])
    .where((of) =>
      of.exists(
        of
          .selectFrom('catalog_items as item')
          .select('item.id')
          .whereRef('item.catalog_type_id', '=', 'type.id')
          .where('item.category_id', '=', categoryId),
      ),
    )
    .orderBy('type.id')
    .execute()
}
