/** What an answer under an `Idempotency-Key` carried beside its body, such as the version of a record, is said again too. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_keys add column headers json`.execute(db)
}
