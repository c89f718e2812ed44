/** `lead.updated` also for what only the vendor enters about a couple: city, ceremony and needs. One save is one event. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // As before, but not for what this transaction has queued already. All rows of a transaction have one `created_at`, and its index.
  await sql`create or replace function queue_webhook_event(customer bigint, event text, facts jsonb) returns void language plpgsql as $$
    declare queued record;
    begin
      for queued in
        insert into webhook_deliveries (customer_id, webhook_id, type, data)
        select w.customer_id, w.id, event, facts from webhooks w where w.customer_id = customer and w.is_active and w.events ? event
        and not exists (select from webhook_deliveries d where d.customer_id = w.customer_id and d.webhook_id = w.id
          and d.created_at = now()::timestamptz(3) and d.type = event and d.data = facts)
        returning id, webhook_id
      loop
        perform add_webhook_job(customer, queued.webhook_id, queued.id, 0, 0);
      end loop;
    end $$`.execute(db)
  await sql`create function queue_lead_details_event() returns trigger language plpgsql as $$
    declare facts jsonb;
    begin
      select jsonb_build_object('leadId', l.id, 'providerId', l.provider_id, 'status', l.status, 'previousStatus', null) into facts
      from leads l where l.customer_id = new.customer_id and l.id = new.lead_id;
      perform queue_webhook_event(new.customer_id, 'lead.updated', facts);
      return null;
    end $$`.execute(db)
  await sql`create trigger queue_lead_details_added after insert on lead_details
    for each row when (num_nonnulls(new.ceremony_type, new.needs, new.city) > 0) execute function queue_lead_details_event()`.execute(db)
  await sql`create trigger queue_lead_details_changed after update on lead_details
    for each row when ((old.ceremony_type, old.needs, old.city) is distinct from (new.ceremony_type, new.needs, new.city))
    execute function queue_lead_details_event()`.execute(db)
}
