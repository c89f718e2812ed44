/** The counted time of a couple who was closed without an answer is stored as well, so that an average reads only the waiting ones. */
import { countedMinutes, responseTimeRule } from '@vendor-panel/domain'
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leads add closed_at timestamptz`.execute(db)
  await sql`update leads l set closed_at = closing.at
    from (select customer_id, lead_id, max(at) as at from lead_histories
      where type in ('deal', 'reject', 'not_wedding', 'other_provider', 'spam_report') group by customer_id, lead_id) as closing
    where l.customer_id = closing.customer_id and l.id = closing.lead_id
      and (l.is_spam_reported or l.status not in ('new', 'pending', 'in_contact', 'offer_made'))`.execute(db)
  await fillClosed(db)
  await sql`drop index leads_unanswered, lead_closings, leads_responses`.execute(db)
  await sql`create index leads_responses on leads (customer_id, provider_id, created_at) include (response_minutes, first_response_at)`.execute(
    db,
  )
  await sql`create index leads_waiting on leads (customer_id, provider_id, created_at) where due_at is not null`.execute(db)
}

interface Closed {
  customer_id: number
  id: number
  created_at: string
  closed_at: string
  country_code: string
  time_zone: string
}

async function fillClosed(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Closed>`
    select l.customer_id, l.id, l.created_at, l.closed_at, c.country_code, p.time_zone from leads l
    join customers c on c.id = l.customer_id join providers p on p.customer_id = l.customer_id and p.id = l.provider_id
    where l.closed_at is not null and l.first_response_at is null and l.source is distinct from 'import'`.execute(db)
  const minutes = rows.map(({ created_at, closed_at, country_code, time_zone }) =>
    countedMinutes(Temporal.Instant.from(created_at), Temporal.Instant.from(closed_at), responseTimeRule(country_code, time_zone)),
  )
  await sql`update leads l set response_minutes = closed.minutes
    from unnest(${rows.map((row) => row.customer_id)}::bigint[], ${rows.map((row) => row.id)}::bigint[], ${minutes}::double precision[])
      as closed (customer_id, id, minutes)
    where l.customer_id = closed.customer_id and l.id = closed.id`.execute(db)
}
