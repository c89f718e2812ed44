import { sql } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'

/** The events of these providers around each of the days, in any time zone: those in between are not read. */
export function findEventsAround(db: Db, customerId: number, providerIds: readonly number[], dates: readonly string[]) {
  const isAround = sql<boolean>`exists (select from unnest(${[...dates]}::date[]) as asked (day)
    where end_at > (asked.day - 1)::timestamp at time zone 'UTC' and start_at < (asked.day + 2)::timestamp at time zone 'UTC')`
  return db
    .selectFrom('calendar_events')
    .select(['provider_id', 'space_id', 'type', 'title', 'all_day', 'start_at', 'end_at'])
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', (eb) => eb.fn.any(eb.val([...providerIds])))
    .where(isAround)
    .orderBy('start_at')
    .orderBy('id')
    .execute()
}

/** The wedding days of booked couples without a wedding in the calendar. */
export async function findBookedDays(
  db: Db,
  customerId: number,
  providerIds: readonly number[],
  dates: readonly string[],
): Promise<{ providerId: number; date: string }[]> {
  const rows = await db
    .selectFrom('leads as lead')
    .select(['lead.provider_id', 'lead.wedding_date'])
    .where('lead.customer_id', '=', customerId)
    .where('lead.status', '=', 'deal')
    .where('lead.wedding_date', '=', (eb) => eb.fn.any(eb.val([...dates])))
    .where('lead.provider_id', '=', (eb) => eb.fn.any(eb.val([...providerIds])))
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('calendar_events as event')
            .select('event.id')
            .where('event.customer_id', '=', customerId)
            .whereRef('event.provider_id', '=', 'lead.provider_id')
            .whereRef('event.lead_id', '=', 'lead.id')
            .where('event.type', '=', 'wedding'),
        ),
      ),
    )
    .execute()
  return rows.flatMap(({ provider_id, wedding_date }) => (wedding_date === null ? [] : [{ providerId: provider_id, date: wedding_date }]))
}
