/** A scheduled job that replaces the one with the same key, unless that one is running. */
import { sql, type Kysely } from 'kysely'
import { appRole } from '../../db/pool.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Next to `add_job_at`, with the same restrictions.
  await sql`
    create function add_job_once(task text, key text, payload json, attempts integer, at timestamptz) returns void
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    begin
      perform graphile_worker.add_job(task, payload := payload, max_attempts := attempts, run_at := at, job_key := key);
    end $$`.execute(db)
  await sql`revoke execute on function add_job_once(text, text, json, integer, timestamptz) from public`.execute(db)
  await sql`grant execute on function add_job_once(text, text, json, integer, timestamptz) to ${sql.id(appRole)}`.execute(db)
}
