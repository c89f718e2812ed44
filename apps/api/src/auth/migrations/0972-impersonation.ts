/** Operators act as a user through a link that is valid once; what they do is audited with both (AMB-60). */
import { sql, type Kysely } from 'kysely'
import { appRole } from '../../platform/db/pool.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Directory: the link has only the key.
  await sql`create table impersonation_links (
    key_hash text primary key,
    customer_id bigint not null,
    customer_user_id bigint not null,
    operator text not null,
    expires_at timestamptz(3) not null,
    foreign key (customer_id, customer_user_id) references customer_users on delete cascade
  )`.execute(db)
  await sql`create index impersonation_links_user on impersonation_links (customer_id, customer_user_id)`.execute(db)
  await sql`grant select, insert, update, delete on impersonation_links to ${sql.id(appRole)}`.execute(db)
  await sql`alter table sessions add operator text`.execute(db)
  await sql`alter table audit_entries add operator text`.execute(db)
  await sql`create or replace function forget_expired(at timestamptz) returns void language sql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    delete from sessions where expires_at < at;
    delete from password_resets where expires_at < at;
    delete from contact_verifications where expires_at < at;
    delete from quick_codes where sent_at < at - interval '1 hour';
    delete from impersonation_links where expires_at < at;
    delete from idempotency_keys where created_at < at - interval '24 hours';
    delete from rate_limits where window_ends_at < at;
    delete from known_addresses where signed_in_at < at - interval '30 days';
  $$`.execute(db)
  await sql`drop function open_session(text, timestamptz)`.execute(db)
  await sql`create function open_session(hash text, at timestamptz) returns table (
      user_id bigint, customer_id bigint, uuid uuid, user_name text, can_manage boolean, password_change_required boolean,
      two_factor_pending boolean, operator text, time_zone text, country_code text, currency text, lead_limit integer,
      consumer_key text, expires_at timestamptz, provider_ids bigint[])
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    declare found_session sessions;
    begin
      select * into found_session from sessions s where s.token_hash = hash and s.expires_at > at;
      if not found then return; end if;
      perform set_config('app.customer_id', found_session.customer_id::text, true);
      return query
        select u.id, u.customer_id, u.uuid, u.name, u.can_manage,
          u.password_change_required and found_session.operator is null, found_session.two_factor_pending, found_session.operator,
          c.time_zone, c.country_code, c.currency, c.lead_limit, k.key, found_session.expires_at,
          case when u.can_manage then null else array(
            select p.provider_id from customer_user_providers p
            where p.customer_id = u.customer_id and p.customer_user_id = u.id order by p.provider_id) end
        from customer_users u join customers c on c.id = u.customer_id join consumer_keys k on k.customer_id = u.customer_id
        where u.customer_id = found_session.customer_id and u.id = found_session.customer_user_id and u.status = 'active';
    end $$`.execute(db)
  await sql`grant execute on function open_session(text, timestamptz) to ${sql.id(appRole)}`.execute(db)
}
