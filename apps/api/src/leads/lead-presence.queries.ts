import { sql, type Insertable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { LeadPresenceTables } from './lead-presence.tables.ts'

/** The other users who have viewed a couple since an instant, by name. */
export function findLeadPresence(db: Db, { customerId, id }: { customerId: number; id: number }, leadId: number, since: string) {
  return db
    .selectFrom('lead_presence as presence')
    .innerJoin('customer_users as user', (join) =>
      join.onRef('user.customer_id', '=', 'presence.customer_id').onRef('user.id', '=', 'presence.customer_user_id'),
    )
    .select(['user.id', 'user.name', 'presence.is_writing', 'presence.seen_at'])
    .where('presence.customer_id', '=', customerId)
    .where('presence.lead_id', '=', leadId)
    .where('presence.customer_user_id', '!=', id)
    .where('presence.seen_at', '>', since)
    .orderBy('user.name')
    .orderBy('user.id')
    .execute()
}

/** Stores that a user views a couple, and removes the rows of the same couple that have expired: it keeps at most one of each user. */
export async function replaceLeadPresence(
  db: Db,
  presence: Insertable<LeadPresenceTables['lead_presence']>,
  expiredBefore: string,
): Promise<void> {
  await db
    .deleteFrom('lead_presence')
    .where('customer_id', '=', presence.customer_id)
    .where('lead_id', '=', presence.lead_id)
    .where('seen_at', '<', expiredBefore)
    .execute()
  await db
    .insertInto('lead_presence')
    .values(presence)
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'lead_id', 'customer_user_id'])
        .doUpdateSet({ is_writing: presence.is_writing, seen_at: presence.seen_at }),
    )
    .execute()
}

/** Announces a change to the users who view the couple, when this transaction commits. */
export async function announceLeadPresence(db: Db, customerId: number, leadId: number, userIds: readonly number[]): Promise<void> {
  for (const userId of userIds) await sql`select pg_notify('lead_presence', ${`${customerId}:${userId}:${leadId}`})`.execute(db)
}

/** What a user has last reported, if it has not expired. */
export function findOwnPresence(db: Db, { customerId, id }: { customerId: number; id: number }, leadId: number, since: string) {
  return db
    .selectFrom('lead_presence')
    .select('is_writing')
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .where('customer_user_id', '=', id)
    .where('seen_at', '>', since)
    .executeTakeFirst()
}
