/** The row that a list shows of the couple; null in events that were written before there was one. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feed_events add column lead_row json`.execute(db)
}
