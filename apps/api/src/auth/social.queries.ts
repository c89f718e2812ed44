import { sql, type Insertable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { SocialType } from '../platform/social/social-provider.ts'
import type { AuthTables } from './auth.tables.ts'

type AccountsTable = AuthTables['social_accounts']

export const accountKey = (type: SocialType, socialId: string) => `${type}/${socialId}`

export async function insertSocialRequest(db: Db, request: Insertable<AuthTables['social_requests']>): Promise<void> {
  await db.insertInto('social_requests').values(request).execute()
}

/** Deletes a request and returns it, so that its state is used once. */
export function takeSocialRequest(db: Db, type: SocialType, stateHash: string, now: string) {
  return db
    .deleteFrom('social_requests')
    .where('state_hash', '=', stateHash)
    .where('type', '=', type)
    .where('expires_at', '>', now)
    .returning(['redirect_uri', 'verifier', 'nonce', 'customer_id', 'customer_user_id'])
    .executeTakeFirst()
}

/** The user who has connected an account. */
export function findSocialOwner(db: Db, key: string) {
  return db.selectFrom('social_accounts').select(['customer_id', 'customer_user_id']).where('account', '=', key).executeTakeFirst()
}

export function findSocialAccounts(db: Db, customerId: number, customerUserIds: readonly number[]) {
  return db
    .selectFrom('social_accounts')
    .select(['customer_user_id', 'type', 'social_id', 'connected_at'])
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', (of) => of.fn.any(of.val(customerUserIds)))
    .orderBy('type')
    .execute()
}

/** Connects an account in place of the earlier one of the same service; false if it belongs to another user. */
export async function connectSocialAccount(db: Db, connected: Insertable<AccountsTable>): Promise<boolean> {
  const { customer_id, customer_user_id, type, account } = connected
  await deleteSocialAccount(db, customer_id, customer_user_id, type)
  await db
    .insertInto('social_accounts')
    .values(connected)
    .onConflict((conflict) => conflict.column('account').doNothing())
    .execute()
  // One that another transaction has just connected is seen by this statement, which is a new one.
  const owner = await findSocialOwner(db, account)
  return owner?.customer_id === customer_id && owner.customer_user_id === customer_user_id
}

export async function deleteSocialAccount(db: Db, customerId: number, customerUserId: number, type: SocialType): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('social_accounts')
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', customerUserId)
    .where('type', '=', type)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteSocialAccounts(db: Db, customerId: number, customerUserId: number): Promise<void> {
  await db.deleteFrom('social_accounts').where('customer_id', '=', customerId).where('customer_user_id', '=', customerUserId).execute()
}

/** Locks a user, so that two connections are not removed at the same time; returns whether the user has a password. */
export async function lockHasPassword(db: Db, customerId: number, customerUserId: number): Promise<boolean> {
  const { has_password } = await db
    .selectFrom('customer_users')
    .select(sql<boolean>`password_hash is not null`.as('has_password'))
    .where('customer_id', '=', customerId)
    .where('id', '=', customerUserId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return has_password
}
