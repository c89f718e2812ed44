import type { Db } from '../db/kysely.ts'

/** Whether some customer's panel sends this key after sign-in. */
export async function isConsumerKey(db: Db, key: string): Promise<boolean> {
  return (await db.selectFrom('consumer_keys').select('customer_id').where('key', '=', key).executeTakeFirst()) !== undefined
}
