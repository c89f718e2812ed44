/** Whose change it was that may be taken back. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table undo_entries add actor_id bigint`.execute(db)
}
