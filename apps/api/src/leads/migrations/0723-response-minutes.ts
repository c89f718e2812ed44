/** The counted time until the first response is stored with the couple, so that an average is a sum in the database. */
import { countedMinutes, responseTimeRule } from '@vendor-panel/domain'
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leads add response_minutes double precision`.execute(db)
  await fillResponses(db)
  // Covers the average of one provider.
  await sql`create index leads_responses on leads (customer_id, provider_id, created_at) include (response_minutes)`.execute(db)
}

interface Answered {
  customer_id: number
  id: number
  created_at: string
  first_response_at: string
  country_code: string
  time_zone: string
}

async function fillResponses(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Answered>`
    select l.customer_id, l.id, l.created_at, l.first_response_at, c.country_code, p.time_zone from leads l
    join customers c on c.id = l.customer_id join providers p on p.customer_id = l.customer_id and p.id = l.provider_id
    where l.first_response_at is not null`.execute(db)
  const minutes = rows.map(({ created_at, first_response_at, country_code, time_zone }) =>
    countedMinutes(Temporal.Instant.from(created_at), Temporal.Instant.from(first_response_at), responseTimeRule(country_code, time_zone)),
  )
  await sql`update leads l set response_minutes = answered.minutes
    from unnest(${rows.map((row) => row.customer_id)}::bigint[], ${rows.map((row) => row.id)}::bigint[], ${minutes}::double precision[])
      as answered (customer_id, id, minutes)
    where l.customer_id = answered.customer_id and l.id = answered.id`.execute(db)
}
