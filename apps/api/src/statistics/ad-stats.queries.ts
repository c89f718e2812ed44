import type { Db } from '../platform/db/kysely.ts'
import type { AskedDays } from './visit-stats.queries.ts'

/** Views of advertising, clicks and requests, by day and placement. */
export function findAdDays(db: Db, { customerId, providerId, start, end }: AskedDays) {
  return db
    .selectFrom('ad_days')
    .select(['day', 'placement', 'views as impressions', 'clicks', 'leads'])
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('day', '>=', start)
    .where('day', '<=', end)
    .execute()
}

/** The first day with advertising. */
export async function findFirstAdDay(db: Db, customerId: number, providerId: number): Promise<string | null> {
  const { day } = await db
    .selectFrom('ad_days')
    .select((of) => of.fn.min('day').as('day'))
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow()
  return day
}
