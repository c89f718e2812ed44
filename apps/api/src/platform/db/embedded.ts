/** The PostgreSQL from npm: started on a unix socket, reused if it is already running, stopped when no process uses it. */
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, openSync, closeSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { embeddedFiles, serverUser, type EmbeddedFiles } from './embedded-files.ts'
import { appRole } from './pool.ts'
import { StartProblem } from './start-problem.ts'

const major = '17'
const owner = 'vendor_panel'
const readyWithinMs = 30_000
const leavingWithinMs = 500
const retryAfterMs = 500

export interface EmbeddedDatabase {
  /** How to reach a database of it, by default the product's, as its owner. */
  connection: ClientConfig
  /** The same as the role that serves. */
  serving: ClientConfig
  /** Stops it, unless another process of the product still uses it. */
  stop(): Promise<void>
}

export async function startEmbedded(dataFolder: string): Promise<EmbeddedDatabase> {
  const files = embeddedFiles(dataFolder)
  makeCluster(files)
  const running = runningPid(files)
  if (!(running && (await isAnswering(files)))) await startServer(files)
  const connection: ClientConfig = { host: files.socketFolder, user: owner, database: owner }
  await makeDatabase(files)
  return { connection, serving: { ...connection, user: appRole }, stop: () => stopServer(files) }
}

/** Deletes all data. Refuses while another process of the product uses it. */
export async function resetEmbedded(dataFolder: string): Promise<void> {
  const files = embeddedFiles(dataFolder)
  await stopServer(files)
  if (lockHolder(files)) throw new StartProblem(`The data in ${files.data} is in use. Stop the other process first.`)
  rmSync(files.data, { recursive: true, force: true })
}

function makeCluster({ programs, data }: EmbeddedFiles): void {
  const versionFile = join(data, 'PG_VERSION')
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, 'utf8').trim()
    if (version === major) return
    throw new StartProblem(
      `The data in ${data} was written by PostgreSQL ${version}, and this is ${major}. Choose another folder with --data, or remove it with --reset.`,
    )
  }
  // A first start that was killed leaves a folder without a version: initdb needs an empty one.
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { mode: 0o700 })
  if (serverUser.uid !== undefined) chownSync(data, serverUser.uid, serverUser.gid)
  // The builtin locale sorts by code point, the same on every machine; queries sort names by ICU.
  const args = [
    '-D',
    data,
    '-U',
    owner,
    '-E',
    'UTF8',
    '--auth=trust',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ]
  const made = spawnSync(join(programs, 'bin/initdb'), args, { ...serverUser, env: { PATH: '/usr/bin:/bin' }, encoding: 'utf8', cwd: '/' })
  if (made.status === 0) return
  rmSync(data, { recursive: true, force: true })
  const reason = (made.error?.message ?? made.stderr).trim().split('\n').at(-1)
  throw new StartProblem(
    `PostgreSQL could not make its data folder ${data} (${reason}). Choose another one with --data, or set DATABASE_URL.`,
  )
}

async function startServer(files: EmbeddedFiles, isRetry = false): Promise<void> {
  const { programs, data, socketFolder } = files
  const logFile = join(data, 'server.log')
  const log = openSync(logFile, 'a')
  // A server that is shutting down still holds the lock; it releases it without becoming ready.
  let isHeldByAnother = lockHolder(files) !== undefined
  const settings = { listen_addresses: '', unix_socket_directories: socketFolder, unix_socket_permissions: '0700', max_connections: '100' }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Detached: Ctrl-C reaches the whole foreground group, and the database must outlive the requests that are being drained.
  const server = spawn(join(programs, 'bin/postgres'), ['-D', data, ...args], {
    ...serverUser,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: '/usr/bin:/bin', TZ: 'UTC' },
  })
  closeSync(log)
  let hasEnded = false
  server.on('exit', () => (hasEnded = true))
  server.on('error', () => (hasEnded = true))
  server.unref()
  const deadline = performance.now() + readyWithinMs
  while (performance.now() < deadline) {
    // The server is ready when its lock file says so, not when the socket accepts. If another start wins the race for the
    // lock, this server ends at once and the other becomes ready: the same loop waits for it.
    if (runningPid(files) && (await isAnswering(files))) return
    if (hasEnded && !lockHolder(files)) {
      if (isHeldByAnother) return startServer(files)
      if (isRetry) break
      // The processes of a server that was killed hold its shared memory until they have ended too.
      await wait(retryAfterMs)
      return startServer(files, true)
    }
    isHeldByAnother ||= hasEnded
    await wait(10)
  }
  const reason = readFileSync(logFile, 'utf8')
    .trim()
    .split('\n')
    .findLast((line) => /FATAL|PANIC|error/i.test(line))
  throw new StartProblem(
    `PostgreSQL did not start in ${data} (${reason?.replace(/^.*?(FATAL|PANIC):\s*/, '') ?? 'no reason given'}). See ${logFile}.`,
  )
}

/** The process of a server that has written `ready` (line 8 of its lock file). */
function runningPid(files: EmbeddedFiles): number | undefined {
  const lines = lockLines(files)
  return lines[7]?.trim() === 'ready' ? lockHolder(files) : undefined
}

function lockHolder(files: EmbeddedFiles): number | undefined {
  const pid = Number(lockLines(files)[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  try {
    process.kill(pid, 0)
    return pid
  } catch {
    return undefined
  }
}

function lockLines({ data }: EmbeddedFiles): string[] {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

async function isAnswering(files: EmbeddedFiles): Promise<boolean> {
  return withClient(files, () => true).catch(() => false)
}

async function makeDatabase(files: EmbeddedFiles): Promise<void> {
  await withClient(files, async (client) => {
    const { rows } = await client.query<{ hasDatabase: boolean; canLogin: boolean | null }>(
      `select exists (select from pg_database where datname = $1) as "hasDatabase",
         (select rolcanlogin from pg_roles where rolname = $2) as "canLogin"`,
      [owner, appRole],
    )
    const { hasDatabase, canLogin } = rows[0]!
    if (!hasDatabase) await unlessMade(client.query(`create database ${owner}`))
    // The serving role of an earlier version did not sign in itself.
    if (canLogin !== true) await unlessMade(client.query(`${canLogin === null ? 'create' : 'alter'} role ${appRole} login nobypassrls`))
  })
}

/** Of two first starts at once, the other one made it. */
async function unlessMade(made: Promise<unknown>): Promise<void> {
  const takenCodes = ['42P04', '42710', '23505', 'XX000']
  await made.catch((error: { code?: string }) => {
    if (!takenCodes.includes(error.code ?? '')) throw error
  })
}

async function stopServer(files: EmbeddedFiles): Promise<void> {
  const pid = runningPid(files)
  if (!pid || (await isUsedByOthers(files))) return
  process.kill(pid, 'SIGINT')
  const deadline = performance.now() + readyWithinMs
  while (lockHolder(files) === pid && performance.now() < deadline) await wait(10)
}

/** A connection that was just closed may still be listed: only one that stays belongs to another process. */
async function isUsedByOthers(files: EmbeddedFiles): Promise<boolean> {
  const deadline = performance.now() + leavingWithinMs
  for (;;) {
    const others = await withClient(files, countOthers).catch(() => 0)
    if (others === 0) return false
    if (performance.now() > deadline) return true
    await wait(20)
  }
}

async function countOthers(client: Client): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  return rows[0]?.others ?? 0
}

async function withClient<Result>(files: EmbeddedFiles, work: (client: Client) => Result | Promise<Result>): Promise<Result> {
  const client = new Client({ host: files.socketFolder, user: owner, database: 'postgres' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
