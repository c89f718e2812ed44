/** Accounts of other services with which users sign in, and sign-ins there that have begun (AUTH-17..20, AUTH-40). */
import { sql, type Kysely } from 'kysely'
import { appRole } from '../../platform/db/pool.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Directories: at sign-in the service's id of the person is all there is, and at the return the state.
  await sql`create table social_accounts (
    account_key text primary key,
    type text not null,
    social_id text not null,
    customer_id bigint not null,
    customer_user_id bigint not null,
    connected_at timestamptz(3) not null,
    unique (customer_id, customer_user_id, type),
    foreign key (customer_id, customer_user_id) references customer_users on delete cascade
  )`.execute(db)
  await sql`create table social_requests (
    state_hash text primary key,
    type text not null,
    redirect_uri text not null,
    verifier text not null,
    nonce text not null,
    customer_id bigint,
    customer_user_id bigint,
    expires_at timestamptz(3) not null,
    foreign key (customer_id, customer_user_id) references customer_users on delete cascade
  )`.execute(db)
  await sql`create index social_requests_user on social_requests (customer_id, customer_user_id)`.execute(db)
  await sql`grant select, insert, update, delete on social_accounts, social_requests to ${sql.id(appRole)}`.execute(db)
  for (const type of ['google', 'facebook']) {
    const column = sql.ref(`${type}_id`)
    await sql`insert into social_accounts (account_key, type, social_id, customer_id, customer_user_id, connected_at)
      select ${sql.lit(`${type}/`)} || ${column}, ${sql.lit(type)}, ${column}, customer_id, id, created_at from customer_users
      where ${column} is not null order by created_at on conflict do nothing`.execute(db)
    await sql`alter table customer_users drop column ${column}`.execute(db)
  }
  await sql`create or replace function forget_expired(at timestamptz) returns void language sql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    delete from sessions where expires_at < at;
    delete from password_resets where expires_at < at;
    delete from contact_verifications where expires_at < at;
    delete from quick_codes where sent_at < at - interval '1 hour';
    delete from impersonation_links where expires_at < at;
    delete from social_requests where expires_at < at;
    delete from idempotency_keys where created_at < at - interval '24 hours';
    delete from rate_limits where window_ends_at < at;
    delete from known_addresses where signed_in_at < at - interval '30 days';
  $$`.execute(db)
}
