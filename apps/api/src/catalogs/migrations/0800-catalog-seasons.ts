/** A price list may be for a season only: one list of each type and season, instead of one of each type. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogs
    add column season_start date,
    add column season_end date,
    add check ((season_start is null) = (season_end is null) and season_start <= season_end),
    drop constraint catalogs_customer_id_provider_id_catalog_type_id_key`.execute(db)
  await sql`create unique index catalogs_season on catalogs (customer_id, provider_id, catalog_type_id, season_start) nulls not distinct`.execute(
    db,
  )
}
