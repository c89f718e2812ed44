/** Upgrades the database of an earlier version. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../src/migrate.ts'
import { schemaLines } from './schema-lines.ts'
import { newDatabase, openWorld } from './world.ts'

const connection = await newDatabase()
await withClient(connection, (client) => client.query(readFileSync(join(import.meta.dirname, 'upgrade.sql'), 'utf8')))
// A notice to a browser, as it was queued before it had the id of its couple.
const notice = {
  customerId: 1,
  subscriptionId: 1,
  userId: 1,
  title: 'New couple: Yasmin Lavoie & Sam Ortiz',
  path: '/leads/392',
  tag: 'lead392',
}
await withClient(connection, (client) => client.query(`select graphile_worker.add_job('push', $1)`, [notice]))
// A couple who was rejected without an answer after 45 minutes.
await withClient(connection, async (client) => {
  await client.query(`update leads set status = 'rejected', display_state = 'reject', due_at = null, first_response_at = null,
    created_at = '2026-11-17T15:00:00Z' where customer_id = 1 and id = (select min(id) from leads where customer_id = 1)`)
  await client.query(`insert into lead_histories (customer_id, lead_id, type, at)
    select 1, min(id), 'reject', '2026-11-17T15:45:00Z' from leads where customer_id = 1`)
})
const before = await contentOf(connection)
const fresh = await newDatabase('template_seeded')
const { signIn, ok } = await openWorld({}, Promise.resolve(connection))

async function withClient<Result>(database: ClientConfig, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client(database)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

interface Content {
  migrations: string[]
  /** How many rows each table has. */
  rows: Record<string, number>
}

function contentOf(database: ClientConfig): Promise<Content> {
  return withClient(database, async (client) => {
    const tables = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    )
    const rows: Record<string, number> = {}
    for (const { name } of tables.rows) {
      const counted = await client.query<{ count: number }>(`select count(*)::int as count from public."${name}"`)
      rows[name] = counted.rows[0]!.count
    }
    const migrations = await client.query<{ name: string }>('select name from public.kysely_migration order by name')
    return { migrations: migrations.rows.map(({ name }) => name), rows }
  })
}

describe('a database of an earlier version', () => {
  beforeAll(() => migrate(connection))

  it('has rows in every table', () => {
    expect(Object.entries(before.rows).filter(([, count]) => count === 0)).toEqual([])
    expect(before.migrations.length).toBeGreaterThan(15)
  })

  it('gets the schema of a new database: tables, columns, keys, indexes, policies, functions and grants', async () => {
    const upgraded = new Set(await withClient(connection, schemaLines))
    const wanted = new Set(await withClient(fresh, schemaLines))
    expect([...upgraded.difference(wanted)]).toEqual([])
    expect([...wanted.difference(upgraded)]).toEqual([])
    expect(wanted.size).toBeGreaterThan(1000)
  })

  it('keeps its rows', async () => {
    const after = await contentOf(connection)
    const lost = Object.entries(before.rows).flatMap(([name, count]) => {
      const missing = count - (after.rows[name] ?? 0)
      return missing > 0 ? [[name, missing]] : []
    })
    // The address and the number of the one user who has never registered: see below.
    expect(lost).toEqual([['logins', 2]])
  })

  it('AUTH-01 keeps every name with which a user can sign in, and frees the contacts of users who have not registered', async () => {
    for (const name of ['jonas', 'jonas@rosewood.example', '+16135550102', 'noura@nakheel.example', '+905000000109']) await signIn(name)
    const as = await signIn('mara')
    const { data } = await ok('getAccessToken', { as, path: { accessTokenId: as['x-access-token']! } })
    const users = (await ok('listCustomerUsers', { as, path: { customerId: data.user.customerId } })).data
    const verified = new Map(users.map(({ username, contacts }) => [username, contacts.map(({ verifiedAt }) => verifiedAt !== null)]))
    expect(new Set(verified.get('jonas'))).toEqual(new Set([true]))
    expect(new Set(verified.get('sofia'))).toEqual(new Set([false]))
    const logins = await withClient(connection, (client) =>
      client.query<{ login: string }>(`select login from logins where customer_user_id = 4`),
    )
    expect(logins.rows).toEqual([{ login: 'sofia' }])
  })

  it('LEAD-27 keeps its jobs, but not the notices that erasure cannot find', async () => {
    const jobs = await withClient(connection, (client) =>
      client.query<{ name: string }>('select task_identifier as name from graphile_worker.jobs order by id'),
    )
    const names = ['write_export', 'forget_export', 'write_export', 'forget_export', 'deliver', 'deliver', 'deliver']
    expect(jobs.rows.map(({ name }) => name)).toEqual(names)
  })

  it('RESP-07 knows how long the couples have waited who were closed without an answer', async () => {
    const closed = await withClient(connection, (client) =>
      client.query<{ minutes: number }>(`select response_minutes as minutes from leads
        where customer_id = 1 and id = (select min(id) from leads where customer_id = 1)`),
    )
    expect(closed.rows).toEqual([{ minutes: 45 }])
  })

  it('serves a sign-in and the list of leads', async () => {
    const mara = await signIn('mara')
    const { data, meta } = await ok('listLeads', { as: mara })
    expect(data.length).toBe(4)
    expect(meta.total).toBe(4)
  })
})

it('migrations keep their keys, and new ones sort after them', async () => {
  const { migrations } = await contentOf(fresh)
  expect(migrations.slice(0, before.migrations.length)).toEqual(before.migrations)
})
