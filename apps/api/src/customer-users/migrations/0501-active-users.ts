/** A removed user loses access at once, including sessions and invitations created during the removal. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function open_session(hash text, at timestamptz) returns table (
      user_id bigint, customer_id bigint, uuid uuid, user_name text, can_manage boolean, password_change_required boolean, time_zone text,
      country_code text, currency text, lead_limit integer, consumer_key text, expires_at timestamptz, provider_ids bigint[])
    language plpgsql security definer set search_path = pg_catalog, public as $$
    declare found_session sessions;
    begin
      select * into found_session from sessions s where s.token_hash = hash and s.expires_at > at;
      if not found then return; end if;
      perform set_config('app.customer_id', found_session.customer_id::text, true);
      return query
        select u.id, u.customer_id, u.uuid, u.name, u.can_manage, u.password_change_required, c.time_zone, c.country_code, c.currency,
          c.lead_limit, k.key, found_session.expires_at,
          case when u.can_manage then null else array(
            select p.provider_id from customer_user_providers p
            where p.customer_id = u.customer_id and p.customer_user_id = u.id order by p.provider_id) end
        from customer_users u join customers c on c.id = u.customer_id join consumer_keys k on k.customer_id = u.customer_id
        where u.customer_id = found_session.customer_id and u.id = found_session.customer_user_id and u.status = 'active';
    end $$`.execute(db)
  await sql`create or replace function find_login(wanted text) returns table (customer_id bigint, customer_user_id bigint, password_hash text)
    language sql stable security definer set search_path = pg_catalog, public as $$
    select u.customer_id, u.id, u.password_hash from logins l
    join customer_users u on u.customer_id = l.customer_id and u.id = l.customer_user_id
    where l.login = wanted and u.status = 'active'
  $$`.execute(db)
}
