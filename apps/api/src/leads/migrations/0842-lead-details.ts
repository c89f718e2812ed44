/** Details of a couple: its city, and a version, so that two users do not overwrite each other's changes. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead_details add city text, add version integer not null default 1`.execute(db)
}
