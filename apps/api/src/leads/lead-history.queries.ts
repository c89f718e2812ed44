import type { InstantPage } from '../platform/contract/instant-cursor.ts'
import { countOf, type Db } from '../platform/db/kysely.ts'
import type { LeadHistoriesTable } from './leads.tables.ts'

type Types = readonly LeadHistoriesTable['type'][]

export type LeadHistoryRow = Awaited<ReturnType<typeof findLeadHistory>>[number]

/** A page of the history of a lead, newest first, and one more entry if another page follows; limited to these types if given. */
export function findLeadHistory(db: Db, customerId: number, leadId: number, { limit, offset, after }: InstantPage, types?: Types) {
  return db
    .selectFrom('lead_histories as entry')
    .leftJoin('customer_users as actor', (join) =>
      join.onRef('actor.customer_id', '=', 'entry.customer_id').onRef('actor.id', '=', 'entry.actor_id'),
    )
    .select(['entry.id', 'entry.type', 'entry.at', 'entry.actor_id', 'actor.name as actor_name', 'entry.detail'])
    .where('entry.customer_id', '=', customerId)
    .where('entry.lead_id', '=', leadId)
    .$if(types !== undefined, (query) => query.where('entry.type', 'in', types!))
    .$if(after !== undefined, (query) => query.where((of) => of(of.refTuple('entry.at', 'entry.id'), '<', of.tuple(after!.at, after!.id))))
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(limit + 1)
    .offset(offset)
    .execute()
}

export function countLeadHistory(db: Db, customerId: number, leadId: number, types?: Types): Promise<number> {
  return countOf(
    db
      .selectFrom('lead_histories')
      .where('customer_id', '=', customerId)
      .where('lead_id', '=', leadId)
      .$if(types !== undefined, (query) => query.where('type', 'in', types!)),
  )
}
