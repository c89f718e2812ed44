import type { components } from '@vendor-panel/contract'
import { sql } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'

/** Stores the events of known providers that are not stored yet, and returns how many those are. */
export async function storePageEvents(db: Db, events: readonly components['schemas']['IntakePageEvent'][]): Promise<number> {
  const { rows } = await sql<{ stored: number }>`select store_page_events(${JSON.stringify(events)}::jsonb) as stored`.execute(db)
  return rows[0]!.stored
}

/** The customers with uncounted days, or with events that may be deleted. */
export async function findCustomersToCount(db: Db, deletedBefore: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select customers_to_count(${deletedBefore}) as id`.execute(db)
  return rows.map(({ id }) => id)
}

interface ProviderDay {
  provider_id: number
  day: string
}

/** The uncounted days of a customer, which this transaction counts. Waits for batches that add to them. */
export function takeUncountedDays(db: Db, customerId: number): Promise<ProviderDay[]> {
  return db.deleteFrom('uncounted_days').where('customer_id', '=', customerId).returning(['provider_id', 'day']).execute()
}

/** The events of these days of a customer, each with its day. */
const eventsOf = (customerId: number, days: readonly ProviderDay[]) => sql`
  from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as asked (provider_id bigint, day date)
  join customers on customers.id = ${customerId}
  join page_events event on event.customer_id = ${customerId} and event.provider_id = asked.provider_id
    and event.at >= asked.day::timestamp at time zone customers.time_zone
    and event.at < (asked.day + 1)::timestamp at time zone customers.time_zone`

/** Counts the visits of these days again, from all of their events. */
export async function countVisitDays(db: Db, customerId: number, days: readonly ProviderDay[]): Promise<void> {
  await sql`
    insert into visit_days (customer_id, provider_id, day, visits, visitors, phone_views)
    select ${customerId}::bigint, asked.provider_id, asked.day,
      count(*) filter (where event.kind = 'visit'),
      count(distinct coalesce(event.visitor, event.id::text)) filter (where event.kind = 'visit'),
      count(*) filter (where event.kind = 'phone_view')
    ${eventsOf(customerId, days)} and event.kind in ('visit', 'phone_view')
    group by asked.provider_id, asked.day
    on conflict (customer_id, provider_id, day) do update
      set visits = excluded.visits, visitors = excluded.visitors, phone_views = excluded.phone_views`.execute(db)
}

/** The same for the advertising. */
export async function countAdDays(db: Db, customerId: number, days: readonly ProviderDay[]): Promise<void> {
  await sql`
    insert into ad_days (customer_id, provider_id, day, placement, views, clicks, leads)
    select ${customerId}::bigint, asked.provider_id, asked.day, event.placement,
      count(*) filter (where event.kind = 'ad_view'),
      count(*) filter (where event.kind = 'ad_click'),
      count(*) filter (where event.kind = 'ad_lead')
    ${eventsOf(customerId, days)} and event.placement is not null and event.kind in ('ad_view', 'ad_click', 'ad_lead')
    group by asked.provider_id, asked.day, event.placement
    on conflict (customer_id, provider_id, day, placement) do update
      set views = excluded.views, clicks = excluded.clicks, leads = excluded.leads`.execute(db)
}

/** Deletes the events of days that no event can be added to any more. */
export async function deletePageEvents(db: Db, customerId: number, before: string): Promise<void> {
  await db.deleteFrom('page_events').where('customer_id', '=', customerId).where('at', '<', before).execute()
}
