import type { components } from '@vendor-panel/contract'
import type { Db } from '../platform/db/kysely.ts'

type Schemas = components['schemas']

/** A user who can get sign-in mails: with a password and an e-mail address. */
export function findRemindable(db: Db, customerId: number, customerUserId: number) {
  return db
    .selectFrom('customer_users as user')
    .innerJoin('customers', 'customers.id', 'user.customer_id')
    .select(['user.id', 'user.name', 'user.username', 'user.preferred_language'])
    .select(['customers.name as customer_name', 'customers.country_code'])
    .where('user.customer_id', '=', customerId)
    .where('user.id', '=', customerUserId)
    .where('user.status', '=', 'active')
    .where('user.password_hash', 'is not', null)
    .executeTakeFirst()
}

/** The verified e-mail addresses and phone numbers of a user, the main ones first. */
export function findVerifiedContacts(
  db: Db,
  customerId: number,
  customerUserId: number,
): Promise<{ type: Schemas['ContactType']; value: string }[]> {
  return db
    .selectFrom('contacts')
    .select(['type', 'value'])
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', customerUserId)
    .where('verified_at', 'is not', null)
    .orderBy('is_primary', 'desc')
    .orderBy('id')
    .execute()
}

/** Creates a key; earlier keys of the user become invalid. */
export async function replacePasswordReset(
  db: Db,
  reset: { key_hash: string; customer_id: number; customer_user_id: number; expires_at: string },
): Promise<void> {
  await db
    .deleteFrom('password_resets')
    .where('customer_id', '=', reset.customer_id)
    .where('customer_user_id', '=', reset.customer_user_id)
    .execute()
  await db.insertInto('password_resets').values(reset).execute()
}

export function findPasswordReset(db: Db, keyHash: string, now: string) {
  return db.selectFrom('password_resets').selectAll().where('key_hash', '=', keyHash).where('expires_at', '>', now).executeTakeFirst()
}

/** Deletes a key, so that it is used once; false if it was already used. */
export async function takePasswordReset(db: Db, keyHash: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('password_resets').where('key_hash', '=', keyHash).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Revokes the pending links and codes of a user's contacts: a thief may have added them before the account was recovered. */
export async function revokeContactVerifications(db: Db, customerId: number, customerUserId: number): Promise<void> {
  await db
    .deleteFrom('contact_verifications')
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', customerUserId)
    .execute()
}
