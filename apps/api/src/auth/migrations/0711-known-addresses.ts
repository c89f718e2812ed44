/** Network addresses from which a user has signed in: their tries are counted separately, so that other people cannot block the user. */
import { sql, type Kysely } from 'kysely'
import { appRole } from '../../platform/db/pool.ts'
import { makeTenantTables } from '../../platform/db/tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table known_addresses (
    customer_id bigint not null,
    customer_user_id bigint not null,
    address_hash text not null,
    signed_in_at timestamptz(3) not null,
    primary key (customer_id, customer_user_id, address_hash),
    foreign key (customer_id, customer_user_id) references customer_users on delete cascade
  )`.execute(db)
  await makeTenantTables(db, ['known_addresses'])
  await sql`drop function find_login(text)`.execute(db)
  await sql`create function find_login(wanted text, from_address text, known_since timestamptz) returns table (
      customer_id bigint, customer_user_id bigint, password_hash text, knows_address boolean)
    language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
    select u.customer_id, u.id, u.password_hash, exists (
      select from known_addresses a where a.customer_id = u.customer_id and a.customer_user_id = u.id
        and a.address_hash = from_address and a.signed_in_at > known_since)
    from logins l join customer_users u on u.customer_id = l.customer_id and u.id = l.customer_user_id
    where l.login = wanted and u.status = 'active'
  $$`.execute(db)
  await sql`grant execute on function find_login(text, text, timestamptz) to ${sql.id(appRole)}`.execute(db)
  await sql`create or replace function forget_expired(at timestamptz) returns void language sql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    delete from sessions where expires_at < at;
    delete from password_resets where expires_at < at;
    delete from idempotency_keys where created_at < at - interval '24 hours';
    delete from rate_limits where window_ends_at < at;
    delete from known_addresses where signed_in_at < at - interval '30 days';
  $$`.execute(db)
}
