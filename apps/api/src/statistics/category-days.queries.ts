import { sql } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { CategoryDayTables } from './category-days.tables.ts'

export type CategoryDayRow = CategoryDayTables['category_days']

/** The last day that is summed; null before the first run. */
export async function findLastCategoryDay(db: Db): Promise<string | null> {
  const { day } = await db
    .selectFrom('category_days')
    .select((of) => of.fn.max('day').as('day'))
    .executeTakeFirstOrThrow()
  return day
}

/** The sums of a category from a day on. */
export function findCategoryDays(db: Db, countryCode: string, categoryId: number, start: string, end: string): Promise<CategoryDayRow[]> {
  return db
    .selectFrom('category_days')
    .selectAll()
    .where('country_code', '=', countryCode)
    .where('category_id', '=', categoryId)
    .where('day', '>=', start)
    .where('day', '<=', end)
    .orderBy('day')
    .execute()
}

/** Replaces the sums from a day on. */
export async function replaceCategoryDays(db: Db, since: string, sums: readonly CategoryDayRow[]): Promise<void> {
  await sql`select replace_category_days(${since}::date, ${JSON.stringify(sums)}::jsonb)`.execute(db)
}

/** The providers of a customer with visits, and the first day of these. */
export function findListedProviders(db: Db, customerId: number) {
  return db
    .selectFrom('visit_days')
    .innerJoin('providers', (join) =>
      join.onRef('providers.customer_id', '=', 'visit_days.customer_id').onRef('providers.id', '=', 'visit_days.provider_id'),
    )
    .innerJoin('customers', 'customers.id', 'providers.customer_id')
    .select(['providers.id', 'providers.category_id', 'customers.country_code'])
    .select((of) => of.fn.min('visit_days.day').as('first_day'))
    .where('visit_days.customer_id', '=', customerId)
    .where('providers.customer_id', '=', customerId)
    .where('customers.id', '=', customerId)
    .groupBy(['providers.id', 'providers.category_id', 'customers.country_code'])
    .execute()
}

/** The visits and requests of each provider of a customer, by day from a day on. */
export async function findFigureDays(db: Db, customerId: number, since: string) {
  const { rows } = await sql<{ provider_id: number; day: string; visits: number; leads: number }>`
    select provider_id, day, sum(visits) as visits, sum(leads) as leads from (
      select provider_id, day, visits, 0 as leads from visit_days where customer_id = ${customerId} and day >= ${since}::date
      union all
      select lead.provider_id, (lead.created_at at time zone customers.time_zone)::date, 0, 1
      from leads lead join customers on customers.id = ${customerId}
      where lead.customer_id = ${customerId} and lead.created_at >= ${since}::date::timestamp at time zone customers.time_zone
    ) as figures
    group by 1, 2`.execute(db)
  return rows
}
