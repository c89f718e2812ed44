/** Visits of the pages of providers and views of their advertising: as events of some days, and by day. */
import { sql, type Kysely } from 'kysely'
import { appRole } from '../../platform/db/pool.ts'
import { makeTenantTables } from '../../platform/db/tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  const ofProvider = sql`foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade`
  await sql`create table page_events (
    customer_id bigint not null,
    id uuid not null,
    provider_id bigint not null,
    kind text not null,
    at timestamptz(3) not null,
    visitor text,
    placement text,
    primary key (customer_id, id),
    ${ofProvider}
  )`.execute(db)
  await sql`create index page_events_at on page_events (customer_id, at)`.execute(db)
  // The days with events that are not counted yet.
  await sql`create table uncounted_days (
    customer_id bigint not null,
    provider_id bigint not null,
    day date not null,
    primary key (customer_id, provider_id, day),
    ${ofProvider}
  )`.execute(db)
  await sql`create table visit_days (
    customer_id bigint not null,
    provider_id bigint not null,
    day date not null,
    visits integer not null,
    visitors integer not null,
    phone_views integer not null,
    primary key (customer_id, provider_id, day),
    ${ofProvider}
  )`.execute(db)
  await sql`create table ad_days (
    customer_id bigint not null,
    provider_id bigint not null,
    day date not null,
    placement text not null,
    views integer not null,
    clicks integer not null,
    leads integer not null,
    primary key (customer_id, provider_id, day, placement),
    ${ofProvider}
  )`.execute(db)
  await makeTenantTables(db, ['page_events', 'uncounted_days', 'visit_days', 'ad_days'])

  // A batch has events of many accounts, so one statement stores it in the name of the owner. Locking the rows of uncounted days makes a job
  // that counts wait for the commit; the order avoids deadlocks between batches.
  await sql`create function store_page_events(events jsonb) returns integer language sql security definer
    set search_path = pg_catalog, public, pg_temp as $$
      with sent as (
        select distinct on (directory.customer_id, one.id) directory.customer_id, one.*
        from jsonb_to_recordset(events) as one (id uuid, "providerId" bigint, kind text, at timestamptz, visitor text, placement text)
        join provider_directory directory on directory.provider_id = one."providerId"
        order by directory.customer_id, one.id
      ), stored as (
        insert into page_events (customer_id, id, provider_id, kind, at, visitor, placement)
        select customer_id, id, "providerId", kind, at, visitor, placement from sent
        on conflict do nothing
        returning customer_id, provider_id, at
      ), days as (
        insert into uncounted_days (customer_id, provider_id, day)
        select distinct stored.customer_id, stored.provider_id, (stored.at at time zone customers.time_zone)::date
        from stored join customers on customers.id = stored.customer_id
        order by 1, 2, 3
        on conflict (customer_id, provider_id, day) do update set day = excluded.day
      )
      select count(*)::integer from stored
    $$`.execute(db)
  // Without one, the job would open a transaction for each account every few minutes.
  await sql`create function customers_to_count(before timestamptz) returns setof bigint language sql stable security definer
    set search_path = pg_catalog, public, pg_temp as $$
      select customer_id from uncounted_days
      union select id from customers where exists (
        select from page_events where page_events.customer_id = customers.id and page_events.at < before)
    $$`.execute(db)
  for (const name of ['store_page_events(jsonb)', 'customers_to_count(timestamptz)']) {
    await sql`revoke execute on function ${sql.raw(name)} from public`.execute(db)
    await sql`grant execute on function ${sql.raw(name)} to ${sql.id(appRole)}`.execute(db)
  }
}
