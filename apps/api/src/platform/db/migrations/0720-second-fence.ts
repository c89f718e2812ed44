/** The second fence holds for the owner too, and the serving role may write only what it has to. */
import { sql, type Kysely } from 'kysely'
import { appRole } from '../pool.ts'
import { giveToOwner } from '../tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  const app = sql.id(appRole)
  await forceRowSecurity(db)
  // From here on a new table can be read; `makeTenantTables` also lets it be written.
  await sql`alter default privileges in schema public revoke insert, update, delete on tables from ${app}`.execute(db)
  await makeReferenceReadOnly(db)
  // Entries of the log can be added, but not changed.
  await sql`revoke update, delete on audit_entries from ${app}`.execute(db)
  await sql`revoke all on kysely_migration, kysely_migration_lock from ${app}`.execute(db)
  await sql`revoke create on schema public from public`.execute(db)
  await sql`do $$ begin execute format('revoke temporary on database %I from public', current_database()); end $$`.execute(db)
  await closeTemporarySchema(db)
}

/** Tables of an earlier version, where the owner passed row-level security; those of a new database are made so. */
async function forceRowSecurity(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity and not relforcerowsecurity`.execute(
    db,
  )
  for (const { name } of rows) {
    await sql`alter table ${sql.table(name)} force row level security`.execute(db)
    await sql`alter policy own_customer on ${sql.table(name)} to ${sql.id(appRole)}`.execute(db)
    await giveToOwner(db, name)
  }
}

/** Tables of no customer are configuration and reference data; the counters of tries and the outbox of the demo are the exceptions. */
async function makeReferenceReadOnly(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
    and relname not in ('customers', 'rate_limits', 'outbox_mails', 'outbox_sms')
    and not exists (select from pg_attribute where attrelid = c.oid and attname = 'customer_id')`.execute(db)
  for (const { name } of rows) await sql`revoke insert, update, delete on ${sql.table(name)} from ${sql.id(appRole)}`.execute(db)
}

/** Functions that run as the owner search the temporary schema last, because every role can create tables in it. */
async function closeTemporarySchema(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ signature: string }>`
    select oid::regprocedure::text as signature from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`.execute(db)
  for (const { signature } of rows)
    await sql`alter function ${sql.raw(signature)} set search_path = pg_catalog, public, pg_temp`.execute(db)
}
