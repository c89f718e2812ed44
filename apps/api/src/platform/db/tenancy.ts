/** Row-level security: the second protection behind the `customer_id` of every query. */
import { sql, type Kysely } from 'kysely'
import type { Db } from './kysely.ts'
import { appRole } from './pool.ts'

/**
 * Lets the serving role read and write only the rows of the customer of its transaction. Row-level security is forced: the owner too sees
 * what a policy gives it, and nothing else.
 */
export async function makeTenantTables(db: Kysely<unknown>, names: readonly string[], column = 'customer_id'): Promise<void> {
  for (const name of names) {
    const table = sql.table(name)
    await sql`alter table ${table} enable row level security, force row level security`.execute(db)
    await sql`create policy own_customer on ${table} to ${sql.id(appRole)}
      using (${sql.ref(column)} = current_customer()) with check (${sql.ref(column)} = current_customer())`.execute(db)
    await giveToOwner(db, name)
    await sql`grant select, insert, update, delete on ${table} to ${sql.id(appRole)}`.execute(db)
  }
}

/** The owner migrates, seeds and runs the functions that act in its name. */
export async function giveToOwner(db: Kysely<unknown>, name: string): Promise<void> {
  await sql`create policy owner on ${sql.table(name)} to current_user using (true) with check (true)`.execute(db)
}

/** Sets the customer whose rows this transaction may see from now on. */
export async function setCustomer(db: Db, customerId: number): Promise<void> {
  await sql`select set_config('app.customer_id', ${String(customerId)}, true)`.execute(db)
}
