import type { Db } from '../db/kysely.ts'

/** For the opening of a transaction, which takes no parameters: hashes and times have no quotes. */
const timeText = (now: Temporal.Instant) => new Date(now.epochMilliseconds).toISOString()

/** The opening of a transaction that reads a session and sets its customer. */
export const asSession = (tokenHash: string, now: Temporal.Instant) => `select * from open_session('${tokenHash}', '${timeText(now)}')`

/** The same for an API key. */
export const asApiKey = (keyHash: string, now: Temporal.Instant) => `select * from open_api_key('${keyHash}', '${timeText(now)}')`

/** Whether this is the key of a customer's panel after sign-in. */
export async function isConsumerKey(db: Db, key: string): Promise<boolean> {
  return (await db.selectFrom('consumer_keys').select('customer_id').where('key', '=', key).executeTakeFirst()) !== undefined
}

/** Whether an API key with this hash exists; a directory lookup. */
export async function isApiKey(db: Db, keyHash: string): Promise<boolean> {
  return (await db.selectFrom('api_key_hashes').select('api_key_id').where('key_hash', '=', keyHash).executeTakeFirst()) !== undefined
}

/** Those of these sessions that have not ended. */
export async function findLiveSessions(db: Db, tokenHashes: readonly string[], now: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', '=', (of) => of.fn.any(of.val(tokenHashes)))
    .where('expires_at', '>', now)
    .execute()
  return new Set(rows.map((row) => row.token_hash))
}
