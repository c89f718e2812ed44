import type { Insertable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { AuthTables } from './auth.tables.ts'

/** An active user of the customer of this transaction. */
export function findActiveUser(db: Db, customerId: number, customerUserId: number) {
  return db
    .selectFrom('customer_users')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', '=', customerUserId)
    .where('status', '=', 'active')
    .executeTakeFirst()
}

export async function insertImpersonationLink(db: Db, link: Insertable<AuthTables['impersonation_links']>): Promise<void> {
  await db.insertInto('impersonation_links').values(link).execute()
}

/** Deletes a link and returns it, so that it is used once. */
export function takeImpersonationLink(db: Db, keyHash: string, now: string) {
  return db
    .deleteFrom('impersonation_links')
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .returning(['customer_id', 'customer_user_id', 'operator'])
    .executeTakeFirst()
}
