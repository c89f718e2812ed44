/** Keys are stored as hashes, answers encrypted by their keys. Calls made before the upgrade are not done twice: their replays are refused. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const name = sql`concat_ws('/', customer_id, customer_user_id, operation, key)`
  await sql`update idempotency_keys set key = encode(sha256(convert_to(${name}, 'UTF8')), 'hex'), body_hash = '', answer = null`.execute(db)
  await sql`alter table idempotency_keys alter column answer type text using null, drop column headers`.execute(db)
}
