/** Only verified contacts sign in and receive password links. An unverified contact blocks no other user. */
import { sql, type Kysely } from 'kysely'
import { appRole } from '../../platform/db/pool.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await keepWhatWorks(db)
  // Directory: the link of a mail has only the key.
  await sql`create table contact_verifications (
    key_hash text primary key,
    customer_id bigint not null,
    customer_user_id bigint not null,
    contact_id bigint not null,
    code_hash text,
    tries integer not null default 0,
    expires_at timestamptz(3) not null,
    unique (customer_id, contact_id),
    foreign key (customer_id, contact_id) references contacts on delete cascade,
    foreign key (customer_id, customer_user_id) references customer_users on delete cascade
  )`.execute(db)
  await sql`grant select, insert, update, delete on contact_verifications to ${sql.id(appRole)}`.execute(db)
  await sql`create or replace function forget_expired(at timestamptz) returns void language sql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    delete from sessions where expires_at < at;
    delete from password_resets where expires_at < at;
    delete from contact_verifications where expires_at < at;
    delete from idempotency_keys where created_at < at - interval '24 hours';
    delete from rate_limits where window_ends_at < at;
    delete from known_addresses where signed_in_at < at - interval '30 days';
  $$`.execute(db)
}

/** Contacts of users who can sign in stay valid; those of users who have not registered yet are verified by their invitation. */
async function keepWhatWorks(db: Kysely<unknown>): Promise<void> {
  await sql`update contacts c set verified_at = now() from customer_users u
    where u.customer_id = c.customer_id and u.id = c.customer_user_id and u.password_hash is not null and c.verified_at is null`.execute(db)
  await sql`delete from logins l using customer_users u, contacts c
    where u.customer_id = l.customer_id and u.id = l.customer_user_id and u.password_hash is null
      and c.customer_id = u.customer_id and c.customer_user_id = u.id
      and l.login = lower(normalize(c.value)) and l.login <> lower(normalize(u.username))`.execute(db)
}
