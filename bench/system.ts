/** The whole product for one run: the backend with its demo data in a folder of its own, behind TLS with HTTP/2. */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createVendorApi, type VendorApi } from '@vendor-panel/sdk'
import { freePort } from '../scripts/free-port.mjs'
import { startFront } from './front.ts'

export interface System {
  /** The origin for browsers. */
  origin: string
  backendPort: number
  /** Connection string of this run's database. */
  connection: object
  /** Adds so many couples to the list of `mara`. */
  addLeads: (count: number) => Promise<void>
  /** The session of `mara`, who sees all couples of a venue group. */
  token: string
  /** Acts as `mara`, and as couples who write to her. */
  api: VendorApi
  stop: () => Promise<void>
}

const readyWithinMs = 60_000
const serviceKey = randomUUID()
const server = ['--conditions=@vendor-panel/source', join(import.meta.dirname, '../apps/api/src/server.ts')]

export async function startSystem(): Promise<System> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'vendor-panel-bench-'))
  const [backendPort, frontPort] = [await freePort(), await freePort()]
  const origin = `https://localhost:${frontPort}`
  const backend = await startBackend({
    PORT: String(backendPort),
    HOST: '127.0.0.1',
    DATA_DIR: dataFolder,
    PUBLIC_ORIGIN: origin,
    SERVICE_KEY: serviceKey,
  })
  const front = await startFront(frontPort, backendPort)
  const { startEmbedded } = await import('../apps/api/src/platform/db/embedded.ts')
  const { connection } = await startEmbedded(dataFolder)
  let token: string | null = null
  const session = { accessToken: () => token, consumerKey: () => 'vendor-panel-web', switchUser: () => null }
  const api = createVendorApi({ baseUrl: `http://127.0.0.1:${backendPort}/api`, session, serviceKey, locale: () => 'en_CA' })
  const { accessToken } = await api.createAccessToken({ body: { username: 'mara', password: 'wedding-demo' } })
  token = accessToken.id
  return {
    origin,
    backendPort,
    connection,
    token,
    api,
    async addLeads(count) {
      const seed = spawn(process.execPath, [...server, 'seed', `--leads=${count}`], {
        env: { ...process.env, DATA_DIR: dataFolder },
        stdio: 'ignore',
      })
      const [code] = (await once(seed, 'exit')) as [number]
      if (code !== 0) throw new Error(`The seed ended with ${code}`)
    },
    async stop() {
      front.close()
      backend.kill('SIGTERM')
      if (backend.exitCode === null) await once(backend, 'exit')
    },
  }
}

async function startBackend(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  // The channel notifies the backend when this process has ended, for any reason.
  const child = spawn(process.execPath, [...server, 'try'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const timer = setTimeout(() => child.kill(), readyWithinMs)
  await new Promise<void>((resolve, reject) => {
    let output = ''
    child.stdout!.on('data', (part: Buffer) => {
      output += part.toString()
      if (output.includes('Ready at')) resolve()
    })
    child.on('exit', (code) => {
      rmSync(env['DATA_DIR']!, { recursive: true, force: true })
      reject(new Error(`The backend ended with ${code} before it was ready`))
    })
  })
  clearTimeout(timer)
  return child
}
