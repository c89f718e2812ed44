/** Idempotency keys belong to a user: another user of the same customer never reads the answer of the first. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Keys of services stay valid: they act without a user. Those of users are no longer used and expire after a day.
  await sql`alter table idempotency_keys add column customer_user_id bigint not null default 0`.execute(db)
  await sql`alter table idempotency_keys alter column customer_user_id drop default`.execute(db)
  await sql`alter table idempotency_keys drop constraint idempotency_keys_pkey`.execute(db)
  await sql`alter table idempotency_keys add primary key (customer_id, customer_user_id, operation, key)`.execute(db)
}
