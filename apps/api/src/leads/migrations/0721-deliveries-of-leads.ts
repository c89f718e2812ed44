/** Deliveries name the couple they are about, and lose their text once they have ended. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliveries add lead_id bigint`.execute(db)
  await sql`update deliveries d set lead_id = m.lead_id from lead_messages m
    where m.customer_id = d.customer_id and m.id = d.lead_message_id`.execute(db)
  await sql`create index deliveries_lead on deliveries (customer_id, lead_id) where lead_id is not null`.execute(db)
  await sql`update deliveries set subject = null, body = '' where status in ('sent', 'failed')`.execute(db)
}
