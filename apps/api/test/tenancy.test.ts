/** Row-level security: what the serving role sees if a query lacks its tenant condition. */
import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { asCustomer, inTransaction } from '../src/platform/db/transaction.ts'
import type { Db } from '../src/platform/db/kysely.ts'
import { ownerPool, servingPool } from '../src/platform/db/pool.ts'
import { doors } from './doors.ts'
import { tablesOfCall, tenantTables } from './first-fence.ts'
import { asServing, openWorld } from './world.ts'

const world = await openWorld()
// Not the pool of the application, whose statements must have their tenant conditions.
const pool = servingPool(asServing(world.connection))
afterAll(() => pool.end())

const client = await pool.connect()
// A directory has no row-level security: it leads from a value to its customer.
const tables = (await tenantTables(client)).filter(({ directoryKey }) => directoryKey === null)
client.release()
const names = tables.map(({ name }) => name).filter((name) => name !== 'customers')
const [mine, theirs] = await customerIds('ck_rosewood', 'ck_emre')

async function customerIds(...keys: string[]): Promise<number[]> {
  const rows = await world.db.selectFrom('consumer_keys').selectAll().execute()
  return keys.map((key) => rows.find((row) => row.key === key)?.customer_id ?? rows.find((row) => row.key !== keys[0])!.customer_id)
}

const as = <Result>(customerId: number, work: (db: Db) => Promise<Result>) => inTransaction(pool, asCustomer(customerId), work)

describe('row-level security', () => {
  it('applies to the serving role, which cannot switch it off', async () => {
    const { rows } = await as(mine!, (db) =>
      sql<{ role: string; bypass: boolean; super: boolean }>`
      select current_user as role, rolbypassrls as bypass, rolsuper as super from pg_roles where rolname = current_user`.execute(db),
    )
    expect(rows).toEqual([{ role: 'vendor_panel_app', bypass: false, super: false }])
    await expect(as(mine!, (db) => sql`alter table leads disable row level security`.execute(db))).rejects.toThrow(/owner/)
  })

  it('is on for every tenant table', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity
      and relname = any(${[...names, 'customers']})`.execute(world.db)
    expect(rows).toEqual([])
    expect(names).toEqual(expect.arrayContaining(['customer_users', 'lead_messages', 'lead_notes', 'leads', 'providers']))
  })

  it.each(names)('%s: a query without a tenant condition finds no row of another customer', async (name) => {
    const { rows } = await as(mine!, (db) => sql<{ customer_id: number }>`select distinct customer_id from ${sql.table(name)}`.execute(db))
    expect(rows.filter(({ customer_id }) => customer_id !== mine)).toEqual([])
  })

  it.each([...names, 'customers'])('%s: without a customer no row is found', async (name) => {
    const { rows } = await inTransaction(pool, 'select 1', (db) => sql`select * from ${sql.table(name)} limit 1`.execute(db))
    expect(rows).toEqual([])
  })

  it('refuses writes for another customer, and hides their rows from updates and deletions', async () => {
    const note = { customer_id: theirs!, type: 'todo' as const, provider_id: null, completed_at: null, title: 'Prices', body: '' }
    await expect(as(mine!, (db) => db.insertInto('prompts').values(note).execute())).rejects.toThrow(/row-level security/)
    const before = await world.db.selectFrom('leads').select('couple_name').where('customer_id', '=', theirs!).execute()
    await as(mine!, (db) => db.updateTable('leads').set({ couple_name: 'taken' }).execute())
    await as(mine!, (db) => db.deleteFrom('prompts').execute())
    expect(await world.db.selectFrom('leads').select('couple_name').where('customer_id', '=', theirs!).execute()).toEqual(before)
    expect(before.length).toBeGreaterThan(0)
  })

  it('resets the customer at the end of the transaction', async () => {
    const client = await pool.connect()
    await client.query(`begin; ${asCustomer(mine!)}`)
    await client.query('commit')
    const { rows } = await client.query('select count(*)::int as seen from leads')
    client.release()
    expect(rows).toEqual([{ seen: 0 }])
  })
})

describe('functions', () => {
  const doorNames = Object.keys(doors)
  const callableBy = async (role: string) => {
    const { rows } = await sql<{ name: string }>`
      select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname not in ('pg_catalog', 'information_schema') and has_schema_privilege(${role}, n.oid, 'usage')
      and has_function_privilege(${role}, p.oid, 'execute') order by 1`.execute(world.db)
    return rows.map(({ name }) => name)
  }

  it('the serving role can execute those on the list, other roles none', async () => {
    expect(await callableBy('vendor_panel_app')).toEqual(doorNames)
    expect(await callableBy('public')).toEqual([])
  })

  it('a new one cannot be executed until it is granted', async () => {
    await sql`create function just_made() returns integer language sql return 1`.execute(world.db)
    const made = await Promise.all(['vendor_panel_app', 'public'].map(callableBy))
    await sql`drop function just_made()`.execute(world.db)
    expect(made).toEqual([doorNames, []])
  })

  it('that run as the owner search only schemas in which only the owner can create tables', async () => {
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
      and not coalesce(proconfig, '{}') @> array['search_path=pg_catalog, public, pg_temp']`.execute(world.db)
    expect(rows).toEqual([])
  })
})

// The plan of a call does not contain the statements of the function, so the check of every statement (first-fence.ts) does not see them.
describe('a function that the serving role may call', () => {
  const owner = ownerPool(world.connection, { max: 1 })
  afterAll(() => owner.end())

  /** The tenant tables from which the statements of a function read. */
  async function tablesInBody(client: PoolClient, name: string): Promise<string[]> {
    const { rows } = await client.query<{ body: string }>(
      `select prosrc as body from pg_proc where pronamespace = 'public'::regnamespace and proname = $1`,
      [name],
    )
    const tableNames = rows.flatMap(({ body }) => [...body.matchAll(/\b(?:from|join|update|using)\s+(\w+)/gi)].map(([, word]) => word))
    return (await tenantTables(client)).map((table) => table.name).filter((table) => tableNames.includes(table))
  }

  it.each(Object.entries(doors))(
    'reads tenant tables only with their conditions: %s',
    async (name, { call = '', prepare, acrossCustomers = [] }) => {
      const client = await owner.connect()
      const inBody = await tablesInBody(client, name)
      const { read, unfenced } = await tablesOfCall(client, call, prepare)
      client.release()
      expect({ read, unfenced }).toEqual({ read: inBody, unfenced: acrossCustomers })
    },
  )
})

describe('keys', () => {
  it('begin with the customer, so that the tables can be distributed by it', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname || ' ' || i.relname as name from pg_index x
      join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
      where c.relname = any(${names}) and a.attname <> 'customer_id'`.execute(world.db)
    expect(rows).toEqual([])
  })

  it('of other tables are referenced with the customer', async () => {
    const { rows } = await sql<{ name: string }>`
      select conname as name from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and k.conrelid::regclass::text = any(${names}) and a.attname <> 'customer_id'`.execute(world.db)
    expect(rows).toEqual([])
  })
})
