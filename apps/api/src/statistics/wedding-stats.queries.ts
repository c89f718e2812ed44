import { sql } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { AskedDays } from './visit-stats.queries.ts'

/** A couple with a deal. */
export interface DealRow {
  amount: number | null
  /** An item of `organization_type`; null if the couple has not said. */
  ceremonyType: string | null
  isWedding: boolean
  /** The day on which the deal was entered, and that of the celebration. */
  dealtOn: string
  heldOn: string | null
}

/** The deals of a provider that were entered or are celebrated on these days. */
export async function findDeals(db: Db, { customerId, providerId, timeZone, start, end }: AskedDays): Promise<DealRow[]> {
  const { rows } = await sql<DealRow>`
    select * from (
      select lead.deal_amount as amount, details.ceremony_type as "ceremonyType", lead.is_wedding as "isWedding",
        (coalesce(deal.at, lead.created_at) at time zone ${timeZone})::date as "dealtOn",
        coalesce(lead.organization_date, lead.wedding_date) as "heldOn"
      from leads lead
      left join lead_details details on details.customer_id = ${customerId} and details.lead_id = lead.id
      left join lateral (
        select max(history.at) as at from lead_histories history
        where history.customer_id = ${customerId} and history.lead_id = lead.id and history.type = 'deal'
      ) deal on true
      where lead.customer_id = ${customerId} and lead.provider_id = ${providerId} and lead.status = 'deal'
    ) as deals
    where "dealtOn" between ${start}::date and ${end}::date or "heldOn" between ${start}::date and ${end}::date`.execute(db)
  return rows
}

/** The day on which the first couple asked; null without couples. */
export async function findFirstLeadDay(db: Db, customerId: number, providerId: number, timeZone: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select (min(created_at) at time zone ${timeZone})::date as day from leads
    where customer_id = ${customerId} and provider_id = ${providerId}`.execute(db)
  return rows[0]?.day ?? null
}
