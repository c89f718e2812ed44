import { sql, type Selectable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { LeadsTable } from '../leads/leads.tables.ts'
import type { StatisticsTables } from './statistics.tables.ts'

export interface UnansweredLeadRow extends Pick<
  Selectable<LeadsTable>,
  'id' | 'couple_name' | 'status' | 'is_spam_reported' | 'created_at'
> {
  /** When it was last closed, or reported as spam; null if never. */
  last_closed_at: string | null
}

const closings = ['deal', 'reject', 'not_wedding', 'other_provider', 'spam_report']

/** How many couples of a provider who asked in this time were answered, and the sum of their counted minutes. */
export async function sumResponses(db: Db, customerId: number, providerId: number, from: string, until: string) {
  return db
    .selectFrom('leads')
    .select((of) => of.fn.count<number>('response_minutes').as('count'))
    .select((of) => of.fn.coalesce(of.fn.sum<number>('response_minutes'), of.lit(0)).as('minutes'))
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('created_at', '>=', from)
    .where('created_at', '<=', until)
    .where('response_minutes', 'is not', null)
    .executeTakeFirstOrThrow()
}

/** The couples of a provider since an instant who were not answered, and when each was closed. */
export async function findUnansweredLeads(db: Db, customerId: number, providerId: number, since: string): Promise<UnansweredLeadRow[]> {
  return db
    .selectFrom('leads')
    .select(['id', 'couple_name', 'status', 'is_spam_reported', 'created_at'])
    .select((of) =>
      of
        .selectFrom('lead_histories as history')
        .select((inner) => inner.fn.max('history.at').as('at'))
        .whereRef('history.customer_id', '=', 'leads.customer_id')
        .whereRef('history.lead_id', '=', 'leads.id')
        .where('history.type', '=', sql<'deal'>`any(${closings})`)
        .as('last_closed_at'),
    )
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('created_at', '>=', since)
    .where('response_minutes', 'is', null)
    .execute()
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
