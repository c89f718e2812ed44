import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../src/platform/db/kysely.ts'

/** The tables, of every schema that is ours or the queue's, in which some row holds this text, in whatever column. */
export const tablesWithText = (db: Db, text: string) => tablesWith(db, (row) => sql`strpos(${row}::text, ${text}) > 0`)

/** The same for a regular expression. */
export const tablesWithMatch = (db: Db, pattern: string) => tablesWith(db, (row) => sql`${row}::text ~ ${pattern}`)

async function tablesWith(db: Db, condition: (row: RawBuilder<unknown>) => RawBuilder<unknown>): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select nspname as schema, relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'm') and nspname not like 'pg\\_%' and nspname <> 'information_schema' order by 1, 2`.execute(db)
  const found: string[] = []
  for (const { schema, name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(`${schema}.${name}`)} held where ${condition(sql`held`)} limit 1`.execute(db)
    if (rows.length > 0) found.push(schema === 'public' ? name : `${schema}.${name}`)
  }
  return found
}
