/** The user whose change can be undone. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table undo_entries add actor_id bigint`.execute(db)
}
