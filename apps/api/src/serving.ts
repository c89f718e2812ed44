/** The servers on an open database: the application, realtime and jobs. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { createApp } from './app.ts'
import { poolDb } from './platform/db/kysely.ts'
import { jobsPool, servingPool, type DatabaseAccess } from './platform/db/pool.ts'
import { listenProblem } from './platform/db/start-problem.ts'
import { asCustomer, inTransaction } from './platform/db/transaction.ts'
import type { FileStore } from './platform/files/file-store.ts'
import { localFiles } from './platform/files/local-files.ts'
import { startWorker } from './platform/jobs/worker.ts'
import { missingMailTransport, smtpMailTransport, type MailTransport } from './platform/mail/mail-transport.ts'
import { startMailbox } from './platform/outbox/mailbox.ts'
import { outboxPage } from './platform/outbox/outbox-page.ts'
import { startRealtime } from './platform/realtime/realtime.ts'
import { hooks } from './hooks.ts'
import type { Service, ServiceSettings, Stops } from './service.ts'
import { missingSmsTransport, type SmsTransport } from './platform/sms/sms-transport.ts'
import { deleteExpired } from './platform/jobs/delete-expired.ts'
import { demoPassword } from './seed/people.ts'
import { outboxSmsTransport } from './platform/outbox/outbox-sms.ts'

/** Resolves when it listens. */
export async function serve(settings: ServiceSettings, database: DatabaseAccess, stops: Stops): Promise<Omit<Service, 'stop'>> {
  const { host, port, now } = settings
  const pool = servingPool(database.serving)
  stops.push(() => pool.end())
  const serviceKey = settings.serviceKey ?? randomBytes(24).toString('base64url')
  const origin = settings.publicOrigin ?? `http://localhost:${port}`
  const files = localFiles(settings.filesFolder)
  const app = await createApp({
    pool,
    now,
    origin,
    consumerKey: settings.consumerKey,
    refusedPassword: settings.hasOutbox ? undefined : demoPassword,
    hostCountry: settings.country,
    serviceKey,
    files,
    isProxied: settings.publicOrigin !== undefined,
    isChecking: false,
    panelFolder: settings.panelFolder,
    logger: settings.logger,
    ...(settings.hasOutbox && { more: (inner: FastifyInstance) => outboxPage(inner, poolDb(pool)) }),
  })
  stops.push(() => app.close())
  const patient = jobsPool(database.serving)
  stops.push(() => patient.end())
  await startJobs(settings, { owner: database.owner, pool: patient, app, files }, stops)
  const realtime = await startRealtime(app.server, {
    connection: database.serving,
    pool,
    now,
    log: app.log,
    isProxied: settings.publicOrigin !== undefined,
  })
  stops.push(() => realtime.stop())
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    throw listenProblem(error, port)
  })
  return { origin, serviceKey }
}

interface Parts {
  owner: DatabaseAccess['owner']
  pool: Pool
  app: FastifyInstance
  files: FileStore
}

async function startJobs(settings: ServiceSettings, { owner, pool, app, files }: Parts, stops: Stops): Promise<void> {
  const { mail, sms } = await openLines(settings, pool, stops)
  const inCustomer: Parameters<typeof startWorker>[0]['inCustomer'] = (customerId, work) =>
    inTransaction(pool, asCustomer(customerId), work)
  const worker = await startWorker({ connection: owner, log: app.log, inCustomer, mail, sms, files, hooks, now: settings.now })
  stops.push(() => worker.stop())
  const housekeeping = deleteExpired(pool, settings.now, app.log)
  stops.push(() => housekeeping.stop())
}

async function openLines(
  { hasOutbox, smtpUrl, publicOrigin, now }: ServiceSettings,
  pool: Pool,
  stops: Stops,
): Promise<{ mail: MailTransport; sms: SmsTransport }> {
  const from = `no-reply@${publicOrigin ? new URL(publicOrigin).hostname : 'localhost'}`
  if (!hasOutbox) return { mail: smtpUrl ? smtpMailTransport(smtpUrl, from) : missingMailTransport, sms: missingSmsTransport }
  const db = poolDb(pool)
  const mailbox = await startMailbox(db, now)
  stops.push(() => mailbox.stop())
  return { mail: smtpMailTransport(smtpUrl ?? mailbox.url, from), sms: outboxSmsTransport(db, now) }
}
