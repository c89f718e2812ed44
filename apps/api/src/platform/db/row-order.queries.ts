import { sql } from 'kysely'
import type { Db } from './kysely.ts'
import type { Tables } from './tables.ts'

/** Tables whose rows users can sort. */
type OrderedTable = { [Name in keyof Tables]: 'position' | 'customer_id' extends keyof Tables[Name] ? Name : never }[keyof Tables]

/** Sets the positions of rows in this order, in one statement. */
export async function writeOrder(db: Db, customerId: number, table: OrderedTable, ids: readonly number[]): Promise<void> {
  await sql`
    update ${sql.table(table)} moved set position = wanted.position
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, position)
    where moved.customer_id = ${customerId} and moved.id = wanted.id`.execute(db)
}
