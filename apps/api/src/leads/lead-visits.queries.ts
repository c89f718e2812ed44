import type { Insertable } from 'kysely'
import type { InstantPage } from '../platform/contract/instant-cursor.ts'
import { countOf, type Db } from '../platform/db/kysely.ts'
import type { LeadVisitsTable } from './lead-visits.tables.ts'

export async function insertLeadVisit(db: Db, visit: Insertable<LeadVisitsTable>): Promise<number> {
  return (await db.insertInto('lead_visits').values(visit).returning('id').executeTakeFirstOrThrow()).id
}

/** A page, newest first, and one more visit if another page follows. */
export function findLeadVisits(db: Db, customerId: number, leadId: number, { limit, offset, after }: InstantPage) {
  return db
    .selectFrom('lead_visits')
    .select(['id', 'at', 'page', 'duration_seconds'])
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .$if(after !== undefined, (query) => query.where((of) => of(of.refTuple('at', 'id'), '<', of.tuple(after!.at, after!.id))))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .offset(offset)
    .execute()
}

export function countLeadVisits(db: Db, customerId: number, leadId: number): Promise<number> {
  return countOf(db.selectFrom('lead_visits').where('customer_id', '=', customerId).where('lead_id', '=', leadId))
}
