import type { Insertable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import { addJobAt } from '../platform/jobs/add-job.queries.ts'
import type { LeadRemindersTable } from './leads.tables.ts'

export type LeadReminderRow = NonNullable<Awaited<ReturnType<typeof findLeadReminder>>>

export function findLeadReminder(db: Db, customerId: number, leadId: number) {
  return db
    .selectFrom('lead_reminders as reminder')
    .innerJoin('customer_users as author', (join) =>
      join.onRef('author.customer_id', '=', 'reminder.customer_id').onRef('author.id', '=', 'reminder.author_id'),
    )
    .select(['reminder.lead_id', 'reminder.at', 'reminder.note', 'reminder.author_id', 'author.name as author_name'])
    .where('reminder.customer_id', '=', customerId)
    .where('reminder.lead_id', '=', leadId)
    .executeTakeFirst()
}

// A day of tries, with growing delays: a late reminder is better than none.
const attemptsMax = 12

/** Sets the one reminder of a lead, and the job at its time. */
export async function setLeadReminder(db: Db, reminder: Insertable<LeadRemindersTable>, now: Temporal.Instant): Promise<void> {
  const { customer_id: customerId, lead_id: leadId, at, note, author_id } = reminder
  await db
    .insertInto('lead_reminders')
    .values(reminder)
    .onConflict((conflict) => conflict.columns(['customer_id', 'lead_id']).doUpdateSet({ at, note, author_id }))
    .execute()
  await remindAt(db, { customerId, leadId, at }, Temporal.Instant.from(at), now)
}

/** Adds a job for the reminder of this time; visible when this transaction commits. */
export async function remindAt(
  db: Db,
  reminder: { customerId: number; leadId: number; at: string },
  runAt: Temporal.Instant,
  now: Temporal.Instant,
): Promise<void> {
  await addJobAt(db, 'remind', reminder, attemptsMax, runAt, now)
}

export async function deleteLeadReminder(db: Db, customerId: number, leadId: number): Promise<void> {
  await db.deleteFrom('lead_reminders').where('customer_id', '=', customerId).where('lead_id', '=', leadId).execute()
}

/** Deletes a due reminder; undefined if it was changed or deleted in the meantime. */
export function takeLeadReminder(db: Db, customerId: number, leadId: number, at: string) {
  return db
    .deleteFrom('lead_reminders')
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .where('at', '=', at)
    .returning(['note', 'author_id'])
    .executeTakeFirst()
}

/** The couple of a reminder, and the languages of its author. */
export function findReminded(db: Db, customerId: number, leadId: number, authorId: number) {
  return db
    .selectFrom('leads as lead')
    .innerJoin('customers as customer', 'customer.id', 'lead.customer_id')
    .innerJoin('customer_users as author', 'author.customer_id', 'lead.customer_id')
    .select(['lead.couple_name', 'lead.provider_id', 'customer.country_code', 'author.preferred_language'])
    .where('lead.customer_id', '=', customerId)
    .where('lead.id', '=', leadId)
    .where('author.id', '=', authorId)
    .executeTakeFirst()
}
