import { sql } from 'kysely'
import type { Db } from '../db/kysely.ts'

/** Every column that names a file. */
export const namingColumns = [
  ['attachments', 'file_key'],
  ['catalog_menus', 'pdf_key'],
  ['customer_user_providers', 'signature_image_key'],
  ['customer_users', 'image_key'],
  ['discount_documents', 'file_key'],
  ['exports', 'file_key'],
] as const

/** Lets go what was deleted before this time and is only kept to be put back: until then it names files. */
export async function forgetDeleted(db: Db, customerId: number, before: string): Promise<void> {
  await db.deleteFrom('undo_entries').where('customer_id', '=', customerId).where('expires_at', '<', before).execute()
  await sql`
    delete from discount_documents document using discounts discount
    where document.customer_id = ${customerId} and discount.customer_id = ${customerId} and discount.id = document.discount_id
      and (document.deleted_at < ${before} or discount.deleted_at < ${before})`.execute(db)
}

/** The keys that a customer's rows name, and those that deleted rows would name again; in one statement, so that an undo cannot pass between. */
export async function findNamedKeys(db: Db, customerId: number): Promise<Set<string>> {
  const ofRows = namingColumns.map(
    ([table, column]) => sql`select ${sql.ref(column)} as key from ${sql.table(table)} where customer_id = ${customerId}`,
  )
  const { rows } = await sql<{ key: string | null }>`
    ${sql.join(ofRows, sql` union all `)} union all
    select value #>> '{}' from undo_entries, jsonb_path_query(kept, 'strict $.**') value
    where customer_id = ${customerId} and jsonb_typeof(value) = 'string'`.execute(db)
  return new Set(rows.flatMap(({ key }) => (key === null ? [] : [key])))
}
