/** Finds the booked couples of some days, whose weddings take them. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index leads_booked on leads (customer_id, wedding_date, provider_id) where status = 'deal'`.execute(db)
}
