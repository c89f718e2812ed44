/** Interactions that are not calls have no result; one that is names its call of the switchboard, if there was one. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead_interactions alter result drop not null, add call_id bigint`.execute(db)
}
