/**
 * Kills the server and PostgreSQL during many writes, several times, and checks that every acknowledged write exists
 * once, and that no mail was sent twice. `npm run test:crash` runs it in full size.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { createVendorApi, type VendorApi } from '@vendor-panel/sdk'
import { startEmbedded } from '../src/platform/db/embedded.ts'
import { demoPassword } from '../src/seed/people.ts'
import { postgresPid, startServer, type ServerProcess } from './process.ts'

export interface CrashSize {
  rounds: number
  writesPerRound: number
  /** Number of simultaneous calls. */
  concurrency: number
  /** Where the data is; it is deleted afterwards. By default a new folder. */
  dataFolder?: string
}

export interface CrashResult {
  acknowledged: number
  repeated: number
  lost: string[]
  twice: string[]
  mailedTwice: string[]
  unsettled: number
}

interface Write {
  body: string
  key: string
  kind: 'note' | 'message'
}

export async function crashTest(size: CrashSize): Promise<CrashResult> {
  const { rounds, writesPerRound, concurrency, dataFolder = mkdtempSync(join(tmpdir(), 'vendor-panel-crash-')) } = size
  const acknowledged: Write[] = []
  const open: Write[] = []
  try {
    for (let round = 1; round <= rounds; round++) {
      const server = await startServer({ dataFolder })
      const written = await writeUntilKilled(server, dataFolder, round, writesPerRound, concurrency)
      acknowledged.push(...written.acknowledged)
      open.push(...written.open)
    }
    const server = await startServer({ dataFolder })
    const missing = await lookBehind(dataFolder, acknowledged)
    // A call without an answer is repeated with the same key, which must not create a second record.
    const repeated = await inParallel(open, concurrency, writer(await signIn(server), await leadsOf(server)))
    const result = await settle(dataFolder, [...acknowledged, ...repeated.done])
    await server.stop()
    return { acknowledged: acknowledged.length, repeated: repeated.done.length, ...result, lost: [...missing, ...result.lost] }
  } finally {
    const pid = postgresPid(dataFolder)
    if (pid) process.kill(pid, 'SIGQUIT')
    rmSync(dataFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}

async function writeUntilKilled(server: ServerProcess, dataFolder: string, round: number, count: number, concurrency: number) {
  // For the limits on sending, each round is an hour of its own.
  await withDatabase(dataFolder, (client) => client.query('delete from rate_limits'))
  const write = writer(await signIn(server), await leadsOf(server))
  const writes = Array.from({ length: count }, (_, index): Write => {
    const name = `round ${round}, write ${index}`
    return { body: name, key: `crash-${round}-${index}-key`, kind: index % 4 ? 'note' : 'message' }
  })
  let answered = 0
  const { done, failed } = await inParallel(writes, concurrency, async (one) => {
    await write(one)
    answered += 1
    if (answered === Math.floor(count / 2)) killBoth(server, dataFolder)
  })
  if (failed.length === 0) throw new Error('Everything was written before the crash: there was nothing to see')
  return { acknowledged: done, open: failed }
}

function killBoth(server: ServerProcess, dataFolder: string): void {
  const pid = postgresPid(dataFolder)
  server.child.kill('SIGKILL')
  // The whole process group: the postmaster and its children.
  if (pid) process.kill(-pid, 'SIGKILL')
}

const apiOf = (server: ServerProcess, token: string | null) =>
  createVendorApi({
    baseUrl: `${server.origin}/api`,
    locale: () => 'en_CA',
    session: { accessToken: () => token, consumerKey: () => 'vendor-panel-web', switchUser: () => null },
  })

async function signIn(server: ServerProcess): Promise<VendorApi> {
  const { accessToken } = await apiOf(server, null).createAccessToken({ body: { username: 'mara', password: demoPassword } })
  return apiOf(server, accessToken.id)
}

/** Couples that can be written to; the messages to one of them are limited. */
async function leadsOf(server: ServerProcess): Promise<number[]> {
  const { data } = await (await signIn(server)).listLeads({ query: { sort: 'oldest', limit: 100 } })
  return data.filter((lead) => lead.email && lead.contactPreference === 'none' && lead.status === 'in_contact').map(({ id }) => id)
}

function writer(api: VendorApi, leadIds: readonly number[]) {
  return async ({ kind, body, key }: Write): Promise<void> => {
    // A repeated write goes to the same couple.
    const leadId = leadIds[Number(/(\d+)-key$/.exec(key)![1]) % leadIds.length]!
    if (kind === 'note') await api.createLeadNote({ path: { leadId }, body: { body }, idempotencyKey: key })
    else await api.createLeadMessage({ path: { leadId }, body: { subject: body, body }, idempotencyKey: key })
  }
}

async function inParallel(writes: Write[], concurrency: number, write: (one: Write) => Promise<void>) {
  const waiting = [...writes]
  const done: Write[] = []
  const failed: Write[] = []
  const next = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const current = one
      await write(current).then(
        () => done.push(current),
        () => failed.push(current),
      )
    }
  }
  await Promise.all(Array.from({ length: concurrency }, next))
  return { done, failed }
}

async function withDatabase<Result>(dataFolder: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const { connection } = await startEmbedded(dataFolder)
  const client = new Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function bodies(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ body: string }>(
    `select body from lead_notes where body like 'round %' union all select body from lead_messages where body like 'round %'`,
  )
  return rows.map(({ body }) => body)
}

/** Before anything is repeated: the acknowledged writes that are missing. */
function lookBehind(dataFolder: string, acknowledged: Write[]): Promise<string[]> {
  return withDatabase(dataFolder, async (client) => {
    const found = new Set(await bodies(client))
    return acknowledged.map(({ body }) => body).filter((body) => !found.has(body))
  })
}

/** Longer than the detection of a dead worker takes: no progress for so long means a hang. */
const standstillMs = 90_000

/** Waits until every message is sent or given up, and compares records and mails with the calls. */
function settle(dataFolder: string, expected: Write[]) {
  return withDatabase(dataFolder, async (client) => {
    let unsettled = await countUnsettled(client)
    let lastProgress = performance.now()
    while (unsettled > 0 && performance.now() < lastProgress + standstillMs) {
      await wait(250)
      const left = await countUnsettled(client)
      if (left < unsettled) lastProgress = performance.now()
      unsettled = left
    }
    const found = await bodies(client)
    const there = new Set(found)
    const mails = await client.query<{ subject: string }>(
      `select subject from outbox_mails where subject like 'round %' group by subject having count(*) > 1`,
    )
    return {
      lost: expected.map(({ body }) => body).filter((body) => !there.has(body)),
      twice: found.filter((body, index) => found.indexOf(body) !== index),
      mailedTwice: mails.rows.map(({ subject }) => subject),
      unsettled,
    }
  })
}

async function countUnsettled(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from lead_messages where body like 'round %' and status not in ('sent', 'failed')`,
  )
  return rows[0]!.count
}

if (process.argv[1] === import.meta.filename) {
  const started = performance.now()
  const result = await crashTest({ rounds: 5, writesPerRound: 1000, concurrency: 100 })
  console.log(result)
  const problems = result.lost.length + result.twice.length + result.mailedTwice.length + result.unsettled
  console.log(
    `${problems === 0 ? 'Nothing lost, nothing twice' : `${problems} problems`} in ${Math.round((performance.now() - started) / 1000)} s.`,
  )
  process.exitCode = problems === 0 ? 0 : 1
}
