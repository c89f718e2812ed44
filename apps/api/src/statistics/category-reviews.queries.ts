import { sql } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { CategoryReviewTables } from './category-reviews.tables.ts'

export type CategoryReviewRow = CategoryReviewTables['category_reviews']

/** The means of a category, if there are any. */
export function findCategoryReviews(db: Db, countryCode: string, categoryId: number): Promise<CategoryReviewRow | undefined> {
  return db
    .selectFrom('category_reviews')
    .selectAll()
    .where('country_code', '=', countryCode)
    .where('category_id', '=', categoryId)
    .executeTakeFirst()
}

/** Replaces the means of all categories. */
export async function replaceCategoryReviews(db: Db, means: readonly CategoryReviewRow[]): Promise<void> {
  await sql`select replace_category_reviews(${JSON.stringify(means)}::jsonb)`.execute(db)
}

const counted = (db: Db, customerId: number) =>
  db
    .selectFrom('testimonials as testimonial')
    .select((of) => [of.fn.countAll<number>().as('reviews'), sql<number>`avg(testimonial.star)::float8`.as('stars')])
    .where('testimonial.customer_id', '=', customerId)
    .where('testimonial.status', '=', 'active')

/** The active testimonials of each provider of a customer that has any. */
export function findReviewedProviders(db: Db, customerId: number) {
  return counted(db, customerId)
    .innerJoin('providers as provider', (join) =>
      join.onRef('provider.customer_id', '=', 'testimonial.customer_id').onRef('provider.id', '=', 'testimonial.provider_id'),
    )
    .innerJoin('customers as customer', 'customer.id', 'provider.customer_id')
    .select(['provider.id', 'provider.category_id', 'customer.country_code'])
    .where('provider.customer_id', '=', customerId)
    .where('customer.id', '=', customerId)
    .groupBy(['provider.id', 'provider.category_id', 'customer.country_code'])
    .execute()
}

/** The same of one provider; without any, `stars` is null. */
export function countOwnReviews(db: Db, customerId: number, providerId: number): Promise<{ reviews: number; stars: number | null }> {
  return counted(db, customerId).where('testimonial.provider_id', '=', providerId).executeTakeFirstOrThrow()
}
