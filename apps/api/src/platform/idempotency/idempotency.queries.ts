import { sql, type Insertable } from 'kysely'
import type { Db } from '../db/kysely.ts'
import type { IdempotencyTables } from './idempotency.tables.ts'

/** Locks a key until the transaction ends; false while another transaction holds it. */
export async function takeKey(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`.execute(db)
  return rows[0]?.free === true
}

type StoredKey = Pick<Insertable<IdempotencyTables['idempotency_keys']>, 'customer_id' | 'customer_user_id' | 'operation' | 'key'>

/** The answer of the first call with this key, if it was stored after `since`. */
export function findFirstAnswer(db: Db, call: StoredKey, since: string) {
  return db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'status', 'answer'])
    .where('customer_id', '=', call.customer_id)
    .where('customer_user_id', '=', call.customer_user_id)
    .where('operation', '=', call.operation)
    .where('key', '=', call.key)
    .where('created_at', '>', since)
    .executeTakeFirst()
}

/** Runs `work` and undoes whatever it wrote; answers what it threw, if anything. */
export async function withoutEffect(db: Db, work: () => Promise<unknown>): Promise<unknown> {
  await sql`savepoint without_effect`.execute(db)
  try {
    await work()
    return undefined
  } catch (error) {
    return error
  } finally {
    await sql`rollback to savepoint without_effect`.execute(db)
  }
}

/** Stores the answer of a call; replaces one that has expired. */
export async function replaceAnswer(db: Db, answer: Insertable<IdempotencyTables['idempotency_keys']>): Promise<void> {
  const { body_hash, status, answer: sealed, created_at } = answer
  await db
    .insertInto('idempotency_keys')
    .values(answer)
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'customer_user_id', 'operation', 'key'])
        .doUpdateSet({ body_hash, status, answer: sealed, created_at }),
    )
    .execute()
}
