/** Answers by mail: the key that signs their addresses, and the mails that were received, so that one sent twice is received once. */
import { sql, type Kysely } from 'kysely'
import { appRole } from '../../platform/db/pool.ts'
import { makeTenantTables } from '../../platform/db/tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table reply_keys (key text primary key)`.execute(db)
  await sql`insert into reply_keys select gen_random_uuid()::text || gen_random_uuid()::text`.execute(db)
  await sql`grant select on reply_keys to ${sql.id(appRole)}`.execute(db)
  await sql`create table received_mails (
    customer_id bigint not null,
    message_hash text not null,
    received_at timestamptz(3) not null,
    primary key (customer_id, message_hash)
  )`.execute(db)
  await makeTenantTables(db, ['received_mails'])
  await sql`alter table deliveries add reply_user_id bigint`.execute(db)
  await sql`alter table outbox_mails add reply_to text`.execute(db)
}
