import type { Insertable, Selectable } from 'kysely'
import { countOf, type Db } from '../platform/db/kysely.ts'
import type { LeadCallsTable } from './lead-calls.tables.ts'

export type LeadCallRow = Omit<Selectable<LeadCallsTable>, 'customer_id' | 'lead_id' | 'call_ref'>

const columns = ['id', 'direction', 'status', 'started_at', 'duration_seconds', 'result', 'number', 'recording_url'] as const

/** Calls with a couple, newest first (COMM-06). */
export function findLeadCalls(db: Db, customerId: number, leadId: number, limit: number, offset: number): Promise<LeadCallRow[]> {
  return db
    .selectFrom('lead_calls')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countLeadCalls(db: Db, customerId: number, leadId: number): Promise<number> {
  return countOf(db.selectFrom('lead_calls').where('customer_id', '=', customerId).where('lead_id', '=', leadId))
}

/** One call of a couple by the switchboard's name of it. */
export function findLeadCall(db: Db, customerId: number, leadId: number, callKey: string): Promise<LeadCallRow | undefined> {
  return db
    .selectFrom('lead_calls')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .where('call_ref', '=', callKey)
    .executeTakeFirst()
}

/** Adds a call, or replaces what was reported about it; its start stays. */
export async function setLeadCall(db: Db, call: Insertable<LeadCallsTable>): Promise<void> {
  const { status, duration_seconds, result, recording_url } = call
  await db
    .insertInto('lead_calls')
    .values(call)
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'call_ref']).doUpdateSet({ status, duration_seconds, result, recording_url }),
    )
    .execute()
}

/** Stores the result that a vendor entered for a call; undefined if it is not a call of this couple. */
export function setCallResult(
  db: Db,
  customerId: number,
  leadId: number,
  callId: number,
  result: NonNullable<LeadCallsTable['result']>,
): Promise<Pick<LeadCallsTable, 'started_at'> | undefined> {
  return db
    .updateTable('lead_calls')
    .set({ result })
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .where('id', '=', callId)
    .returning('started_at')
    .executeTakeFirst()
}
