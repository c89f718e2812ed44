import { sql } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'

/** A provider, and days in the time zone of its account, both inclusive. */
export interface AskedDays {
  customerId: number
  providerId: number
  timeZone: string
  start: string
  end: string
}

/** The visits of each day that has some. */
export function findVisitDays(db: Db, { customerId, providerId, start, end }: AskedDays) {
  return db
    .selectFrom('visit_days')
    .select(['day', 'visits', 'visitors', 'phone_views as phoneViews'])
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('day', '>=', start)
    .where('day', '<=', end)
    .execute()
}

/** The first day with visits. */
export async function findFirstVisitDay(db: Db, customerId: number, providerId: number): Promise<string | null> {
  const { day } = await db
    .selectFrom('visit_days')
    .select((of) => of.fn.min('day').as('day'))
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow()
  return day
}

/** How many couples asked on each day, by where they asked. */
export async function countLeadDays(db: Db, { customerId, providerId, timeZone, start, end }: AskedDays) {
  const { rows } = await sql<{ day: string; source: string | null; leads: number }>`
    select (created_at at time zone ${timeZone})::date as day, source, count(*) as leads
    from leads
    where customer_id = ${customerId} and provider_id = ${providerId}
      and created_at >= ${start}::date::timestamp at time zone ${timeZone}
      and created_at < (${end}::date + 1)::timestamp at time zone ${timeZone}
    group by 1, 2`.execute(db)
  return rows
}
