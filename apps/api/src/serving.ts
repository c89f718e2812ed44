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
import { originsOf } from './platform/http/client-origins.ts'
import { openFiles } from './platform/files/open-files.ts'
import { startWorker } from './platform/jobs/worker.ts'
import { startInboundMail, type MailTools } from './platform/mail/inbound-mail.ts'
import { replyAddresses, type ReplyAddresses } from './platform/mail/reply-address.ts'
import { findReplyKey } from './replies/replies.queries.ts'
import { portalMailReceiver } from './portal-mail/receive-mail.ts'
import { startReviewService } from './reviews/review-service.ts'
import { replyReceiver } from './replies/receive-reply.ts'
import { missingMailTransport, smtpMailTransport, type MailTransport } from './platform/mail/mail-transport.ts'
import { startMailbox } from './platform/outbox/mailbox.ts'
import { outboxPage } from './platform/outbox/outbox-page.ts'
import { startRealtime } from './platform/realtime/realtime.ts'
import { hooks } from './hooks.ts'
import type { Service, ServiceSettings, Stops } from './service.ts'
import { missingSmsTransport, type SmsTransport } from './platform/sms/sms-transport.ts'
import { simulatedTelephony } from './platform/telephony/telephony.ts'
import { startDemoBank } from './platform/bank/demo-bank.ts'
import { httpBank, type BankKey } from './platform/bank/http-bank.ts'
import { missingBank, type PaymentBank } from './platform/bank/payment-bank.ts'
import { deleteExpired } from './platform/jobs/delete-expired.ts'
import { startDemoProvider } from './platform/social/demo-provider.ts'
import { socialProviders, type SocialKeys } from './platform/social/social-provider.ts'
import { demoAccountOf, demoPassword, demoPeople } from './seed/people.ts'
import { outboxSmsTransport } from './platform/outbox/outbox-sms.ts'

/** Resolves when it listens. */
export async function serve(settings: ServiceSettings, database: DatabaseAccess, stops: Stops): Promise<Omit<Service, 'stop'>> {
  const { host, port, now } = settings
  const pool = servingPool(database.serving)
  stops.push(() => pool.end())
  const serviceKey = settings.serviceKey ?? randomBytes(24).toString('base64url')
  const origin = settings.publicOrigin ?? `http://localhost:${port}`
  const files = await openFiles(settings.files)
  const social = settings.hasOutbox ? await demoKeys(settings, origin, stops) : settings.social
  const bankKey = settings.bank ?? (settings.hasOutbox ? await openBank(stops) : undefined)
  const bank = bankKey ? httpBank(bankKey) : missingBank
  const app = await createApp({
    pool,
    now,
    origin,
    mailDomain: settings.inboundMail?.domain,
    consumerKey: settings.consumerKey,
    clients: settings.clients,
    refusedPassword: settings.hasOutbox ? undefined : demoPassword,
    hostCountry: settings.country,
    flags: settings.flags,
    serviceKey,
    files,
    telephony: settings.hasOutbox ? simulatedTelephony : undefined,
    bank,
    social: social && socialProviders(social),
    isProxied: settings.publicOrigin !== undefined,
    isChecking: false,
    panelFolder: settings.panelFolder,
    integrations: settings.integrations,
    logger: settings.logger,
    ...(settings.hasOutbox && { more: (inner: FastifyInstance) => outboxPage(inner, poolDb(pool)) }),
  })
  stops.push(() => app.close())
  const jobPool = jobsPool(database.serving)
  stops.push(() => jobPool.end())
  const inbound = await openInboundMail(settings, { pool, origin, app, files }, stops)
  await startJobs(settings, { owner: database.owner, pool: jobPool, app, files, bank, replyAddresses: inbound?.addresses }, stops)
  const realtime = await startRealtime(app.server, {
    connection: database.serving,
    pool,
    now,
    log: app.log,
    isProxied: settings.publicOrigin !== undefined,
    origins: new Set([origin, ...originsOf(settings.clients)]),
  })
  stops.push(() => realtime.stop())
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    throw listenProblem(error, port)
  })
  return { origin, serviceKey, inboundMail: inbound && { port: inbound.port, domain: inbound.domain }, bank: bankKey }
}

/** Without keys of one's own, the demo signs in at a provider on this machine. */
async function demoKeys({ social = {} }: ServiceSettings, origin: string, stops: Stops): Promise<SocialKeys> {
  if (Object.keys(social).length > 0) return social
  const demo = await startDemoProvider(
    origin,
    demoPeople.map(({ username }) => demoAccountOf(username)),
  )
  stops.push(() => demo.stop())
  return demo.keys
}

interface Parts {
  owner: DatabaseAccess['owner']
  pool: Pool
  app: FastifyInstance
  files: FileStore
  bank: PaymentBank
  replyAddresses: ReplyAddresses | undefined
}

/** Takes answers and forwarded enquiries by mail, if a host and a port are configured for them. */
async function openInboundMail(
  { inboundMail, now }: ServiceSettings,
  { pool, origin, app, files }: Pick<Parts, 'pool' | 'app' | 'files'> & { origin: string },
  stops: Stops,
): Promise<{ addresses: ReplyAddresses; port: number; domain: string } | undefined> {
  if (!inboundMail) return undefined
  const db = poolDb(pool)
  const { host, port, domain } = inboundMail
  const addresses = replyAddresses(await findReplyKey(db), domain)
  const inCustomer: MailTools['inCustomer'] = (customerId, work) => inTransaction(pool, asCustomer(customerId), work)
  const tools = { db, inCustomer, now, files, origin, log: app.log }
  const receiverOf = async (address: string) =>
    replyReceiver(tools, addresses, address) ?? (await portalMailReceiver(tools, domain, address))
  const server = await startInboundMail({ host, port, receiverOf, log: app.log }).catch((error: NodeJS.ErrnoException) => {
    throw listenProblem(error, port)
  })
  stops.push(() => server.stop())
  return { addresses, port: server.port, domain }
}

async function startJobs(
  settings: ServiceSettings,
  { owner, pool, app, files, bank, replyAddresses: addresses }: Parts,
  stops: Stops,
): Promise<void> {
  const { mail, sms } = await openTransports(settings, pool, stops)
  const inCustomer: Parameters<typeof startWorker>[0]['inCustomer'] = (customerId, work) =>
    inTransaction(pool, asCustomer(customerId), work)
  const reviewServiceUrl = settings.reviewServiceUrl ?? (settings.hasOutbox ? await openReviewService(settings, stops) : undefined)
  const worker = await startWorker({
    connection: owner,
    log: app.log,
    inCustomer,
    mail,
    sms,
    files,
    replyAddresses: addresses,
    hooks,
    bank,
    reviewServiceUrl,
    pushContact: settings.pushContact ?? (settings.publicOrigin?.startsWith('https:') ? settings.publicOrigin : undefined),
    now: settings.now,
  })
  stops.push(() => worker.stop())
  const housekeeping = deleteExpired(pool, settings.now, app.log)
  stops.push(() => housekeeping.stop())
}

/** The bank of the demo, a process of its own. */
async function openBank(stops: Stops): Promise<BankKey> {
  const { stop, ...key } = await startDemoBank()
  stops.push(stop)
  return key
}

/** The counterpart of the demo, on loopback. */
async function openReviewService({ now }: ServiceSettings, stops: Stops): Promise<string> {
  const service = await startReviewService(now)
  stops.push(() => service.stop())
  return service.origin
}

async function openTransports(
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
