import { sql } from 'kysely'
import type { Db } from '../db/kysely.ts'

/** A column that references a file: one of a customer's table that ends in `_key`. */
interface NamingColumn {
  table: string
  column: string
}

export async function findNamingColumns(db: Db): Promise<NamingColumn[]> {
  const { rows } = await sql<NamingColumn>`
    select named.table_name as table, named.column_name as column from information_schema.columns named
    join information_schema.columns owner on owner.table_name = named.table_name and owner.column_name = 'customer_id'
    where named.table_schema = 'public' and owner.table_schema = 'public' and named.column_name like '%\\_key'
    order by 1, 2`.execute(db)
  return rows
}

/** Deletes undo entries that expired before this time: until then they reference files. */
export async function purgeUndoEntries(db: Db, customerId: number, before: string): Promise<void> {
  await db.deleteFrom('undo_entries').where('customer_id', '=', customerId).where('expires_at', '<', before).execute()
}

export async function hasCustomer(db: Db, customerId: number): Promise<boolean> {
  return (await db.selectFrom('customers').select('id').where('id', '=', customerId).executeTakeFirst()) !== undefined
}

/**
 * The keys in a customer's rows, and those in deleted rows that can be restored; in one statement, so that an undo cannot happen in
 * between.
 */
export async function findNamedKeys(db: Db, customerId: number, columns: readonly NamingColumn[]): Promise<Set<string>> {
  const ofRows = columns.map(
    ({ table, column }) => sql`select ${sql.ref(column)} as key from ${sql.table(table)} where customer_id = ${customerId}`,
  )
  const { rows } = await sql<{ key: string | null }>`
    ${sql.join(ofRows, sql` union all `)} union all
    select value #>> '{}' from undo_entries, jsonb_path_query(kept, 'strict $.**') value
    where customer_id = ${customerId} and jsonb_typeof(value) = 'string'`.execute(db)
  return new Set(rows.flatMap(({ key }) => (key === null ? [] : [key])))
}
