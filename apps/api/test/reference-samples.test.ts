/**
 * Every sample of the reference runs as it is shown, on a new demo. `FIND_DEMO_IDS=yes` first writes `openapi/demo-ids.json`: the records
 * that the samples name.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createVendorApi, isApiError } from '@vendor-panel/sdk'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { handlers } from '../src/handlers.ts'
import { migrate } from '../src/migrate.ts'
import { contractFile } from '../src/platform/contract/document.ts'
import { localFiles } from '../src/platform/files/local-files.ts'
import { demoPassword } from '../src/seed/people.ts'
import { seedEmpty } from '../src/seed.ts'
import { tuesdayMorning } from './clock.ts'
import { findIds } from './demo-ids.ts'
import { appKey, formPayload, newDatabase, openWorld, serviceKey, type World } from './world.ts'

interface Sample {
  name: string
  method: string
  path: string
  curl: string
  sdk: string
  /** `ok`, or the code with which the demo refuses it. */
  code: string
  /** The operation whose sample runs before. */
  after: string | null
}
const contractFolder = dirname(contractFile)

/** Reads first, and what removes or ends something last, inner records before outer ones: each sample finds what it names. */
const order = ({ path, method, name }: Sample) => {
  if (endings.includes(name)) return 1000 + endings.indexOf(name)
  if (method === 'delete') return 500 - path.length
  return method === 'get' ? 0 : 1
}
const endings = [
  'createBookingCancellation',
  'createCancellation',
  'createOfferRefusal',
  'eraseLead',
  'deleteDeviceSession',
  'deleteAccessToken',
]
const shown = (JSON.parse(readFileSync(join(contractFolder, 'samples.json'), 'utf8')) as Sample[])
  .filter(({ name }) => name in handlers)
  .toSorted((one, other) => order(one) - order(other))
const built = shown.filter(({ after }) => !after).flatMap((sample) => [sample, ...shown.filter(({ after }) => after === sample.name)])

const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'white' } })
  .jpeg()
  .toBuffer()
const files: Record<string, string | Uint8Array<ArrayBuffer>> = {
  'document.pdf': '%PDF-1.7\n%%EOF',
  'picture.jpg': new Uint8Array(picture),
  'calendar.ics': 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n',
}
const fileOf = (name: string) => new File([files[name]!], name)

/** The demo with its documents. The tests of other files share one without. */
const seeded = await newDatabase()
const seededFiles = mkdtempSync(join(tmpdir(), 'vendor-panel-files-'))
await migrate(seeded)
await seedEmpty(seeded, tuesdayMorning, localFiles(seededFiles))
afterAll(() => rmSync(seededFiles, { recursive: true }))

async function demo(): Promise<World & { token: string; key: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'vendor-panel-files-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  cpSync(seededFiles, folder, { recursive: true })
  const world = await openWorld({ files: localFiles(folder) }, newDatabase(seeded.database))
  // Of another device: a sample ends it.
  await world.signIn('mara')
  const { accessToken, consumerKey } = await world.ok('createAccessToken', { body: { username: 'mara', password: demoPassword } })
  return { ...world, token: accessToken.id, key: consumerKey }
}

const [shell, client, finder] = [await demo(), await demo(), process.env['FIND_DEMO_IDS'] ? await demo() : undefined]
if (finder) {
  const found: Record<string, object> = {}
  const run = await sdkOf(finder)
  for (const sample of built) {
    const works = async (sdk: string) => (await outcome(() => run({ ...sample, sdk }))) === 'ok'
    const ids = sample.code === 'ok' ? await findIds(sample.sdk, works) : {}
    if (ids && Object.keys(ids).length > 0) found[sample.name] = ids
  }
  writeFileSync(join(contractFolder, '../demo-ids.json'), `${JSON.stringify(found, null, 2)}\n`)
}

const expected = Object.fromEntries(built.map(({ name, code }) => [name, code]))

/** Hundreds of calls take longer than those of other tests. */
const hangsAfterMs = 240_000

describe('every sample of the reference runs on the demo', () => {
  it(
    'with the SDK',
    async () => {
      const run = await sdkOf(client)
      const found: Record<string, string> = {}
      for (const sample of built) found[sample.name] = await outcome(() => run(sample))
      expect(found).toEqual(expected)
    },
    hangsAfterMs,
  )

  it(
    'with curl',
    async () => {
      const found: Record<string, string> = {}
      const calls = readByShell(built.map(({ curl }) => curl))
      for (const [index, { name }] of built.entries()) {
        const { statusCode, body } = await sendLikeCurl(calls[index]!)
        found[name] = statusCode < 400 ? 'ok' : (JSON.parse(body) as { code: string }).code
      }
      expect(found).toEqual(expected)
    },
    hangsAfterMs,
  )
})

/** The files of a form by its fields, as the sample with curl names them. */
function filesOf({ curl }: Sample): Record<string, File> {
  return Object.fromEntries([...curl.matchAll(/-F '(\w+)=@([\w.]+)'/g)].map(([, field, name]) => [field, fileOf(name!)]))
}

/** Evaluates the code of a sample, with what its reader has: the client, the token, and the files. */
async function sdkOf({ app, token, key }: Awaited<ReturnType<typeof demo>>): Promise<(sample: Sample) => Promise<unknown>> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const baseUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api`
  const session = (accessToken: string | null, consumerKey: string) => ({
    accessToken: () => accessToken,
    consumerKey: () => consumerKey,
    switchUser: () => null,
  })
  const api = createVendorApi({ baseUrl, session: session(token, key), locale: () => 'en_CA', serviceKey })
  const AsyncFunction = (async () => {}).constructor as new (...text: string[]) => (...values: unknown[]) => Promise<unknown>
  return (sample) => {
    const files = filesOf(sample)
    return new AsyncFunction('api', 'token', ...Object.keys(files), sample.sdk)(api, token, ...Object.values(files))
  }
}

async function outcome(call: () => Promise<unknown>): Promise<string> {
  try {
    await call()
    return 'ok'
  } catch (error) {
    if (!isApiError(error)) return String(error)
    return error.code
  }
}

/** The arguments of each `curl`, as a shell reads them: one that passes them to a function of that name. */
function readByShell(sources: readonly string[]): string[][] {
  const variables = { API: '/api', TOKEN: shell.token, KEY: shell.key, APP: appKey, SERVICE_KEY: serviceKey }
  const script = [
    ...Object.entries(variables).map(([name, value]) => `${name}='${value}'`),
    `curl() { printf '%s\\0' "$#" "$@"; }`,
    `uuidgen() { echo "a-key-of-sample-$SAMPLE"; }`,
    ...sources.map((source, index) => `SAMPLE=${index}\n${source}`),
  ].join('\n')
  const read = execFileSync('sh', { input: script, encoding: 'utf8' }).split('\0')
  return sources.map(() => read.splice(0, Number(read.shift())))
}

/** Sends what curl would send for these arguments; throws for an option that it does not know. */
async function sendLikeCurl(args: readonly string[]) {
  let [method, url, payload]: [string, string, string | undefined] = ['GET', '', undefined]
  const headers: Record<string, string> = {}
  const form = new FormData()
  const remaining = args.values()
  const next = () => remaining.next().value ?? ''
  const pair = (text: string, sign: string): [string, string] => [
    text.slice(0, text.indexOf(sign)),
    text.slice(text.indexOf(sign) + sign.length),
  ]
  for (const word of remaining) {
    if (word === '-X') method = next()
    else if (word === '-H') Object.assign(headers, Object.fromEntries([pair(next(), ': ')]))
    else if (word === '-d') payload = next()
    else if (word === '--form-string') form.append(...pair(next(), '='))
    else if (word === '-F') {
      const [name, file] = pair(next(), '=@')
      form.append(name, fileOf(file))
    } else if (word.startsWith('-') && word !== '-OJ') throw new Error(`A sample has the option ${word}`)
    else if (word !== '-OJ') url = word
  }
  const sent = [...form].length > 0 ? await formPayload(form) : { payload, headers: {} }
  return shell.app.inject({
    method: method as 'GET',
    url,
    headers: { ...headers, ...sent.headers },
    ...(sent.payload !== undefined && { payload: sent.payload }),
  })
}
