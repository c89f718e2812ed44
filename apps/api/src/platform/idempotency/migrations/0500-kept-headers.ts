/** The headers of a stored answer, such as the version of a record, are repeated too. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_keys add column headers json`.execute(db)
}
