/** The whole service: database, migrations, application, realtime and jobs; started in order, stopped in the opposite one. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { ClientConfig, Pool } from 'pg'
import { createApp } from './app.ts'
import { startEmbedded } from './db/embedded.ts'
import { poolDb } from './db/kysely.ts'
import { migrate } from './db/migrate.ts'
import { servingPool } from './db/pool.ts'
import { databaseProblem, listenProblem } from './db/start-problem.ts'
import { asCustomer, inTransaction } from './db/transaction.ts'
import type { FileStore } from './files/file-store.ts'
import { localFiles } from './files/local-files.ts'
import { forgetExpired } from './system/forget-expired.ts'
import { startWorker } from './jobs/worker.ts'
import { closedMailLine, smtpMailLine, type MailLine } from './mail/mail-line.ts'
import { startMailbox } from './outbox/mailbox.ts'
import { outboxPage } from './outbox/outbox-page.ts'
import { startRealtime } from './realtime/realtime.ts'
import { closedSmsLine, outboxSmsLine, type SmsLine } from './sms/sms-line.ts'

export interface ServiceSettings {
  host: string
  port: number
  /** A PostgreSQL of one's own; left out, the bundled one runs in the data folder. */
  databaseUrl: string | undefined
  dataFolder: string
  /** Where uploads are kept. */
  filesFolder: string
  consumerKey: string
  serviceKey: string | undefined
  smtpUrl: string | undefined
  /** Where people reach the panel, when it is not this host and port: behind a proxy. */
  publicOrigin: string | undefined
  /** Whether mail and SMS end in an outbox of ours instead of leaving. */
  hasOutbox: boolean
  panelFolder: string
  now(): Temporal.Instant
  logger: FastifyServerOptions['logger']
  /** What the database is filled with before anybody is served. */
  seed?: ((connection: ClientConfig) => Promise<void>) | undefined
}

export interface Service {
  origin: string
  serviceKey: string
  stop(): Promise<void>
}

type Stops = (() => Promise<unknown>)[]

export async function startService(settings: ServiceSettings): Promise<Service> {
  const stops: Stops = []
  // The first call stops everything; whoever asks again waits for the same end.
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= stopAll(stops))
  try {
    return { ...(await start(settings, stops)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(settings: ServiceSettings, stops: Stops): Promise<Omit<Service, 'stop'>> {
  const { host, port, now } = settings
  const connection = await openDatabase(settings, stops)
  await settings.seed?.(connection)
  const pool = servingPool(connection)
  stops.push(() => pool.end())
  const serviceKey = settings.serviceKey ?? randomBytes(24).toString('base64url')
  const origin = settings.publicOrigin ?? `http://localhost:${port}`
  const files = localFiles(settings.filesFolder)
  const app = await createApp({
    pool,
    now,
    origin,
    consumerKey: settings.consumerKey,
    serviceKey,
    files,
    isProxied: settings.publicOrigin !== undefined,
    isChecking: false,
    panelFolder: settings.panelFolder,
    logger: settings.logger,
    ...(settings.hasOutbox && { more: (inner: FastifyInstance) => outboxPage(inner, poolDb(pool)) }),
  })
  stops.push(() => app.close())
  await startJobs(settings, { connection, pool, app, files }, stops)
  const realtime = await startRealtime(app.server, { connection, pool, now, log: app.log })
  stops.push(() => realtime.stop())
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    throw listenProblem(error, port)
  })
  return { origin, serviceKey }
}

/** A database in its newest shape, and how to reach it as its owner. */
export async function openDatabase(
  { databaseUrl, dataFolder }: Pick<ServiceSettings, 'databaseUrl' | 'dataFolder'>,
  stops: Stops,
): Promise<ClientConfig> {
  let connection: ClientConfig = { connectionString: databaseUrl }
  if (!databaseUrl) {
    const embedded = await startEmbedded(dataFolder)
    stops.push(() => embedded.stop())
    connection = embedded.connection
  }
  try {
    await migrate(connection)
  } catch (error) {
    throw databaseProblem(error as NodeJS.ErrnoException, databaseUrl) ?? error
  }
  return connection
}

interface Parts {
  connection: ClientConfig
  pool: Pool
  app: FastifyInstance
  files: FileStore
}

async function startJobs(settings: ServiceSettings, { connection, pool, app, files }: Parts, stops: Stops): Promise<void> {
  const { mail, sms } = await openLines(settings, pool, stops)
  const inCustomer: Parameters<typeof startWorker>[0]['inCustomer'] = (customerId, work) =>
    inTransaction(pool, asCustomer(customerId), work)
  const worker = await startWorker({ connection, log: app.log, inCustomer, mail, sms, files, now: settings.now })
  stops.push(() => worker.stop())
  const housekeeping = forgetExpired(pool, settings.now, app.log)
  stops.push(() => housekeeping.stop())
}

async function openLines(
  { hasOutbox, smtpUrl, publicOrigin, now }: ServiceSettings,
  pool: Pool,
  stops: Stops,
): Promise<{ mail: MailLine; sms: SmsLine }> {
  const from = `no-reply@${publicOrigin ? new URL(publicOrigin).hostname : 'localhost'}`
  if (!hasOutbox) return { mail: smtpUrl ? smtpMailLine(smtpUrl, from) : closedMailLine, sms: closedSmsLine }
  const db = poolDb(pool)
  const mailbox = await startMailbox(db, now)
  stops.push(() => mailbox.stop())
  return { mail: smtpMailLine(smtpUrl ?? mailbox.url, from), sms: outboxSmsLine(db, now) }
}

export async function stopAll(stops: Stops): Promise<void> {
  const problems: unknown[] = []
  for (const stop of stops.reverse()) await stop().catch((error: unknown) => problems.push(error))
  if (problems.length > 0) throw problems[0]
}
