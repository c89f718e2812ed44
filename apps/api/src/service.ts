/** The whole service: the database first, then the servers on it; stopped in reverse order. */
import type { FastifyServerOptions } from 'fastify'
import type { ClientConfig } from 'pg'
import { startEmbedded } from './platform/db/embedded.ts'
import type { DatabaseAccess } from './platform/db/pool.ts'
import { databaseProblem, StartProblem } from './platform/db/start-problem.ts'
import type { ClientOrigins } from './platform/http/client-origins.ts'
import type { FileSettings } from './platform/files/open-files.ts'
import type { Integrations } from './platform/http/integrations.ts'
import type { BankKey } from './platform/bank/http-bank.ts'
import type { SocialKeys } from './platform/social/social-provider.ts'

export interface ServiceSettings {
  host: string
  port: number
  /** A PostgreSQL of one's own, as the role that serves; left out, the bundled one runs in the data folder. */
  databaseUrl: string | undefined
  /** The same as its owner. */
  ownerUrl: string | undefined
  dataFolder: string
  files: FileSettings
  consumerKey: string
  /** Apps of other origins. */
  clients: ClientOrigins
  serviceKey: string | undefined
  smtpUrl: string | undefined
  /** Where answers and forwarded enquiries arrive by mail, and the domain of their addresses; left out, mail cannot be answered. */
  inboundMail?: { host: string; port: number; domain: string } | undefined
  /** The address of the service that reads review websites; the demo has one on loopback. */
  reviewServiceUrl?: string | undefined
  /** The public URL of the panel, if it differs from this host and port: behind a proxy. */
  publicOrigin: string | undefined
  /** A `mailto:` or `https:` address for push services; by default the public URL. */
  pushContact?: string | undefined
  /** The country of the host, Canada if left out (AMB-65). */
  country?: string | undefined
  /** The value of `FLAGS`, such as `whatsAppHelp -liveChat`; none if left out (CONST-17). */
  flags?: string | undefined
  /** Whether mail and SMS end in the outbox instead of being sent. */
  hasOutbox: boolean
  panelFolder: string
  /** Services of other companies that the panel uses; none if left out. */
  integrations?: Integrations | undefined
  /** The keys of services with whose accounts users sign in; none if left out. The demo has one of its own. */
  social?: SocialKeys | undefined
  /** The bank that charges cards; without one nothing is paid by card. The demo has one of its own. */
  bank?: BankKey | undefined
  now(): Temporal.Instant
  logger: FastifyServerOptions['logger']
  /** Fills the database before the first request. */
  seed?: ((connection: ClientConfig) => Promise<void>) | undefined
}

export interface Service {
  origin: string
  serviceKey: string
  /** The port on which mail arrives, and the domain of its addresses. */
  inboundMail?: { port: number; domain: string } | undefined
  bank?: BankKey | undefined
  stop(): Promise<void>
}

export type Stops = (() => Promise<unknown>)[]

export async function startService(settings: ServiceSettings): Promise<Service> {
  const stops: Stops = []
  // The first call stops everything; further calls wait for the same end.
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
  // PostgreSQL starts while the code is loaded: each takes a good part of the start-up time.
  const [database, { serve }] = await Promise.all([openDatabase(settings, stops), import('./serving.ts')])
  await settings.seed?.(database.owner)
  return serve(settings, database, stops)
}

/** A database in its newest shape, and how to reach it. */
export async function openDatabase(
  { databaseUrl, ownerUrl, dataFolder }: Pick<ServiceSettings, 'databaseUrl' | 'ownerUrl' | 'dataFolder'>,
  stops: Stops,
): Promise<DatabaseAccess> {
  if (databaseUrl) return openOwnDatabase(databaseUrl, ownerUrl)
  const { connection: owner, serving, stop } = await startEmbedded(dataFolder)
  stops.push(stop)
  await (await import('./migrate.ts')).migrate(owner)
  return { serving, owner }
}

async function openOwnDatabase(databaseUrl: string, ownerUrl: string | undefined): Promise<DatabaseAccess> {
  if (!ownerUrl)
    throw new StartProblem(
      'DATABASE_URL names the role that serves, and DATABASE_OWNER_URL the owner, who migrates: set both, by the steps in docs/operate.md.',
    )
  const [owner, serving] = [{ connectionString: ownerUrl }, { connectionString: databaseUrl }]
  await (await import('./migrate.ts')).migrate(owner).catch(explained('DATABASE_OWNER_URL', ownerUrl))
  const { requireServingRole } = await import('./platform/db/serving-role.ts')
  await requireServingRole(serving).catch(explained('DATABASE_URL', databaseUrl))
  return { serving, owner }
}

const explained = (variable: string, url: string) => (error: NodeJS.ErrnoException) => {
  throw databaseProblem(error, variable, url) ?? error
}

export async function stopAll(stops: Stops): Promise<void> {
  const problems: unknown[] = []
  for (const stop of stops.reverse()) await stop().catch((error: unknown) => problems.push(error))
  if (problems.length > 0) throw problems[0]
}
