import type { Insertable } from 'kysely'
import { countOf, type Db } from '../platform/db/kysely.ts'
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

/** The result of the newest call that was recorded. */
export async function findLastCallResult(db: Db, customerId: number, leadId: number) {
  const found = await db
    .selectFrom('lead_interactions')
    .select('result')
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .where('type', '=', 'call')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.result ?? null
}

export function countLeadInteractions(db: Db, customerId: number, leadId: number): Promise<number> {
  return countOf(db.selectFrom('lead_interactions').where('customer_id', '=', customerId).where('lead_id', '=', leadId))
}

export async function insertLeadInteraction(db: Db, interaction: Insertable<LeadInteractionsTable>): Promise<number> {
  return (await db.insertInto('lead_interactions').values(interaction).returning('id').executeTakeFirstOrThrow()).id
}
