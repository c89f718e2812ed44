import type { CallResult } from '@vendor-panel/domain'
import type { Insertable } from 'kysely'
import { countOf, rowsOf, type Db } from '../platform/db/kysely.ts'
import type { LeadInteractionsTable } from './leads.tables.ts'

export type LeadInteractionRow = Awaited<ReturnType<typeof findLeadInteractions>>[number]

export function findLeadInteractions(db: Db, customerId: number, leadId: number, limit: number, offset: number) {
  return db
    .selectFrom('lead_interactions as call')
    .leftJoin('customer_users as author', (join) =>
      join.onRef('author.customer_id', '=', 'call.customer_id').onRef('author.id', '=', 'call.author_id'),
    )
    .select(['call.id', 'call.type', 'call.result', 'call.note', 'call.at', 'call.author_id', 'author.name as author_name', 'call.call_id'])
    .where('call.customer_id', '=', customerId)
    .where('call.lead_id', '=', leadId)
    .orderBy('call.at', 'desc')
    .orderBy('call.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** The result of the newest call: one that a vendor has entered, or one of the switchboard, which has the result that was entered for it. */
export async function findLastCallResult(db: Db, customerId: number, leadId: number): Promise<CallResult | null> {
  const text = `select result from (
      select at, 1 as entered, id, result from lead_interactions
      where customer_id = $1 and lead_id = $2 and type = 'call' and call_id is null
      union all
      select started_at, 0, id, result from lead_calls where customer_id = $1 and lead_id = $2 and result is not null
    ) as call order by at desc, entered desc, id desc limit 1`
  const [found] = await rowsOf<{ result: CallResult | null }>(db, text, [customerId, leadId])
  return found?.result ?? null
}

export function countLeadInteractions(db: Db, customerId: number, leadId: number): Promise<number> {
  return countOf(db.selectFrom('lead_interactions').where('customer_id', '=', customerId).where('lead_id', '=', leadId))
}

export async function insertLeadInteraction(db: Db, interaction: Insertable<LeadInteractionsTable>): Promise<number> {
  return (await db.insertInto('lead_interactions').values(interaction).returning('id').executeTakeFirstOrThrow()).id
}
