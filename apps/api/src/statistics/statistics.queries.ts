import { sql, type Selectable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { LeadsTable } from '../leads/leads.tables.ts'

export interface AnsweredLeadRow extends Pick<Selectable<LeadsTable>, 'status' | 'is_spam_reported' | 'created_at' | 'first_response_at'> {
  /** When it was last closed, or reported as spam; null if never. */
  last_closed_at: string | null
}

const closings = ['deal', 'reject', 'not_wedding', 'other_provider', 'spam_report']

/** The couples of a provider since an instant, and when each was answered or closed. */
export async function findAnsweredLeads(db: Db, customerId: number, providerId: number, since: string): Promise<AnsweredLeadRow[]> {
  return db
    .selectFrom('leads')
    .select(['status', 'is_spam_reported', 'created_at', 'first_response_at'])
    .select((of) =>
      // The time of closing is looked up for unanswered couples only.
      of
        .case()
        .when('first_response_at', 'is', null)
        .then(
          of
            .selectFrom('lead_histories as history')
            .select((inner) => inner.fn.max('history.at').as('at'))
            .whereRef('history.customer_id', '=', 'leads.customer_id')
            .whereRef('history.lead_id', '=', 'leads.id')
            .where('history.type', '=', sql<'deal'>`any(${closings})`),
        )
        .end()
        .as('last_closed_at'),
    )
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('created_at', '>=', since)
    .execute()
}
