import type { Db } from '../db/kysely.ts'

/** Whether this is the key of a customer's panel after sign-in. */
export async function isConsumerKey(db: Db, key: string): Promise<boolean> {
  return (await db.selectFrom('consumer_keys').select('customer_id').where('key', '=', key).executeTakeFirst()) !== undefined
}
