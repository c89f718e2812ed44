/** The rights of the serving role; on a database whose owner is not a superuser. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { guard } from '../../../scripts/guard.mjs'
import { migrate } from '../src/migrate.ts'
import { startEmbedded } from '../src/platform/db/embedded.ts'
import { appRole } from '../src/platform/db/pool.ts'
import { requireServingRole } from '../src/platform/db/serving-role.ts'
import { asCustomer } from '../src/platform/db/transaction.ts'
import { tenantTables } from './first-fence.ts'
import { asServing } from './world.ts'

const superuser = inject('postgres')
const name = `fence_${randomUUID().replaceAll('-', '')}`
const owner: ClientConfig = { ...superuser, user: name, database: name }
const serving = asServing(owner)

const admin = await opened(superuser)
await admin.query(`create role ${name} login`)
await admin.query(`create database ${name} owner ${name}`)
await migrate(owner)
const asOwner = await opened(owner)
await asOwner.query(
  `insert into customers (id, name, country_code, time_zone, currency) values (1, 'One', 'CA', 'UTC', 'CAD'), (2, 'Two', 'CA', 'UTC', 'CAD')`,
)
await asOwner.query(`insert into audit_entries (customer_id, at, action, entity) values (1, now(), 'created', 'lead_note')`)
const client = await opened(serving)

async function opened(connection: ClientConfig): Promise<Client> {
  const one = new Client(connection)
  await one.connect()
  afterAll(() => one.end())
  return one
}

/** Tries it in a transaction that is rolled back. */
async function tried(statement: string, customerId = 1): Promise<string> {
  await client.query(`begin; ${asCustomer(customerId)}`)
  try {
    const answer = await client.query(statement)
    return `done: ${answer.rowCount ?? 0}`
  } catch (error) {
    return (error as Error).message
  } finally {
    await client.query('rollback')
  }
}

describe('the serving role', () => {
  it.each([
    ['drop table leads', /must be owner/],
    ['alter table leads disable row level security', /must be owner/],
    ['alter table leads no force row level security', /must be owner/],
    ['alter table leads add column more text', /must be owner/],
    ['create policy all_rows on leads using (true)', /must be owner/],
    ['drop policy own_customer on leads', /must be owner/],
    ['create trigger spy after insert on leads for each row execute function hint_feed_event()', /permission denied/],
    ['truncate leads', /permission denied/],
    ['set row_security = off; select * from leads', /row-level security/],
    [`set role ${name}`, /permission denied/],
    [`set session authorization ${name}`, /permission denied/],
    ['alter role vendor_panel_app bypassrls', /permission denied/],
    ['alter role vendor_panel_app superuser', /permission denied/],
    ['create role another', /permission denied/],
    [`alter database ${name} owner to vendor_panel_app`, /must be owner/],
    [`update audit_entries set detail = 'nothing'`, /permission denied/],
    ['delete from audit_entries', /permission denied/],
    ['truncate audit_entries', /permission denied/],
    [`update config_items set status = 'passive'`, /permission denied/],
    [`insert into regions (id, country_code, name) values (99999, 'CA', 'Nowhere')`, /permission denied/],
    ['delete from discount_coupons', /permission denied/],
    ['delete from kysely_migration', /permission denied/],
    ['select * from graphile_worker._private_jobs', /permission denied/],
    ['create table public.mine (id integer)', /permission denied/],
    ['create temporary table leads (id integer)', /permission denied/],
    ['create schema mine', /permission denied/],
    ['create function public.mine() returns integer language sql return 1', /permission denied/],
    ['create extension dblink', /permission denied/],
    [`copy (select 1) to program 'cat'`, /permission denied/],
    [`copy customers to '/tmp/customers'`, /permission denied/],
    [`select pg_read_file('/etc/passwd')`, /permission denied/],
    [`select lo_import('/etc/passwd')`, /permission denied/],
    ['select * from pg_authid', /permission denied/],
  ])('may not: %s', async (statement, reason) => {
    expect(await tried(statement)).toMatch(reason)
  })

  it.each(['set role none', 'reset role', 'reset session authorization', 'set session authorization default', 'discard all'])(
    'gains nothing by: %s',
    async (statement) => {
      await client.query(statement)
      const { rows } = await client.query('select current_user, session_user, (select count(*)::int from customers) as seen')
      expect(rows).toEqual([{ current_user: appRole, session_user: appRole, seen: 0 }])
    },
  )

  it('reads and changes the rows of the customer of its transaction only, and adds to the audit log', async () => {
    expect(await tried('select * from customers')).toBe('done: 1')
    expect(await tried(`update customers set name = 'Three'`)).toBe('done: 1')
    expect(await tried('select * from customers where id = 2')).toBe('done: 0')
    expect(await tried('select * from audit_entries')).toBe('done: 1')
    expect(await tried(`insert into audit_entries (customer_id, at, action, entity) values (1, now(), 'created', 'lead_note')`)).toBe(
      'done: 1',
    )
    expect(await tried(`insert into audit_entries (customer_id, at, action, entity) values (2, now(), 'created', 'lead_note')`)).toMatch(
      /row-level security/,
    )
  })

  it('may write only two tables without a customer: the throttle counters and the outbox of the demo', async () => {
    const { rows } = await asOwner.query<{ name: string }>(
      `select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not exists (select from pg_attribute where attrelid = c.oid and attname = 'customer_id')
       and has_table_privilege($1, c.oid, 'insert, update, delete, truncate, references, trigger') order by 1`,
      [appRole],
    )
    expect(rows.map((row) => row.name)).toEqual(['customers', 'outbox_mails', 'outbox_sms', 'rate_limits'])
  })
})

/** The tenant tables whose fence has a hole; directories lead from a value to its customer and have none. */
async function unfenced(): Promise<string[]> {
  const tables = (await tenantTables(asOwner)).filter(({ directoryKey }) => directoryKey === null)
  const { rows } = await asOwner.query<{ name: string }>(
    `select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relrowsecurity and relforcerowsecurity
     and (select array_agg(concat_ws(' ', polname, polcmd, polroles::regrole[]) order by polname) from pg_policy where polrelid = c.oid)
       = array['own_customer * {' || $1 || '}', 'owner * {' || current_user || '}']`,
    [appRole],
  )
  const fenced = new Set(rows.map((row) => row.name))
  return tables.map((table) => table.name).filter((table) => !fenced.has(table))
}

describe('row-level security', () => {
  it('is forced on every tenant table, with one policy for the serving role and one for the owner', async () => {
    expect(await unfenced()).toEqual([])
    await asOwner.query('begin; create table just_made (customer_id bigint, id bigint, primary key (customer_id, id))')
    expect(await unfenced()).toEqual(['just_made'])
    await asOwner.query('alter table just_made enable row level security')
    expect(await unfenced()).toEqual(['just_made'])
    await asOwner.query('rollback')
  })

  it('lets the owner work on all rows', async () => {
    expect((await asOwner.query('select id from customers order by id')).rows).toEqual([{ id: '1' }, { id: '2' }])
  })
})

describe('a start', () => {
  it('takes the serving role', async () => {
    await expect(requireServingRole(serving)).resolves.toBeUndefined()
  })

  it.each([
    ['a superuser', 'superuser', '', /row-level security does not bind/],
    ['a role that passes row-level security', 'bypassrls', '', /row-level security does not bind/],
    ['a role that may make others', 'createrole', '', /row-level security does not bind/],
    ['the owner', '', name, /row-level security does not bind/],
    ['a role that may become the owner', 'noinherit', `in role ${name}`, /row-level security does not bind/],
    ['a role that may read nothing', '', '', /may not read the tables/],
  ])('refuses %s', async (what, attribute, membership, reason) => {
    const role = `${name}_${what.replaceAll(/\W/g, '')}`.slice(0, 63)
    if (membership !== name) await admin.query(`create role ${role} login ${attribute} ${membership}`)
    await expect(requireServingRole({ ...owner, user: membership === name ? name : role })).rejects.toThrow(reason)
  })

  it('lets the serving role of an earlier data folder sign in', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vendor-panel-role-'))
    guard(folder)
    const before = await startEmbedded(folder)
    const earlier = new Client(before.connection)
    await earlier.connect()
    await earlier.query(`alter role ${appRole} nologin`)
    await earlier.end()
    await before.stop()
    const after = await startEmbedded(folder)
    const signedIn = new Client(after.serving)
    await signedIn.connect()
    expect((await signedIn.query('select session_user')).rows).toEqual([{ session_user: appRole }])
    await signedIn.end()
    await after.stop()
    rmSync(folder, { recursive: true, force: true })
  })
})
