/** One-time codes for sign-in. A name without an account has a row too, so that both are answered in the same way (AUTH-21). */
import { sql, type Kysely } from 'kysely'
import { appRole } from '../../platform/db/pool.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table quick_codes (
    subject_hash text primary key,
    customer_id bigint,
    customer_user_id bigint,
    code_hash text not null,
    tries integer not null default 0,
    sent_at timestamptz(3) not null,
    foreign key (customer_id, customer_user_id) references customer_users on delete cascade
  )`.execute(db)
  await sql`create index quick_codes_user on quick_codes (customer_id, customer_user_id)`.execute(db)
  await sql`grant select, insert, update, delete on quick_codes to ${sql.id(appRole)}`.execute(db)
  await sql`create or replace function forget_expired(at timestamptz) returns void language sql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    delete from sessions where expires_at < at;
    delete from password_resets where expires_at < at;
    delete from contact_verifications where expires_at < at;
    delete from quick_codes where sent_at < at - interval '1 hour';
    delete from idempotency_keys where created_at < at - interval '24 hours';
    delete from rate_limits where window_ends_at < at;
    delete from known_addresses where signed_in_at < at - interval '30 days';
  $$`.execute(db)
}
