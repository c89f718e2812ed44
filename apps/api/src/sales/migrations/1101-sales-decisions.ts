/** What the sales team decided about a request for an upgrade, and when a referred firm signed. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customer_actions
    add decision text check (decision in ('grant', 'decline')),
    add decided_at timestamptz(3),
    add check ((decision is null) = (decided_at is null))`.execute(db)
  await sql`create index customer_actions_open on customer_actions (customer_id, created_at) where decision is null`.execute(db)
  await sql`alter table referral_proposals add signed_at timestamptz(3)`.execute(db)
  // Until now the day of the signature was not stored.
  await sql`update referral_proposals set signed_at = created_at where status in ('signed', 'paid')`.execute(db)
  await sql`alter table referral_proposals add check ((status in ('signed', 'paid')) = (signed_at is not null))`.execute(db)
}
