/** Jobs may name a couple: they are deleted with its data (LEAD-27), and those that failed for good do not stay. */
import { sql, type Kysely } from 'kysely'
import { appRole } from '../../db/pool.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  // A job that is running is deleted too: a worker finishes one that no longer exists without an error, and does not retry it.
  await sql`
    create function delete_jobs_of_lead(lead bigint) returns void language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      delete from graphile_worker._private_jobs
      where payload ->> 'customerId' = current_customer()::text and payload ->> 'leadId' = lead::text;
    end $$`.execute(db)
  await sql`revoke execute on function delete_jobs_of_lead(bigint) from public`.execute(db)
  await sql`grant execute on function delete_jobs_of_lead(bigint) to ${sql.id(appRole)}`.execute(db)
  // As before, and the jobs that are not tried again; they stay for a week, so that an operator can find out why. Their times are the database's.
  await sql`create or replace function forget_expired(at timestamptz) returns void language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      delete from sessions where expires_at < at;
      delete from password_resets where expires_at < at;
      delete from contact_verifications where expires_at < at;
      delete from quick_codes where sent_at < at - interval '1 hour';
      delete from impersonation_links where expires_at < at;
      delete from social_requests where expires_at < at;
      delete from idempotency_keys where created_at < at - interval '24 hours';
      delete from rate_limits where window_ends_at < at;
      delete from known_addresses where signed_in_at < at - interval '30 days';
      delete from known_devices where signed_in_at < at - interval '400 days';
      delete from graphile_worker._private_jobs
        where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '7 days';
    end $$`.execute(db)
}
