import { sql } from 'kysely'
import type { Db } from '../db/kysely.ts'

/** Deletes what was or is to be sent to a couple, or to users about it, and what the outbox of the demo has of it. */
export async function deleteDeliveries(db: Db, customerId: number, leadId: number): Promise<void> {
  const deleted = await db
    .deleteFrom('deliveries')
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .returning('id')
    .execute()
  const ids = deleted.map(({ id }) => `${customerId}.${id}`)
  if (ids.length === 0) return
  await db.deleteFrom('outbox_sms').where('message_id', 'in', ids).execute()
  // Of a mail it is `<customer.delivery@domain>`.
  const idOfMail = sql<string>`split_part(ltrim(message_id, '<'), '@', 1)`
  await db.deleteFrom('outbox_mails').where(idOfMail, 'in', ids).execute()
}

export async function deleteFeedEvents(db: Db, customerId: number, leadId: number): Promise<void> {
  await db.deleteFrom('feed_events').where('customer_id', '=', customerId).where('lead_id', '=', leadId).execute()
}

/** Deletes the jobs whose payload names the couple, such as notices to browsers, also those that failed. */
export async function deleteJobs(db: Db, leadId: number): Promise<void> {
  await sql`select delete_jobs_of_lead(${leadId}::bigint)`.execute(db)
}

/** A change of the couple, or of what belongs to it, can no longer be undone. */
export async function deleteUndoEntries(db: Db, customerId: number, leadId: number): Promise<void> {
  const isOfLead = sql<boolean>`jsonb_path_exists(kept, '$[*] ? (@.rows[*].lead_id == $id || (@.table == "leads" && @.rows[*].id == $id))',
    jsonb_build_object('id', ${leadId}::bigint))`
  await db.deleteFrom('undo_entries').where('customer_id', '=', customerId).where(isOfLead).execute()
}

/** Any stored answer may hold data of the couple. The keys stay, so that nothing is done twice; `once` refuses a replay. */
export async function clearKeptAnswers(db: Db, customerId: number): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer: null })
    .where('customer_id', '=', customerId)
    .where('answer', 'is not', null)
    .execute()
}
