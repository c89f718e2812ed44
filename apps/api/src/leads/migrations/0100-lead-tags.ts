/** The vendor's own tags for couples (LEAD-45). */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leads add column tags text[] not null default '{}'`.execute(db)
}
