/** Names of couples are searched by an index of their trigrams. */
import { sql, type Kysely } from 'kysely'
import { appRole } from '../../platform/db/pool.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  // In a schema of their own that only the owner reaches: the serving role needs none of their functions.
  await sql`create schema trigrams`.execute(db)
  await sql`create extension pg_trgm schema trigrams`.execute(db)
  await sql`create extension btree_gist schema trigrams`.execute(db)
  // GiST, because it descends to the couples of the customer; a GIN index of both columns reads all of them.
  await sql`create index leads_search on leads
    using gist (customer_id trigrams.gist_int8_ops, search_name trigrams.gist_trgm_ops(siglen=128))`.execute(db)
  // `like` is not leakproof, so that under row-level security it filters what other conditions have found; the owner is not bound so.
  await sql`create function find_leads_by_name(part text, number text) returns setof bigint
    language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
    select id from leads where customer_id = current_customer() and (search_name like part or extension_number = number)
  $$`.execute(db)
  await sql`revoke execute on function find_leads_by_name(text, text) from public`.execute(db)
  await sql`grant execute on function find_leads_by_name(text, text) to ${sql.id(appRole)}`.execute(db)
}
