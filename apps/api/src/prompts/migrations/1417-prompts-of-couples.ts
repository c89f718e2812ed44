/** The couple that a prompt names, so that it is deleted with the couple's data wherever it leads (LEAD-27). */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table prompts add column lead_id bigint,
    add foreign key (customer_id, lead_id) references leads (customer_id, id) on delete set null (lead_id)`.execute(db)
  await sql`update prompts p set lead_id = l.id from leads l
    where l.customer_id = p.customer_id and p.link_path = format('/leads/%s', l.id)`.execute(db)
  await sql`update prompts p set lead_id = t.lead_id from testimonials t
    where t.customer_id = p.customer_id and t.provider_id = p.provider_id and p.link_path like '/provider-testimonials%'
      and strpos(p.title, format('%s & %s', t.bride_name, t.groom_name)) > 0`.execute(db)
  await sql`create index prompts_of_lead on prompts (customer_id, lead_id) where lead_id is not null`.execute(db)
}
