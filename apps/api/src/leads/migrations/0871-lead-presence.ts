/** Who is viewing a couple, and versions of notes. */
import { sql, type Kysely } from 'kysely'
import { makeTenantTables } from '../../platform/db/tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table lead_presence (
    customer_id bigint not null,
    lead_id bigint not null,
    customer_user_id bigint not null,
    is_writing boolean not null,
    seen_at timestamptz(3) not null,
    primary key (customer_id, lead_id, customer_user_id),
    foreign key (customer_id, lead_id) references leads (customer_id, id) on delete cascade,
    foreign key (customer_id, customer_user_id) references customer_users on delete cascade
  )`.execute(db)
  await makeTenantTables(db, ['lead_presence'])
  await sql`alter table lead_notes add version integer not null default 1`.execute(db)
}
