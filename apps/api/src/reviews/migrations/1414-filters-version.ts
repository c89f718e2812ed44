/** A version of a channel's filters for `If-Match`: two users may edit them. An import changes the channel, but not this version. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table review_channels add column filters_version integer not null default 1`.execute(db)
}
