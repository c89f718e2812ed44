/** An export of a selection. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table exports add column lead_ids bigint[]`.execute(db)
}
