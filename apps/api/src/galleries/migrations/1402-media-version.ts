/** A version of pictures and videos for `If-Match`: two users may edit the same caption. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media add column version integer not null default 1`.execute(db)
}
