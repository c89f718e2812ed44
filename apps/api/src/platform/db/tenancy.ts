/** Row-level security: the second fence behind the `customer_id` of every query. */
import { sql, type Kysely } from 'kysely'
import type { Db } from './kysely.ts'

/** Lets the serving role see and write only the rows of the customer of its transaction. */
export async function makeTenantTables(db: Kysely<unknown>, names: readonly string[], column = 'customer_id'): Promise<void> {
  for (const name of names) {
    await sql`alter table ${sql.table(name)} enable row level security`.execute(db)
    await sql`create policy own_customer on ${sql.table(name)}
      using (${sql.ref(column)} = current_customer()) with check (${sql.ref(column)} = current_customer())`.execute(db)
  }
}

/** Names the customer whose rows this transaction may see from now on. */
export async function setCustomer(db: Db, customerId: number): Promise<void> {
  await sql`select set_config('app.customer_id', ${String(customerId)}, true)`.execute(db)
}
