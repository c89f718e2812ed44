/** Keywords are compared in the database; the testimonials of a provider are a channel without a page. */
import { foldForSearch } from '@vendor-panel/domain'
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table review_channels alter column url drop not null`.execute(db)
  await sql`drop index review_channels_page`.execute(db)
  await sql`create unique index review_channels_page on review_channels (customer_id, provider_id, type, url) nulls not distinct
    where deleted_at is null`.execute(db)
  for (const [name, column] of [
    ['external_reviews', 'text'],
    ['testimonials', 'comment'],
  ] as const) {
    const table = sql.table(name)
    await sql`alter table ${table} add column search_text text not null default ''`.execute(db)
    const { rows } = await sql<{ customer_id: number; id: number; text: string }>`
      select customer_id, id, ${sql.ref(column)} as text from ${table} where ${sql.ref(column)} is not null`.execute(db)
    for (const { customer_id, id, text } of rows)
      await sql`update ${table} set search_text = ${foldForSearch(text)} where customer_id = ${customer_id} and id = ${id}`.execute(db)
    await sql`alter table ${table} alter column search_text drop default`.execute(db)
  }
}
