/** The space that is viewed; without one the whole provider. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking_links
    add column space_id bigint,
    add foreign key (customer_id, space_id) references customer_spaces (customer_id, id) on delete set null (space_id)`.execute(db)
}
