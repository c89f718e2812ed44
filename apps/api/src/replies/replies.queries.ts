import { sql, type Insertable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { ReplyTables } from './replies.tables.ts'

/** The key that signs addresses for answers: made once, the same for all processes. */
export async function findReplyKey(db: Db): Promise<string> {
  return (await db.selectFrom('reply_keys').select('key').executeTakeFirstOrThrow()).key
}

/** Notes a mail; false if it was received before. */
export async function isFirstReceipt(db: Db, mail: Insertable<ReplyTables['received_mails']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('received_mails')
    .values(mail)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Mails from before this time no longer arrive again. */
export async function deleteReceipts(db: Db, customerId: number, before: string): Promise<void> {
  await db.deleteFrom('received_mails').where('customer_id', '=', customerId).where('received_at', '<', before).execute()
}

/** An active user with the e-mail addresses of its contacts, the providers it is linked to, and what its account allows. */
export function findReplyingUser(db: Db, customerId: number, userId: number) {
  return db
    .selectFrom('customer_users as user')
    .innerJoin('customers as customer', 'customer.id', 'user.customer_id')
    .select(['user.id', 'user.name', 'user.can_manage', 'user.preferred_language', 'customer.country_code', 'customer.lead_limit'])
    .select(
      sql<
        string[]
      >`array(select lower(value) from contacts where customer_id = ${customerId} and customer_user_id = ${userId} and type = 'email')`.as(
        'addresses',
      ),
    )
    .select(
      sql<
        number[]
      >`array(select provider_id from customer_user_providers where customer_id = ${customerId} and customer_user_id = ${userId})`.as(
        'provider_ids',
      ),
    )
    .where('user.customer_id', '=', customerId)
    .where('user.id', '=', userId)
    .where('user.status', '=', 'active')
    .executeTakeFirst()
}
