/** A version, so that two people do not overwrite each other's change, and the space that an event takes. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table calendar_events
    add column version integer not null default 1,
    add column space_id bigint,
    add foreign key (customer_id, space_id) references customer_spaces (customer_id, id) on delete set null (space_id)`.execute(db)
}
