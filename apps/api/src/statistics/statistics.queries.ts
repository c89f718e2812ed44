import { sql, type Selectable } from 'kysely'
import { rowsOf, type Db } from '../platform/db/kysely.ts'
import type { LeadsTable } from '../leads/leads.tables.ts'
import type { StatisticsTables } from './statistics.tables.ts'

export type WaitingLeadRow = Pick<Selectable<LeadsTable>, 'id' | 'provider_id' | 'couple_name' | 'created_at'>

/** Providers, and since when their couples are asked for. */
export type MeasuredSince = readonly { id: number; from: string }[]

const columnsOf = (providers: MeasuredSince) => [providers.map(({ id }) => id), providers.map(({ from }) => from)]

/**
 * How many couples of each provider who asked in this time were answered, and how many were closed without an answer, each with the sum of
 * their counted minutes.
 */
export async function sumResponses(db: Db, customerId: number, providers: MeasuredSince, until: string) {
  return rowsOf<{ provider_id: number; is_answered: boolean; count: number; minutes: number }>(
    db,
    `select l.provider_id, l.first_response_at is not null as is_answered, count(*)::int as count, sum(l.response_minutes) as minutes
     from unnest($2::bigint[], $3::timestamptz[]) as asked (id, since)
     join leads l on l.customer_id = $1 and l.provider_id = asked.id and l.created_at >= asked.since and l.created_at <= $4
     where l.response_minutes is not null group by l.provider_id, is_answered`,
    [customerId, ...columnsOf(providers), until],
  )
}

/** The couples of these providers who wait for an answer. */
export async function findWaitingLeads(db: Db, customerId: number, providers: MeasuredSince): Promise<WaitingLeadRow[]> {
  return rowsOf<WaitingLeadRow>(
    db,
    `select l.id, l.provider_id, l.couple_name, l.created_at
     from unnest($2::bigint[], $3::timestamptz[]) as asked (id, since)
     join leads l on l.customer_id = $1 and l.provider_id = asked.id and l.created_at >= asked.since and l.due_at is not null`,
    [customerId, ...columnsOf(providers)],
  )
}

export type CategoryResponseRow = StatisticsTables['category_responses']

/** The averages of the categories of a country. */
export async function findCategoryResponses(db: Db, countryCode: string, categoryIds: readonly number[]): Promise<CategoryResponseRow[]> {
  return db
    .selectFrom('category_responses')
    .selectAll()
    .where('country_code', '=', countryCode)
    .where('category_id', 'in', [...categoryIds, 0])
    .execute()
}

/** Replaces the averages of all categories. */
export async function replaceCategoryResponses(db: Db, averages: readonly CategoryResponseRow[]): Promise<void> {
  await sql`select replace_category_responses(${JSON.stringify(averages)}::jsonb)`.execute(db)
}

export async function findCustomerIds(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select customer_ids() as id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The providers of a customer, and its country. */
export async function findMeasuredProviders(db: Db, customerId: number) {
  return db
    .selectFrom('providers')
    .innerJoin('customers', 'customers.id', 'providers.customer_id')
    .select(['providers.id', 'providers.category_id', 'providers.time_zone', 'customers.country_code'])
    .where('providers.customer_id', '=', customerId)
    .where('customers.id', '=', customerId)
    .execute()
}
