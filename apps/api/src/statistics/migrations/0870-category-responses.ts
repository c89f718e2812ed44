/** The average response time of a category, which a job measures over all accounts. */
import { sql, type Kysely } from 'kysely'
import { appRole } from '../../platform/db/pool.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table category_responses (
    country_code text not null,
    category_id bigint not null,
    mean_minutes double precision not null,
    providers integer not null check (providers >= 3),
    primary key (country_code, category_id)
  )`.execute(db)
  // The serving role reads the averages; these functions are all it may do across accounts.
  await sql`create function customer_ids() returns setof bigint language sql stable security definer
    set search_path = pg_catalog, public, pg_temp as 'select id from customers order by id'`.execute(db)
  await sql`create function replace_category_responses(averages jsonb) returns void language sql security definer
    set search_path = pg_catalog, public, pg_temp as $$
      delete from category_responses;
      insert into category_responses select * from jsonb_to_recordset(averages)
        as one (country_code text, category_id bigint, mean_minutes double precision, providers integer)
    $$`.execute(db)
  await sql`grant execute on function customer_ids(), replace_category_responses(jsonb) to ${sql.id(appRole)}`.execute(db)
}
