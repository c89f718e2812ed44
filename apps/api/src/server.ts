/**
 * The process: reads the environment (no other module does), starts the service, and stops it on a signal.
 * `server.ts erase --lead=7 --yes` erases the data of a couple and exits.
 * `server.ts try` fills an empty bundled database with the demo, `server.ts serve` never does, `server.ts seed` does and exits.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Service } from './service.ts'

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
const { StartProblem } = await import('./platform/db/start-problem.ts')
const { clockFrom } = await import('./platform/clock.ts')

const root = join(import.meta.dirname, '../../..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'no-seed': { type: 'boolean', default: false },
    reset: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    leads: { type: 'string' },
    lead: { type: 'string' },
  },
})
const databaseUrl = process.env['DATABASE_URL']
const ownerUrl = process.env['DATABASE_OWNER_URL']
const command = positionals[0] ?? 'try'
const isTrial = command === 'try' && !databaseUrl
const now = clockFrom(process.env['VENDOR_PANEL_NOW'])
const dataFolder = resolve(process.env['DATA_DIR'] ?? join(root, '.data'))
const filesFolder = resolve(process.env['FILES_DIR'] ?? join(dataFolder, 'files'))
const runningFile = join(dataFolder, 'running.json')

try {
  // Checked before anything else is loaded: other native modules would fail with a less helpful message.
  if (!databaseUrl) (await import('./platform/db/embedded-files.ts')).packagedPrograms()
  await (command === 'seed' ? seed() : command === 'erase' ? erase() : main())
} catch (error) {
  fail(error)
}

async function main(): Promise<void> {
  if (values.reset) await reset()
  const { startService } = await import('./service.ts')
  const { integrationsFrom } = await import('./platform/http/integrations.ts')
  const { flagsFrom } = await import('./platform/http/host-country.ts')
  const { clientOriginsFrom } = await import('./platform/http/client-origins.ts')
  const { bankKeyFrom } = await import('./platform/bank/http-bank.ts')
  const { socialKeysFrom } = await import('./platform/social/social-provider.ts')
  const starting = startService({
    host: process.env['HOST'] ?? 'localhost',
    port: portOf(process.env['PORT']),
    databaseUrl,
    ownerUrl,
    dataFolder,
    files: await fileSettings(),
    consumerKey: process.env['CONSUMER_KEY'] ?? 'vendor-panel-web',
    clients: clientOriginsFrom(process.env['CLIENT_ORIGINS']),
    serviceKey: process.env['SERVICE_KEY'],
    smtpUrl: smtpUrlOf(process.env['SMTP_URL']),
    inboundMail: inboundMailOf(process.env['INBOUND_SMTP']),
    publicOrigin: originOf(process.env['PUBLIC_ORIGIN']),
    country: countryOf(process.env['COUNTRY']),
    flags: flagsFrom(process.env['FLAGS']),
    reviewServiceUrl: originOf(process.env['REVIEW_SERVICE_URL'], 'REVIEW_SERVICE_URL'),
    pushContact: pushContactOf(process.env['PUSH_CONTACT']),
    hasOutbox: isTrial,
    panelFolder: resolve(process.env['PANEL_DIR'] ?? join(root, 'apps/panel/dist')),
    integrations: integrationsFrom(process.env),
    social: socialKeysFrom(process.env),
    bank: bankKeyFrom(process.env),
    now,
    logger: { level: isTrial ? 'warn' : 'info' },
    seed:
      isTrial && !values['no-seed']
        ? async (connection) => (await import('./seed.ts')).seedEmpty(connection, now(), await seedFiles())
        : undefined,
  })
  // A signal during the start also stops everything.
  stopOnSignal(async () => (await starting).stop())
  const service = await starting
  if (isTrial) await announceDemo(service)
  else console.log(JSON.stringify({ level: 30, time: Date.now(), msg: 'ready', origin: service.origin }))
}

async function fileSettings() {
  const { s3From } = await import('./platform/files/open-files.ts')
  return { folder: filesFolder, s3: s3From(process.env) }
}

/** Where the demo stores its documents. */
async function seedFiles() {
  return (await import('./platform/files/open-files.ts')).openFiles(await fileSettings())
}

/** The bundled database only: an external database is never deleted from here. */
async function reset(): Promise<void> {
  if (!isTrial)
    throw new StartProblem('--reset throws away the bundled database only, and DATABASE_URL names another one. Leave one of them out.')
  await (await import('./platform/db/embedded.ts')).resetEmbedded(dataFolder)
  // Files without a row; those in an external folder are never deleted from here.
  rmSync(join(dataFolder, 'files'), { recursive: true, force: true })
}

/** Fills the database by an explicit command and exits. */
async function seed(): Promise<void> {
  const count = Number(values.leads ?? 400)
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000)
    throw new StartProblem(`"${values.leads}" is no number of couples. Choose one from 1 to 1000000.`)
  if (databaseUrl && !values.yes)
    throw new StartProblem('The seed adds accounts of the demo to the database that DATABASE_URL names. Add --yes if you want them there.')
  const { openDatabase, stopAll } = await import('./service.ts')
  const stops: (() => Promise<unknown>)[] = []
  try {
    const { owner } = await openDatabase({ databaseUrl, ownerUrl, dataFolder }, stops)
    await (await import('./seed.ts')).seedLeads(owner, now(), count, await seedFiles())
    console.log(`There are ${count} more couples.`)
  } finally {
    await stopAll(stops)
  }
}

/** Erases the personal data of one couple and exits (LEAD-27). */
async function erase(): Promise<void> {
  const leadId = Number(values.lead)
  if (!Number.isSafeInteger(leadId) || leadId < 1) throw new StartProblem('No couple is named. Add --lead with its number in the address.')
  if (!values.yes) throw new StartProblem(`This erases the data of couple ${leadId} for good. Add --yes if you are sure.`)
  const { openDatabase, stopAll } = await import('./service.ts')
  const stops: (() => Promise<unknown>)[] = []
  try {
    const { serving } = await openDatabase({ databaseUrl, ownerUrl, dataFolder }, stops)
    await (await import('./erase.ts')).eraseAsOperator(serving, await fileSettings(), leadId, now)
    console.log(`The data of couple ${leadId} is erased.`)
  } finally {
    await stopAll(stops)
  }
}

/** Prints URL and sign-in names for a visitor. Scripts read the same from `running.json`. */
async function announceDemo({ origin, serviceKey, inboundMail, bank }: Omit<Service, 'stop'>): Promise<void> {
  mkdirSync(dataFolder, { recursive: true })
  writeFileSync(runningFile, JSON.stringify({ pid: process.pid, origin, serviceKey, inboundMail, bank }), { mode: 0o600 })
  process.on('exit', () => rmSync(runningFile, { force: true }))
  if (!values['no-seed']) {
    const { demoPassword, demoPeople } = await import('./seed/people.ts')
    console.log(`\n  Panel      ${origin}\n  Reference  ${origin}/reference\n  Outbox     ${origin}/dev/outbox\n`)
    console.log(`  Sign in with the password ${demoPassword} as:`)
    for (const { username, about } of demoPeople) console.log(`    ${username.padEnd(8)} ${about}`)
    console.log()
  }
  console.log(`Ready at ${origin} in ${(performance.now() / 1000).toFixed(1)} s. Stop with Ctrl+C.`)
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false
  const end = () => {
    // A second signal does not wait for running requests.
    if (isStopping) process.exit(130)
    isStopping = true
    stop().then(() => process.exit(0), fail)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  // The script that started this process has ended, and nothing else would stop it.
  if (process.send) process.on('disconnect', end)
}

function portOf(text = '4310'): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartProblem(`There is no port "${text}". Choose one from 1 to 65535.`)
  return port
}

/** An address with nothing behind the port: links and policies are made from it. */
function originOf(text: string | undefined, name = 'PUBLIC_ORIGIN'): string | undefined {
  if (text === undefined) return undefined
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text)) return url.origin
  throw new StartProblem(`${name} is "${text}", which is no origin. Set it to an address such as https://panel.example.`)
}

function countryOf(text: string | undefined): string | undefined {
  if (text === undefined || /^[A-Z]{2}$/.test(text)) return text
  throw new StartProblem(`COUNTRY is "${text}", which is not a country code. Set it to two capital letters such as CA.`)
}

function pushContactOf(text: string | undefined): string | undefined {
  const url = text === undefined ? null : URL.parse(text)
  if (text === undefined || url?.protocol === 'https:' || (url?.protocol === 'mailto:' && /^[^@\s]+@[^@\s]+$/.test(url.pathname)))
    return text
  throw new StartProblem(`PUSH_CONTACT is "${text}". Set it to an address such as mailto:push@panel.example.`)
}

/** `host:port`. The demo takes mail on a free port of this machine. */
function inboundMailOf(text: string | undefined): { host: string; port: number; domain: string } | undefined {
  const publicOrigin = originOf(process.env['PUBLIC_ORIGIN'])
  const domain = process.env['REPLY_DOMAIN'] ?? (publicOrigin ? new URL(publicOrigin).hostname : 'localhost')
  if (text === undefined) return isTrial ? { host: '127.0.0.1', port: 0, domain } : undefined
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(text) ?? []
  if (host === undefined || port === undefined)
    throw new StartProblem(`INBOUND_SMTP is "${text}". Set it to a host and a port such as 0.0.0.0:25.`)
  return { host, port: portOf(port), domain }
}

/** Never prints the value, which can contain a password. */
function smtpUrlOf(text: string | undefined): string | undefined {
  const url = text === undefined ? null : URL.parse(text)
  if (text === undefined || (url && /^smtps?:$/.test(url.protocol) && url.hostname)) return text
  throw new StartProblem('SMTP_URL is no address of a mail server. Set it to one such as smtps://user:password@mail.example.')
}

function fail(error: unknown): never {
  if (error instanceof StartProblem) console.error(error.message)
  else console.error(error)
  process.exit(1)
}
