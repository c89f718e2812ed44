/** Visits and requests of a category by day, which a job sums over all accounts. */
import { sql, type Kysely } from 'kysely'
import { appRole } from '../../platform/db/pool.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table category_days (
    country_code text not null,
    category_id bigint not null,
    day date not null,
    providers integer not null check (providers > 3),
    visits integer not null,
    leads integer not null,
    primary key (country_code, category_id, day)
  )`.execute(db)
  // The serving role reads the sums; only the owner writes what belongs to no customer.
  await sql`grant select on category_days to ${sql.id(appRole)}`.execute(db)
  await sql`create function replace_category_days(since date, sums jsonb) returns void language sql security definer
    set search_path = pg_catalog, public, pg_temp as $$
      delete from category_days where day >= since;
      insert into category_days select * from jsonb_to_recordset(sums)
        as one (country_code text, category_id bigint, day date, providers integer, visits integer, leads integer)
    $$`.execute(db)
  await sql`revoke execute on function replace_category_days(date, jsonb) from public`.execute(db)
  await sql`grant execute on function replace_category_days(date, jsonb) to ${sql.id(appRole)}`.execute(db)
  // Averages that an account could solve for the providers of another one; the job stores the others again.
  await sql`delete from category_responses`.execute(db)
}
