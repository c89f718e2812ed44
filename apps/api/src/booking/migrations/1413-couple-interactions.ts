/** Interactions that a couple adds have no author. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead_interactions alter author_id drop not null`.execute(db)
}
