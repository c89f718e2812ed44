import { sql, type Insertable } from 'kysely'
import type { VendorUser } from '../contract/context.ts'
import type { Db } from '../db/kysely.ts'
import type { Tables } from '../db/tables.ts'
import type { KeptRows, UndoEntriesTable } from './audit.tables.ts'

/** The current rows of a table with these ids, locked until the transaction ends; in their order, so that others wait instead of deadlocking. */
export async function readRows(db: Db, customerId: number, table: keyof Tables, key: string, ids: readonly number[]): Promise<KeptRows> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(kept) as row from ${sql.table(table)} kept
    where kept.customer_id = ${customerId} and ${sql.ref(`kept.${key}`)} = any(${ids}::bigint[])
    order by ${sql.ref(`kept.${key}`)} for update`.execute(db)
  return { table, rows: rows.map(({ row }) => row) }
}

/** Stores the data to undo a change; expired data is deleted at the same time. */
export async function insertUndo(db: Db, entry: Insertable<UndoEntriesTable>, now: string): Promise<void> {
  await db.deleteFrom('undo_entries').where('customer_id', '=', entry.customer_id).where('expires_at', '<', now).execute()
  await db.insertInto('undo_entries').values(entry).execute()
}

/** Deletes and returns an entry that this user may use, so that it is used once. */
export function takeUndo(db: Db, user: Pick<VendorUser, 'customerId' | 'id' | 'canManage'>, tokenHash: string, now: string) {
  return db
    .deleteFrom('undo_entries')
    .where('customer_id', '=', user.customerId)
    .$if(!user.canManage, (query) => query.where('actor_id', '=', user.id))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>=', now)
    .returning(['entity', 'entity_id', 'kept'])
    .executeTakeFirst()
}

/** Inserts rows with their old ids; returns how many were inserted: a row whose unique value was taken in the meantime is not. */
export async function restoreRows(db: Db, { table, rows }: KeptRows): Promise<number> {
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db)
  const names = sql.join(columns.map(({ name }) => sql.ref(name)))
  const { rows: restored } = await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing returning 1`.execute(db)
  return restored.length
}

/** Restores columns of rows that were changed; returns how many of the rows still exist, and were not changed by others since. */
export async function putBackColumns(
  db: Db,
  customerId: number,
  { table, rows, isVersioned, written }: KeptRows,
  columns: readonly string[],
): Promise<number> {
  if (rows.length === 0) return 0
  const version = sql.ref(`${table}.version`)
  const assignments = sql.join([
    ...columns.map((name) => sql`${sql.ref(name)} = kept.${sql.ref(name)}`),
    ...(isVersioned ? [sql`version = ${version} + 1`] : []),
  ])
  const recordset = (of: object[]) => sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(of)}::jsonb)`
  const isLike = (other: string, names: readonly string[]) =>
    sql.join(
      names.map((name) => sql`${sql.ref(`${table}.${name}`)} is not distinct from ${sql.ref(`${other}.${name}`)}`),
      sql` and `,
    )
  const ofWritten = written ? sql`join ${recordset(written)} written on written.id = kept.id` : sql``
  const isUnchanged = written ? sql`(${isLike('kept', columns)} or ${isLike('written', Object.keys(written[0]!))})` : sql`true`
  const { rows: changed } = await sql`
    update ${sql.table(table)} set ${assignments}
    from ${recordset(rows)} kept ${ofWritten}
    where ${sql.table(table)}.customer_id = ${customerId} and ${sql.table(table)}.id = kept.id
      and ${isVersioned ? sql`${version} = kept.version + 1` : sql`true`} and ${isUnchanged}
    returning 1`.execute(db)
  return changed.length
}
