import { countOf, type Db } from '../platform/db/kysely.ts'

/** Prices of a provider that were replaced or removed, the latest first. */
export function findPastPrices(db: Db, customerId: number, providerId: number, limit: number, offset: number) {
  return db
    .selectFrom('past_prices as past')
    .innerJoin('catalog_item_options as option', 'option.id', 'past.catalog_item_option_id')
    .innerJoin('catalog_items as item', 'item.id', 'option.catalog_item_id')
    .innerJoin('customer_users as user', (join) =>
      join.onRef('user.customer_id', '=', 'past.customer_id').onRef('user.id', '=', 'past.changed_by'),
    )
    .select(['past.id', 'past.catalog_id', 'item.code as item_code', 'option.code as option_code', 'past.week_period'])
    .select(['past.price', 'past.unit', 'past.currency', 'past.valid_until', 'past.changed_at', 'past.changed_by', 'user.name'])
    .where('past.customer_id', '=', customerId)
    .where('past.provider_id', '=', providerId)
    .orderBy('past.changed_at', 'desc')
    .orderBy('past.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countPastPrices(db: Db, customerId: number, providerId: number): Promise<number> {
  return countOf(db.selectFrom('past_prices').where('customer_id', '=', customerId).where('provider_id', '=', providerId))
}
