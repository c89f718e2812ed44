import { sql } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'

export interface FoundLogin {
  customer_id: number
  customer_user_id: number
  password_hash: string | null
  /** Whether the user has signed in from this network address lately. */
  knows_address: boolean
}

/** Finds the account of the first of some sign-in names that has one; `knownSince` is when a sign-in from the address still counts. */
export async function findLogin(
  db: Db,
  logins: readonly string[],
  { addressHash, knownSince }: { addressHash: string; knownSince: string },
): Promise<FoundLogin | undefined> {
  for (const login of logins) {
    const { rows } = await sql<FoundLogin>`select * from find_login(${login}, ${addressHash}, ${knownSince})`.execute(db)
    if (rows[0]) return rows[0]
  }
  return undefined
}

export async function insertSession(
  db: Db,
  session: {
    token_hash: string
    customer_id: number
    customer_user_id: number
    user_agent: string | null
    two_factor_pending: boolean
    operator: string | null
    created_at: string
    last_used_at: string
    expires_at: string
  },
): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
}

export async function findPasswordHash(db: Db, customerId: number, customerUserId: number): Promise<string | null> {
  const { password_hash } = await db
    .selectFrom('customer_users')
    .select('password_hash')
    .where('customer_id', '=', customerId)
    .where('id', '=', customerUserId)
    .executeTakeFirstOrThrow()
  return password_hash
}

/** Remembers the address of a sign-in. */
export async function rememberAddress(
  db: Db,
  address: { customer_id: number; customer_user_id: number; address_hash: string; signed_in_at: string },
): Promise<void> {
  await db
    .insertInto('known_addresses')
    .values(address)
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'customer_user_id', 'address_hash']).doUpdateSet({ signed_in_at: address.signed_in_at }),
    )
    .execute()
}

export async function hasSignedInFrom(db: Db, customerId: number, customerUserId: number, addressHash: string, since: string) {
  const found = await db
    .selectFrom('known_addresses')
    .select('signed_in_at')
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', customerUserId)
    .where('address_hash', '=', addressHash)
    .where('signed_in_at', '>', since)
    .executeTakeFirst()
  return found !== undefined
}

/** Remembers the device of a sign-in; returns whether the user has signed in from it before, and whether from any. */
export async function rememberDevice(
  db: Db,
  device: { customer_id: number; customer_user_id: number; device_hash: string; signed_in_at: string },
): Promise<{ isKnown: boolean; isFirst: boolean }> {
  const known = await db
    .selectFrom('known_devices')
    .select('device_hash')
    .where('customer_id', '=', device.customer_id)
    .where('customer_user_id', '=', device.customer_user_id)
    .execute()
  await db
    .insertInto('known_devices')
    .values(device)
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'customer_user_id', 'device_hash']).doUpdateSet({ signed_in_at: device.signed_in_at }),
    )
    .execute()
  return { isKnown: known.some(({ device_hash }) => device_hash === device.device_hash), isFirst: known.length === 0 }
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Ends the sessions of a user except one. */
export async function deleteSessionsOfUser(db: Db, customerId: number, customerUserId: number, exceptTokenHash = ''): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', customerUserId)
    .where('token_hash', '<>', exceptTokenHash)
    .execute()
}

export function findDeviceSessions(db: Db, customerId: number, customerUserId: number, now: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'user_agent', 'created_at', 'last_used_at', 'expires_at'])
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', customerUserId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function deleteDeviceSession(db: Db, customerId: number, customerUserId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', customerUserId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function setPassword(db: Db, customerId: number, customerUserId: number, passwordHash: string): Promise<void> {
  await db
    .updateTable('customer_users')
    .set({ password_hash: passwordHash, password_change_required: false })
    .where('customer_id', '=', customerId)
    .where('id', '=', customerUserId)
    .execute()
}

/** The user's own state for the session answer. */
export async function findTokenFacts(db: Db, customerId: number, customerUserId: number) {
  return db
    .selectFrom('customer_users')
    .innerJoin('consumer_keys', 'consumer_keys.customer_id', 'customer_users.customer_id')
    .select(['customer_users.password_change_required', 'consumer_keys.key as consumer_key'])
    .where('customer_users.customer_id', '=', customerId)
    .where('customer_users.id', '=', customerUserId)
    .executeTakeFirstOrThrow()
}
