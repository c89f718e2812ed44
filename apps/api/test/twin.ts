/** A twin of a customer: a second customer with the same rows and ids. A query without its tenant condition finds each row twice. */
import type { ClientBase } from 'pg'
import { tenantTables, type TenantTable } from './first-fence.ts'

/** Not the id of any customer; sorts first. */
const twinId = -1

/** Runs without triggers and foreign keys. */
async function withoutTriggers<Result>(client: ClientBase, work: () => Promise<Result>): Promise<Result> {
  await client.query('set session_replication_role = replica')
  try {
    return await work()
  } finally {
    await client.query('reset session_replication_role')
  }
}

/** The tables that a twin gets rows in. Directories are left out: their keys are unique across customers. */
async function ownedTables(client: ClientBase): Promise<TenantTable[]> {
  return (await tenantTables(client)).filter(({ directoryKey }) => directoryKey === null)
}

/** Creates the twin and returns the tables that have no row to copy. Texts of several words are marked, so that they differ from the original. */
export function createTwin(client: ClientBase, customerId: number): Promise<string[]> {
  return withoutTriggers(client, async () => {
    const empty: string[] = []
    for (const { name, column } of await ownedTables(client)) {
      const { rows } = await client.query<{ name: string; value: string }>(`
        select quote_ident(attname) as name, case
            when attname = '${column}' then '${twinId}'
            when atttypid = 'text'::regtype then format('case when %1$I ~ ''\\w \\w'' then %1$I || '' (twin)'' else %1$I end', attname)
            else quote_ident(attname) end as value
        from pg_attribute where attrelid = '${name}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
      const [names, values] = [rows.map((row) => row.name), rows.map(({ value }) => value)]
      const made = await client.query(
        `insert into ${name} (${names.join()}) select ${values.join()} from ${name} where ${column} = ${customerId}`,
      )
      if (!made.rowCount) empty.push(name)
      // Moves the original rows behind the copies: a query that takes the first row without an order takes the wrong one.
      await client.query(`update ${name} set ${column} = ${column} where ${column} = ${customerId}`)
    }
    return empty
  })
}

export function removeTwin(client: ClientBase): Promise<void> {
  return withoutTriggers(client, async () => {
    for (const { name, column } of await ownedTables(client)) await client.query(`delete from ${name} where ${column} = ${twinId}`)
  })
}

/** Records each write to a row of another customer. */
export async function watchForeignWrites(client: ClientBase, customerId: number): Promise<void> {
  await client.query(`
    create table foreign_writes (name text);
    create function record_foreign_write() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
    begin
      if coalesce(to_jsonb(old) ->> tg_argv[0], '${customerId}') <> '${customerId}' or coalesce(to_jsonb(new) ->> tg_argv[0], '${customerId}') <> '${customerId}' then
        insert into foreign_writes values (tg_table_name);
      end if;
      return null;
    end $$`)
  for (const { name, column } of await tenantTables(client))
    await client.query(
      `create trigger record_foreign_write after insert or update or delete on ${name} for each row execute function record_foreign_write('${column}')`,
    )
}

/** The tables with such writes since the last call. */
export async function takeForeignWrites(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('delete from foreign_writes returning name')
  return [...new Set(rows.map(({ name }) => name))]
}
