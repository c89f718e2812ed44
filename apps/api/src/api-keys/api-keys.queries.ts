import type { Insertable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { ApiKeyTables } from './api-keys.tables.ts'

export type ApiKeyRow = Awaited<ReturnType<typeof findApiKeys>>[number]

function apiKeys(db: Db, customerId: number) {
  return db
    .selectFrom('api_keys as key')
    .innerJoin('customer_users as author', (join) =>
      join.onRef('author.customer_id', '=', 'key.customer_id').onRef('author.id', '=', 'key.created_by'),
    )
    .where('key.customer_id', '=', customerId)
    .selectAll('key')
    .select(['author.name as author_name', 'author.can_manage', 'author.status as author_status'])
}

/** The newest first. */
export function findApiKeys(db: Db, customerId: number) {
  return apiKeys(db, customerId).orderBy('key.id', 'desc').execute()
}

export function findApiKey(db: Db, customerId: number, id: number): Promise<ApiKeyRow | undefined> {
  return apiKeys(db, customerId).where('key.id', '=', id).executeTakeFirst()
}

export async function insertApiKey(db: Db, key: Insertable<ApiKeyTables['api_keys']>, keyHash: string): Promise<number> {
  const { id } = await db.insertInto('api_keys').values(key).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('api_key_hashes').values({ key_hash: keyHash, customer_id: key.customer_id, api_key_id: id }).execute()
  return id
}

type Renewed = Pick<Insertable<ApiKeyTables['api_keys']>, 'hint' | 'created_by' | 'created_at'>

/** The old key ends with its hash. */
export async function renewApiKey(db: Db, customerId: number, id: number, renewed: Renewed, keyHash: string): Promise<void> {
  await db.updateTable('api_keys').set(renewed).where('customer_id', '=', customerId).where('id', '=', id).execute()
  await db.deleteFrom('api_key_hashes').where('customer_id', '=', customerId).where('api_key_id', '=', id).execute()
  await db.insertInto('api_key_hashes').values({ key_hash: keyHash, customer_id: customerId, api_key_id: id }).execute()
}

/** Deletes a key and, by cascade, its hash. */
export async function deleteApiKey(db: Db, customerId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('api_keys').where('customer_id', '=', customerId).where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
