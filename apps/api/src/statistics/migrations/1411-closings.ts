/** The couples of an account without an answer, and when each was closed, are read for an average and its advice (RESP-07). */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index leads_unanswered on leads (customer_id, provider_id, created_at) where response_minutes is null`.execute(db)
  await sql`create index lead_closings on lead_histories (customer_id, lead_id, at)
    where type in ('deal', 'reject', 'not_wedding', 'other_provider', 'spam_report')`.execute(db)
}
