/** The real application on a database of its own, and the helpers with which tests call it. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Answer, OperationName } from '@vendor-panel/contract/operation-types'
import { blobOperations, operationTable } from '@vendor-panel/contract/operations'
import { Client, type ClientConfig, type Pool } from 'pg'
import { afterAll, expect, inject } from 'vitest'
import { createApp, type AppOptions } from '../src/app.ts'
import { poolDb, type Db } from '../src/platform/db/kysely.ts'
import { appRole, ownerPool, servingPool } from '../src/platform/db/pool.ts'
import { localFiles } from '../src/platform/files/local-files.ts'
import { sandboxBank, type SandboxBank } from '../src/platform/bank/sandbox-bank.ts'
import { simulatedTelephony } from '../src/platform/telephony/telephony.ts'
import { demoPassword } from '../src/seed/people.ts'
import { testClock } from './clock.ts'
import { unfencedTables, watchStatements } from './first-fence.ts'

export const appKey = 'vendor-panel-web'
export const serviceKey = 'tests-service-key'

/** Contact data of a couple. */
export const reachable = { email: 'ada@example.com', phone: '+16135550160' }

/** The headers of a caller. */
export type Caller = Record<string, string>
export const anyone: Caller = { 'x-consumer-key': appKey }
export const couple: Caller = { 'x-service-key': serviceKey }

export interface Call {
  path?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  /** Instead of a body: fields and files. */
  form?: FormData
  as?: Caller
  headers?: Record<string, string>
}

export interface Refused {
  status: number
  code: string
  message: string
  errors?: { path: string; code: string; message: string }[]
  headers: Record<string, unknown>
}

export interface World {
  app: FastifyInstance
  clock: ReturnType<typeof testClock>
  /** The bank of this world, in memory. */
  bank: SandboxBank
  /** As the owner, without row-level security: to prepare and check data. */
  db: Db
  /** As the serving role. */
  pool: Pool
  /** As the owner. */
  connection: ClientConfig
  /** The folder of this world's uploads. */
  filesFolder: string
  signIn(username: string): Promise<Caller>
  /** The answer of an operation that must succeed; of one that returns a file, its bytes. */
  ok<Name extends OperationName>(name: Name, call?: Call): Promise<Answer<Name> extends Blob ? Buffer : Answer<Name>>
  /** The same with its headers and its bytes. */
  answer(name: OperationName, call?: Call): Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>
  /** The refusal of an operation that must be refused. */
  refusal(name: OperationName, call?: Call): Promise<Refused>
  /** The id of a new couple that asks this provider for a quote. */
  newLead(providerId: number, change?: object): Promise<number>
  /** One more process on the same database. */
  anotherApp(options?: Partial<AppOptions>): Promise<FastifyInstance>
  /** The same world, served without row-level security. */
  withoutRowSecurity(): Promise<World>
}

/**
 * Call it once in a file, outside of the tests: each file has its own copy of the seeded database. After the tests of the file, every
 * statement that its applications sent is checked for its tenant conditions.
 */
export async function openWorld(options: Partial<AppOptions> = {}, database = newDatabase('template_seeded')): Promise<World> {
  const connection = await database
  const clock = testClock()
  const bank = sandboxBank('http://localhost:4999', 'a secret of the tests', clock.now)
  const pool = servingPool(asServing(connection))
  const pools = [pool]
  const statements = new Set<string>()
  watchStatements(pool, statements)
  const owner = ownerPool(connection)
  const filesFolder = mkdtempSync(join(tmpdir(), 'vendor-panel-files-'))
  const apps: FastifyInstance[] = []
  const anotherApp = async (more: Partial<AppOptions> = {}) => {
    const app = await createApp({
      pool,
      now: clock.now,
      origin: 'http://localhost',
      consumerKey: appKey,
      serviceKey,
      files: localFiles(filesFolder),
      telephony: simulatedTelephony,
      bank,
      isChecking: true,
      ...options,
      ...more,
    })
    apps.push(app)
    return app
  }
  const app = await anotherApp()
  afterAll(async () => {
    for (const one of apps) await one.close()
    for (const one of pools) await one.end()
    const client = await owner.connect()
    const unfenced = await unfencedTables(client, statements)
    client.release()
    await owner.end()
    rmSync(filesFolder, { recursive: true })
    expect(unfenced, 'statements without a tenant condition').toEqual([])
  })
  const world = { app, clock, bank, pool, connection, filesFolder, db: poolDb(owner), anotherApp, ...requestHelpers(app) }
  const withoutRowSecurity = async (): Promise<World> => {
    const unbound = ownerPool(connection, { max: 4 })
    pools.push(unbound)
    watchStatements(unbound, statements)
    const open = await anotherApp({ pool: unbound })
    return { ...world, withoutRowSecurity, app: open, ...requestHelpers(open) }
  }
  return { ...world, withoutRowSecurity }
}

/** The same database as the serving role. */
export const asServing = (connection: ClientConfig): ClientConfig => ({ ...connection, user: appRole })

/** A copy of a database; an empty one without a template. */
export async function newDatabase(template = 'template0'): Promise<ClientConfig> {
  const postgres = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client(postgres)
  await client.connect()
  await client.query(`create database ${name} template ${template} strategy file_copy`)
  await client.end()
  return { ...postgres, database: name }
}

/** The helpers for one application. */
export function requestHelpers(app: FastifyInstance): Pick<World, 'signIn' | 'ok' | 'answer' | 'refusal' | 'newLead'> {
  const send = async (name: OperationName, { path = {}, query = {}, body, form, as = anyone, headers = {} }: Call) => {
    const [method, template] = operationTable[name]
    const url = `/api${template.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(path[key])))}`
    const search = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]))
    const sent = form && (await formPayload(form))
    return app.inject({
      method,
      url,
      query: search,
      headers: { ...as, ...sent?.headers, ...headers },
      ...(body !== undefined && { payload: body as object }),
      ...(sent && { payload: sent.payload }),
    })
  }
  const succeed = async (name: OperationName, call: Call) => {
    const response = await send(name, call)
    if (response.statusCode >= 400) throw new Error(`${name} was refused: ${response.statusCode} ${response.body}`)
    return response
  }
  const ok: World['ok'] = async (name, call = {}) => {
    const response = await succeed(name, call)
    const isFile = (blobOperations as readonly OperationName[]).includes(name)
    return (isFile ? response.rawPayload : response.body ? response.json() : undefined) as Awaited<ReturnType<typeof ok<typeof name>>>
  }
  return {
    ok,
    async answer(name, call = {}) {
      const { statusCode: status, headers, rawPayload: bytes } = await succeed(name, call)
      return { status, headers, bytes }
    },
    async refusal(name, call = {}) {
      const response = await send(name, call)
      if (response.statusCode < 400) throw new Error(`${name} was not refused: ${response.statusCode} ${response.body}`)
      return { status: response.statusCode, headers: response.headers, ...response.json<Omit<Refused, 'status' | 'headers'>>() }
    },
    async newLead(providerId, change = {}) {
      const body = { providerId, name: 'Ada & Bruno', message: 'Hello', contactPreference: 'none', isWedding: true, ...change }
      return (await ok('createIntakeLead', { as: couple, body })).data.id
    },
    async signIn(username) {
      const { accessToken, consumerKey } = await ok('createAccessToken', { body: { username, password: demoPassword } })
      return { 'x-access-token': accessToken.id, 'x-consumer-key': consumerKey }
    },
  }
}

/** A form as a browser sends it. */
export async function formPayload(form: FormData): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const sent = new Response(form)
  return { payload: Buffer.from(await sent.arrayBuffer()), headers: { 'content-type': sent.headers.get('content-type')! } }
}
