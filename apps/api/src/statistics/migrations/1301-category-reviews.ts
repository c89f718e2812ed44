/** How many reviews the providers of a category have, and how good they are, which a job measures over all accounts. */
import { sql, type Kysely } from 'kysely'
import { appRole } from '../../platform/db/pool.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table category_reviews (
    country_code text not null,
    category_id bigint not null,
    mean_reviews double precision not null,
    mean_stars double precision not null,
    providers integer not null check (providers > 3),
    primary key (country_code, category_id)
  )`.execute(db)
  // The serving role reads the means; only the owner writes what belongs to no customer.
  await sql`grant select on category_reviews to ${sql.id(appRole)}`.execute(db)
  await sql`create function replace_category_reviews(means jsonb) returns void language sql security definer
    set search_path = pg_catalog, public, pg_temp as $$
      delete from category_reviews;
      insert into category_reviews select * from jsonb_to_recordset(means)
        as one (country_code text, category_id bigint, mean_reviews double precision, mean_stars double precision, providers integer)
    $$`.execute(db)
  await sql`revoke execute on function replace_category_reviews(jsonb) from public`.execute(db)
  await sql`grant execute on function replace_category_reviews(jsonb) to ${sql.id(appRole)}`.execute(db)
}
