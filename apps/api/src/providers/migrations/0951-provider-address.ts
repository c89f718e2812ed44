/** Where a provider is, as couples find it, and versions of its data. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table providers
    add column address text,
    add column district_id bigint,
    add column version integer not null default 1`.execute(db)
  await sql`update providers p set district_id = d.id from districts d where d.city_id = p.city_id and d.name = p.district`.execute(db)
}
