import type { Db } from '../platform/db/kysely.ts'

/** The last valid day of these providers' price lists. */
export function findCatalogExpiries(db: Db, customerId: number, providerIds: readonly number[]) {
  return db
    .selectFrom('catalogs')
    .select(['id', 'provider_id', 'expire_at'])
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', (eb) => eb.fn.any(eb.val([...providerIds])))
    .orderBy('id')
    .execute()
}

/** The categories whose providers have priced items. */
export async function findPricedCategories(db: Db): Promise<Set<number>> {
  const rows = await db.selectFrom('catalog_items').select('category_id').distinct().execute()
  return new Set(rows.map(({ category_id }) => category_id))
}

/** The spaces of these providers, named as in the contract and the rules. */
export function findSpaceValues(db: Db, customerId: number, providerIds: readonly number[]) {
  return db
    .selectFrom('customer_spaces')
    .select(['id', 'provider_id', 'name', 'space_type as spaceType', 'kind'])
    .select(['meal_min as mealMin', 'meal_max as mealMax', 'cocktail_min as cocktailMin', 'cocktail_max as cocktailMax'])
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', (eb) => eb.fn.any(eb.val([...providerIds])))
    .orderBy('id')
    .execute()
}
