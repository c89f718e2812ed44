import { awardTargets, fastAnswerMinutes, type AwardCode } from '@vendor-panel/domain'
import type { Db } from '../platform/db/kysely.ts'

/** When a provider did what a badge counts, the earliest first, up to the target of its last level. */
export const awardTimes: Record<AwardCode, (db: Db, customerId: number, providerId: number) => Promise<string[]>> = {
  async fast_answer(db, customerId, providerId) {
    const rows = await db
      .selectFrom('leads')
      .select('first_response_at as at')
      .where('customer_id', '=', customerId)
      .where('provider_id', '=', providerId)
      .where('first_response_at', 'is not', null)
      .where('response_minutes', '<=', fastAnswerMinutes)
      .orderBy('first_response_at')
      .limit(awardTargets.fast_answer[2])
      .$narrowType<{ at: string }>()
      .execute()
    return rows.map(({ at }) => at)
  },

  async weddings(db, customerId, providerId) {
    const rows = await db
      .selectFrom('leads')
      .innerJoin('lead_histories as history', (join) =>
        join
          .onRef('history.customer_id', '=', 'leads.customer_id')
          .onRef('history.lead_id', '=', 'leads.id')
          .on('history.type', '=', 'deal'),
      )
      .select((of) => of.fn.min('history.at').as('at'))
      .where('leads.customer_id', '=', customerId)
      .where('leads.provider_id', '=', providerId)
      .where('leads.status', '=', 'deal')
      .groupBy('leads.id')
      .orderBy('at')
      .limit(awardTargets.weddings[2])
      .execute()
    return rows.map(({ at }) => at)
  },

  async photos(db, customerId, providerId) {
    const rows = await db
      .selectFrom('media')
      .select('created_at as at')
      .where('customer_id', '=', customerId)
      .where('provider_id', '=', providerId)
      .where('type', '=', 'image')
      .where('status', '=', 'active')
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .limit(awardTargets.photos[2])
      .execute()
    return rows.map(({ at }) => at)
  },
}
