/** The second factor: an authenticator app and recovery codes. A session that waits for it may do nothing else (AMB-18). */
import { sql, type Kysely } from 'kysely'
import { appRole } from '../../platform/db/pool.ts'
import { makeTenantTables } from '../../platform/db/tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table two_factors (
    customer_id bigint not null,
    customer_user_id bigint not null,
    secret text not null,
    last_step bigint not null,
    confirmed_at timestamptz(3) not null,
    primary key (customer_id, customer_user_id),
    foreign key (customer_id, customer_user_id) references customer_users on delete cascade
  )`.execute(db)
  await sql`create table recovery_codes (
    customer_id bigint not null,
    customer_user_id bigint not null,
    code_hash text not null,
    created_at timestamptz(3) not null,
    primary key (customer_id, customer_user_id, code_hash),
    foreign key (customer_id, customer_user_id) references two_factors on delete cascade
  )`.execute(db)
  await makeTenantTables(db, ['two_factors', 'recovery_codes'])
  // Reading the QR code changes nothing: the secret of an app that is not confirmed yet is computed from the session with this key.
  await sql`create table two_factor_keys (key text primary key)`.execute(db)
  await sql`insert into two_factor_keys select gen_random_uuid()::text || gen_random_uuid()::text`.execute(db)
  await sql`grant select on two_factor_keys to ${sql.id(appRole)}`.execute(db)
  await sql`alter table sessions add two_factor_pending boolean not null default false, add two_factor_tries integer not null default 0`.execute(
    db,
  )
  await sql`drop function open_session(text, timestamptz)`.execute(db)
  await sql`create function open_session(hash text, at timestamptz) returns table (
      user_id bigint, customer_id bigint, uuid uuid, user_name text, can_manage boolean, password_change_required boolean,
      two_factor_pending boolean, time_zone text, country_code text, currency text, lead_limit integer, consumer_key text,
      expires_at timestamptz, provider_ids bigint[])
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    declare found_session sessions;
    begin
      select * into found_session from sessions s where s.token_hash = hash and s.expires_at > at;
      if not found then return; end if;
      perform set_config('app.customer_id', found_session.customer_id::text, true);
      return query
        select u.id, u.customer_id, u.uuid, u.name, u.can_manage, u.password_change_required, found_session.two_factor_pending,
          c.time_zone, c.country_code, c.currency, c.lead_limit, k.key, found_session.expires_at,
          case when u.can_manage then null else array(
            select p.provider_id from customer_user_providers p
            where p.customer_id = u.customer_id and p.customer_user_id = u.id order by p.provider_id) end
        from customer_users u join customers c on c.id = u.customer_id join consumer_keys k on k.customer_id = u.customer_id
        where u.customer_id = found_session.customer_id and u.id = found_session.customer_user_id and u.status = 'active';
    end $$`.execute(db)
  await sql`grant execute on function open_session(text, timestamptz) to ${sql.id(appRole)}`.execute(db)
}
