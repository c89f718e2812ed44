/** The couple's data for a list row; null in events that were written before. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feed_events add column lead_row json`.execute(db)
}
