/** Addresses to which enquiries are forwarded: a directory, because a mail names nothing else. */
import { sql, type Kysely } from 'kysely'
import { appRole } from '../../platform/db/pool.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table forwarding_addresses (
      secret text primary key,
      customer_id bigint not null,
      provider_id bigint not null,
      created_at timestamptz(3) not null,
      unique (customer_id, provider_id),
      foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
    )`.execute(db)
  await sql`grant select, insert, delete on forwarding_addresses to ${sql.id(appRole)}`.execute(db)
}
