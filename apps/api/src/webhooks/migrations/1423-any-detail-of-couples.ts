/** `lead.updated` for whatever the vendor enters about a couple, also in columns that are added later. */
import { sql, type Kysely } from 'kysely'

const row = (name: 'old' | 'new') => sql`to_jsonb(${sql.raw(name)}.*) - array['customer_id', 'lead_id', 'version', 'updated_at']`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger queue_lead_details_added on lead_details`.execute(db)
  await sql`drop trigger queue_lead_details_changed on lead_details`.execute(db)
  await sql`create trigger queue_lead_details_added after insert on lead_details
    for each row when (jsonb_strip_nulls(${row('new')}) <> '{}') execute function queue_lead_details_event()`.execute(db)
  await sql`create trigger queue_lead_details_changed after update on lead_details
    for each row when (${row('old')} is distinct from ${row('new')}) execute function queue_lead_details_event()`.execute(db)
}
