/** A twin of a customer: another one with the same rows under the same ids. A query that forgets its customer finds each row twice. */
import type { ClientBase } from 'pg'
import { tenantTables, type TenantTable } from './first-fence.ts'

/** No customer has this id; it sorts before all others. */
const twinId = -1

/** Runs as the owner, past every trigger and foreign key. */
async function unguarded<Result>(client: ClientBase, work: () => Promise<Result>): Promise<Result> {
  await client.query('set session_replication_role = replica')
  try {
    return await work()
  } finally {
    await client.query('reset session_replication_role')
  }
}

/** The tables whose rows belong to a customer; a directory knows a row by a key that a twin cannot have. */
async function ownedTables(client: ClientBase): Promise<TenantTable[]> {
  return (await tenantTables(client)).filter(({ directoryKey }) => directoryKey === null)
}

/** Makes the twin; answers the tables of which the customer has nothing to be doubled. Texts of several words say that they are the twin's. */
export function makeTwin(client: ClientBase, customerId: number): Promise<string[]> {
  return unguarded(client, async () => {
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
      // The own rows lie behind those of the twin: whoever takes the first that comes takes the wrong one.
      await client.query(`update ${name} set ${column} = ${column} where ${column} = ${customerId}`)
    }
    return empty
  })
}

export function removeTwin(client: ClientBase): Promise<void> {
  return unguarded(client, async () => {
    for (const { name, column } of await ownedTables(client)) await client.query(`delete from ${name} where ${column} = ${twinId}`)
  })
}

/** Notes from now on in which table a row of anybody but this customer is written. */
export async function noteStrangers(client: ClientBase, customerId: number): Promise<void> {
  await client.query(`
    create table strangers_written (name text);
    create function note_stranger() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
    begin
      if coalesce(to_jsonb(old) ->> tg_argv[0], '${customerId}') <> '${customerId}' or coalesce(to_jsonb(new) ->> tg_argv[0], '${customerId}') <> '${customerId}' then
        insert into strangers_written values (tg_table_name);
      end if;
      return null;
    end $$`)
  for (const { name, column } of await tenantTables(client))
    await client.query(
      `create trigger note_stranger after insert or update or delete on ${name} for each row execute function note_stranger('${column}')`,
    )
}

/** The tables in which such a row was written since it was asked last. */
export async function writtenStrangers(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('delete from strangers_written returning name')
  return [...new Set(rows.map(({ name }) => name))]
}
