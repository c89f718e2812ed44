import type { Insertable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { PushTables } from './push.tables.ts'

export function findPushKeys(db: Db) {
  return db.selectFrom('push_keys').select(['public_key as publicKey', 'private_key as privateKey']).executeTakeFirstOrThrow()
}

/** A browser has one subscription: the same endpoint again belongs to the user who is signed in there now. */
export async function putPushSubscription(db: Db, subscription: Insertable<PushTables['push_subscriptions']>) {
  const { customer_user_id, p256dh, auth } = subscription
  return db
    .insertInto('push_subscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.columns(['customer_id', 'endpoint_hash']).doUpdateSet({ customer_user_id, p256dh, auth }))
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow()
}

/** Keeps the newest subscriptions of a user. */
export async function deleteOldPushSubscriptions(db: Db, customerId: number, userId: number, keptMax: number): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', userId)
    .where('id', 'not in', (of) =>
      of
        .selectFrom('push_subscriptions as newest')
        .select('newest.id')
        .where('newest.customer_id', '=', customerId)
        .where('newest.customer_user_id', '=', userId)
        .orderBy('newest.id', 'desc')
        .limit(keptMax),
    )
    .execute()
}

/** Whether the user had this subscription. */
export async function deletePushSubscription(db: Db, customerId: number, id: number, userId: number | null): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscriptions')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .$if(userId !== null, (query) => query.where('customer_user_id', '=', userId!))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A subscription of this user. */
export function findPushSubscription(db: Db, customerId: number, id: number, userId: number) {
  return db
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('customer_user_id', '=', userId)
    .executeTakeFirst()
}

export async function findPushSubscriptionIds(db: Db, customerId: number, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', userId)
    .execute()
  return rows.map(({ id }) => id)
}
