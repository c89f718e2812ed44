import { sql, type Insertable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { AuthTables } from './auth.tables.ts'

/** The key with which secrets of unconfirmed apps are computed: made once, the same for all processes. */
export async function findTwoFactorKey(db: Db): Promise<string> {
  return (await db.selectFrom('two_factor_keys').select('key').executeTakeFirstOrThrow()).key
}

const factorOf = (db: Db, customerId: number, customerUserId: number) =>
  db.selectFrom('two_factors').selectAll().where('customer_id', '=', customerId).where('customer_user_id', '=', customerUserId)

export const findTwoFactor = (db: Db, customerId: number, customerUserId: number) =>
  factorOf(db, customerId, customerUserId).executeTakeFirst()

/** Locks the factor, so that a code is used once. */
export const lockTwoFactor = (db: Db, customerId: number, customerUserId: number) =>
  factorOf(db, customerId, customerUserId).forUpdate().executeTakeFirst()

export async function insertTwoFactor(db: Db, factor: Insertable<AuthTables['two_factors']>): Promise<void> {
  await db.insertInto('two_factors').values(factor).execute()
}

export async function setLastStep(db: Db, customerId: number, customerUserId: number, lastStep: number): Promise<void> {
  await db
    .updateTable('two_factors')
    .set({ last_step: lastStep })
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', customerUserId)
    .execute()
}

/** Deletes the factor with its recovery codes. */
export async function deleteTwoFactor(db: Db, customerId: number, customerUserId: number): Promise<void> {
  await db.deleteFrom('two_factors').where('customer_id', '=', customerId).where('customer_user_id', '=', customerUserId).execute()
}

export function findRecoveryCodes(db: Db, customerId: number, customerUserId: number) {
  return db
    .selectFrom('recovery_codes')
    .select('created_at')
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', customerUserId)
    .execute()
}

export async function replaceRecoveryCodes(
  db: Db,
  { customerId, customerUserId }: { customerId: number; customerUserId: number },
  codeHashes: readonly string[],
  createdAt: string,
): Promise<void> {
  const owner = { customer_id: customerId, customer_user_id: customerUserId }
  await db.deleteFrom('recovery_codes').where('customer_id', '=', customerId).where('customer_user_id', '=', customerUserId).execute()
  await db
    .insertInto('recovery_codes')
    .values(codeHashes.map((code_hash) => ({ ...owner, code_hash, created_at: createdAt })))
    .execute()
}

/** Deletes a recovery code, so that it is used once; false if there is no such code. */
export async function takeRecoveryCode(db: Db, customerId: number, customerUserId: number, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', customerUserId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Locks a session; false if it has ended. */
export async function lockSession(db: Db, tokenHash: string): Promise<boolean> {
  const row = await db.selectFrom('sessions').select('id').where('token_hash', '=', tokenHash).forUpdate().executeTakeFirst()
  return row !== undefined
}

/** Counts a wrong code of a session that waits for it. */
export async function countWrongSecondFactor(db: Db, tokenHash: string): Promise<number> {
  const { two_factor_tries } = await db
    .updateTable('sessions')
    .set({ two_factor_tries: sql`two_factor_tries + 1` })
    .where('token_hash', '=', tokenHash)
    .returning('two_factor_tries')
    .executeTakeFirstOrThrow()
  return two_factor_tries
}
