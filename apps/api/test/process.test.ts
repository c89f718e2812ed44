/** The server as a process: its start, its end, and its messages when it cannot start. */
import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createVendorApi, type VendorApi } from '@vendor-panel/sdk'
import { startEmbedded } from '../src/platform/db/embedded.ts'
import { demoPassword } from '../src/seed/people.ts'
import { crashTest } from './crash.ts'
import { freePort } from '../../../scripts/free-port.mjs'
import { postgresPid, startExpectingFailure, startServer } from './process.ts'

const base = mkdtempSync(join(tmpdir(), 'vendor-panel-process-'))
chmodSync(base, 0o755)
afterAll(() => {
  for (const folder of folders) {
    const pid = postgresPid(folder)
    if (pid) process.kill(pid, 'SIGQUIT')
  }
  rmSync(base, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})
const folders: string[] = []
function newFolder(): string {
  const folder = join(base, `data-${folders.length}`)
  folders.push(folder)
  return folder
}

/** Filled by the first start. */
const demo = newFolder()
/** A folder with the demo: a copy, with its owners, for each test. */
async function demoFolder(): Promise<string> {
  if (!existsSync(demo)) await (await startServer({ dataFolder: demo })).stop()
  const folder = newFolder()
  execFileSync('cp', ['-a', demo, folder])
  return folder
}

async function signIn(origin: string): Promise<VendorApi> {
  let token: string | null = null
  const session = { accessToken: () => token, consumerKey: () => 'vendor-panel-web', switchUser: () => null }
  const api = createVendorApi({ baseUrl: `${origin}/api`, locale: () => 'en_CA', session })
  token = (await api.createAccessToken({ body: { username: 'mara', password: demoPassword } })).accessToken.id
  return api
}

const firstLead = async (api: VendorApi) => (await api.listLeads({ query: { limit: 1 } })).data[0]!.id
const oneSentence = /^[A-Z][^\n]*\.\n?$/

describe('a start', () => {
  it('prints URL, users, and a last line that it is ready; after the end no process remains', async () => {
    const dataFolder = demo
    const server = await startServer({ dataFolder })
    const output = server.output()
    for (const word of [server.origin, `${server.origin}/reference`, `${server.origin}/dev/outbox`, 'wedding-demo', 'mara', 'renew'])
      expect(output).toContain(word)
    expect(output.trim().split('\n').at(-1)).toMatch(/^Ready at http:\/\/localhost:\d+ in [\d.]+ s\./)
    expect(postgresPid(dataFolder)).toBeDefined()
    expect(await server.stop('SIGINT')).toBe(0)
    expect(postgresPid(dataFolder)).toBeUndefined()
    expect(existsSync(join(dataFolder, 'running.json'))).toBe(false)
  }, 120_000)

  it('a stop waits for running requests', async () => {
    const dataFolder = await demoFolder()
    const server = await startServer({ dataFolder })
    const api = await signIn(server.origin)
    const leadId = await firstLead(api)
    const { connection } = await startEmbedded(dataFolder)
    const holder = new Client(connection)
    await holder.connect()
    // A lock would be given up before a busy machine has come to the end of this test.
    await holder.query(`create function take_time() returns trigger language plpgsql as 'begin perform pg_sleep(3); return new; end'`)
    await holder.query('create trigger take_time before insert on lead_notes for each row execute function take_time()')
    const written = api.createLeadNote({ path: { leadId }, body: { body: 'Written while it ends.' } })
    await expect
      .poll(async () => (await holder.query(`select 1 from pg_stat_activity where wait_event = 'PgSleep'`)).rowCount, { timeout: 20_000 })
      .toBe(1)
    const ended = server.stop()
    await expect.poll(() => fetch(`${server.origin}/api/health`).catch(() => 'closed'), { timeout: 10_000 }).toBe('closed')
    expect((await written).data.body).toBe('Written while it ends.')
    await holder.end()
    expect(await ended).toBe(0)
  }, 45_000)
})

describe('two processes on one database', () => {
  it('serve the same data, and each survives the end of the other, even a crash', async () => {
    const dataFolder = await demoFolder()
    const [first, second] = [await startServer({ dataFolder }), await startServer({ dataFolder })]
    const [here, there] = [await signIn(first.origin), await signIn(second.origin)]
    const leadId = await firstLead(here)
    const notes = async (api: VendorApi) => (await api.listLeadNotes({ path: { leadId } })).data.map(({ body }) => body)
    await here.createLeadNote({ path: { leadId }, body: { body: 'From the first.' } })
    expect(await notes(there)).toContain('From the first.')
    expect(await first.stop()).toBe(0)
    await there.createLeadNote({ path: { leadId }, body: { body: 'From the second.' } })
    second.child.kill('SIGKILL')
    await once(second.child, 'exit')
    expect(postgresPid(dataFolder)).toBeDefined()
    const third = await startServer({ dataFolder })
    expect(await notes(await signIn(third.origin))).toEqual(expect.arrayContaining(['From the first.', 'From the second.']))
    expect(await third.stop()).toBe(0)
    expect(postgresPid(dataFolder)).toBeUndefined()
  }, 180_000)

  it('a start waits for a PostgreSQL that is still shutting down', async () => {
    const folder = newFolder()
    const { connection } = await startEmbedded(folder)
    const client = new Client(connection)
    await client.connect()
    // It ends when its last client has disconnected.
    process.kill(postgresPid(folder)!, 'SIGTERM')
    const lockFile = join(folder, 'postgres/postmaster.pid')
    await vi.waitFor(() => expect(readFileSync(lockFile, 'utf8')).toContain('stopping'))
    const starting = startEmbedded(folder)
    await client.end()
    const again = new Client((await starting).connection)
    await again.connect()
    expect((await again.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await again.end()
  })

  it('if PostgreSQL is killed under a running server, requests fail for a moment, then succeed again', async () => {
    const dataFolder = await demoFolder()
    const server = await startServer({ dataFolder })
    const api = await signIn(server.origin)
    process.kill(-postgresPid(dataFolder)!, 'SIGKILL')
    await expect.poll(async () => (await fetch(`${server.origin}/api/health`)).status, { timeout: 10_000 }).toBe(503)
    await startEmbedded(dataFolder)
    await expect.poll(() => firstLead(api).catch(() => 0), { timeout: 20_000 }).toBeGreaterThan(0)
    expect(await server.stop()).toBe(0)
  }, 120_000)
})

describe('a crash of both during many writes', () => {
  it('loses no acknowledged write, and repeats no write and no mail', async () => {
    const result = await crashTest({ rounds: 2, writesPerRound: 150, concurrency: 30, dataFolder: await demoFolder() })
    expect(result).toMatchObject({ lost: [], twice: [], mailedTwice: [], unsettled: 0 })
    expect(result.acknowledged).toBeGreaterThan(100)
    expect(result.acknowledged + result.repeated).toBe(300)
  }, 300_000)
})

const urlOf = ({ user, host, database }: ClientConfig) => `postgresql://${user}@/${database}?host=${encodeURIComponent(host!)}`

describe('serve', () => {
  it('creates no account, prints no password, and logs one JSON line for each request', async () => {
    const dataFolder = newFolder()
    const { connection, serving, stop } = await startEmbedded(dataFolder)
    const env = { DATABASE_URL: urlOf(serving), DATABASE_OWNER_URL: urlOf(connection) }
    const server = await startServer({ dataFolder, args: ['serve'], env })
    expect((await fetch(`${server.origin}/dev/outbox`, { headers: { accept: 'application/json' } })).status).toBe(404)
    await expect(signIn(server.origin)).rejects.toMatchObject({ status: 422, code: 'invalid_credentials' })
    const lines = () =>
      server
        .output()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { route?: string })
    await expect.poll(() => lines().map(({ route }) => route)).toContain('/api/access-tokens')
    expect(server.output()).not.toContain('wedding-demo')
    expect(await server.stop()).toBe(0)
    const client = new Client(connection)
    await client.connect()
    expect((await client.query('select count(*)::int as customers from customers')).rows).toEqual([{ customers: 0 }])
    await client.end()
    await stop()
  }, 120_000)
})

describe('the demo', () => {
  it("refuses the demo's password in production", async () => {
    const server = await startServer({ dataFolder: await demoFolder(), args: ['serve'] })
    await expect(signIn(server.origin)).rejects.toMatchObject({ status: 422, code: 'invalid_credentials' })
    await server.stop()
  }, 120_000)

  it('is not added to an external database without confirmation', async () => {
    const { code, output } = await startExpectingFailure({
      dataFolder: newFolder(),
      args: ['seed'],
      env: { DATABASE_URL: 'postgres://localhost:1/panel' },
    })
    expect([code, output]).toEqual([1, expect.stringMatching(oneSentence)])
    expect(output).toContain('--yes')
    const script = spawnSync(process.execPath, ['scripts/start.mjs', 'seed'], {
      cwd: join(import.meta.dirname, '../../..'),
      env: { ...process.env, DATABASE_URL: 'postgres://localhost:1/panel' },
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    })
    expect([script.status, script.stderr]).toEqual([
      1,
      'This adds accounts of the demo to the database that DATABASE_URL names. Add --yes where there is no terminal.\n',
    ])
  }, 60_000)

  it('asks in a terminal before it fills a database of others, and does nothing without a yes', () => {
    const inTerminal = '--import=data:text/javascript,process.stdin.isTTY=true'
    const { status, stdout, stderr } = spawnSync(process.execPath, [inTerminal, 'scripts/start.mjs', 'seed'], {
      cwd: join(import.meta.dirname, '../../..'),
      env: { ...process.env, DATABASE_URL: 'postgres://localhost:1/panel' },
      input: 'no\n',
      encoding: 'utf8',
    })
    expect([status, stdout, stderr]).toEqual([
      1,
      'This adds accounts of the demo to the database that DATABASE_URL names. Type yes to go on: ',
      'Nothing was changed.\n',
    ])
  })
})

describe('start problems get one sentence with a solution', () => {
  it('a port that is taken', async () => {
    const port = await freePort()
    const other = createServer().listen(port, 'localhost')
    await once(other, 'listening')
    const dataFolder = await demoFolder()
    expect(await startExpectingFailure({ dataFolder, port })).toEqual({
      code: 1,
      output: `Port ${port} is taken. Choose another one with --port.\n`,
    })
    expect(postgresPid(dataFolder)).toBeUndefined()
    other.close()
  }, 60_000)

  it.each(['0', '65536', 'http', ''])(
    'an invalid port: "%s"',
    async (PORT) => {
      const { code, output } = await startExpectingFailure({ dataFolder: newFolder(), env: { PORT } })
      expect([code, output]).toEqual([1, expect.stringMatching(oneSentence)])
    },
    60_000,
  )

  it.each([
    ['postgres://nobody:hidden@localhost:1/panel', /localhost:1\/panel cannot be used: nothing answers there/],
    ['postgres://nobody:hidden@no-such-host.invalid/panel', /no-such-host\.invalid\/panel cannot be used/],
    ['nonsense', /cannot be used/],
  ])(
    'a database that cannot be reached: %s',
    async (DATABASE_URL, reason) => {
      const env = { DATABASE_URL, DATABASE_OWNER_URL: DATABASE_URL }
      const { code, output } = await startExpectingFailure({ dataFolder: newFolder(), args: ['serve'], env })
      expect([code, output]).toEqual([1, expect.stringMatching(oneSentence)])
      expect(output).toMatch(reason)
      expect(output).toContain('Check DATABASE_OWNER_URL')
      expect(output).not.toContain('hidden')
    },
    60_000,
  )

  it.each([
    [{ PUBLIC_ORIGIN: 'panel.example' }, 'PUBLIC_ORIGIN'],
    [{ PUBLIC_ORIGIN: 'ftp://panel.example' }, 'PUBLIC_ORIGIN'],
    [{ PUBLIC_ORIGIN: 'https://panel.example/vendors' }, 'PUBLIC_ORIGIN'],
    [{ PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'https://user:hidden@mail.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL'],
  ])(
    'an invalid setting: %j',
    async (env, name) => {
      const { code, output } = await startExpectingFailure({ dataFolder: newFolder(), args: ['serve'], env })
      expect([code, output]).toEqual([1, expect.stringMatching(/^[A-Z][^\n]*\.\n$/)])
      expect(output).toContain(name)
      expect(output).not.toContain('hidden')
    },
    60_000,
  )

  it('a database whose owner is not named, or serves', async () => {
    const { connection, stop } = await startEmbedded(await demoFolder())
    const owner = urlOf(connection)
    for (const [env, reason] of [
      [{ DATABASE_URL: owner }, /DATABASE_OWNER_URL/],
      [{ DATABASE_URL: owner, DATABASE_OWNER_URL: owner }, /signs in as vendor_panel, which row-level security does not bind/],
    ] as const) {
      const { code, output } = await startExpectingFailure({ dataFolder: newFolder(), args: ['serve'], env })
      expect([code, output]).toEqual([1, expect.stringMatching(/^[A-Z][^\n]*docs\/operate\.md\.\n$/)])
      expect(output).toMatch(reason)
    }
    await stop()
  }, 60_000)

  it('data of another PostgreSQL', async () => {
    const dataFolder = newFolder()
    mkdirSync(join(dataFolder, 'postgres'), { recursive: true })
    writeFileSync(join(dataFolder, 'postgres/PG_VERSION'), '16\n')
    const { code, output } = await startExpectingFailure({ dataFolder })
    expect([code, output]).toEqual([1, expect.stringMatching(oneSentence)])
    expect(output).toMatch(/written by PostgreSQL 16, and this is 17\. .*--data.*--reset/)
  }, 60_000)

  it('data of a newer version of the program', async () => {
    const dataFolder = await demoFolder()
    const { connection, stop } = await startEmbedded(dataFolder)
    const client = new Client(connection)
    await client.connect()
    await client.query(`insert into kysely_migration (name, timestamp) values ('9999-future', now()::text)`)
    await client.end()
    await stop()
    expect(await startExpectingFailure({ dataFolder })).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The database was written by a newer version/),
    })
    expect(postgresPid(dataFolder)).toBeUndefined()
  }, 120_000)

  it('a folder that cannot be written', async () => {
    const file = join(base, 'a-file')
    writeFileSync(file, '')
    const { code, output } = await startExpectingFailure({ dataFolder: join(file, 'data') })
    expect([code, output]).toEqual([1, expect.stringMatching(oneSentence)])
    expect(output).toContain('--data')
  }, 60_000)

  it('a machine that the bundled PostgreSQL does not support', async () => {
    const flags = ['--import', 'data:text/javascript,Object.defineProperty(process,"arch",{value:"riscv64"})']
    const { code, output } = await startExpectingFailure({ dataFolder: newFolder(), flags })
    expect([code, output]).toEqual([1, expect.stringMatching(oneSentence)])
    expect(output).toMatch(/no bundled PostgreSQL for \w+ on riscv64.*DATABASE_URL/)
  }, 60_000)
})
