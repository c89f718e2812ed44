/** Imported couples wait for no answer; those that were changed after their import had become due. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update leads set due_at = null, response_minutes = null where source = 'import'`.execute(db)
}
