import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A Tuesday morning in Toronto. The backend's clock starts here and ticks on; so does the browser's. */
export const tuesdayMorning = '2026-11-24T14:00:00Z'
export const serviceKey = 'journeys-service-key'

export const backendCommand = ['node', '--conditions=@vendor-panel/source', join(root, 'apps/api/src/server.ts')] as const

/** The environment of a backend of this run: its own port and data folder, the demo's people, a fixed morning. */
export function backendEnvironment(port: number): Record<string, string> {
  return {
    PORT: String(port),
    HOST: 'localhost',
    DATA_DIR: process.env['E2E_DATA_DIR']!,
    SERVICE_KEY: serviceKey,
    VENDOR_PANEL_NOW: tuesdayMorning,
  }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** One more backend on the same data, for journeys in which it goes away and comes back. */
export async function startBackend(port: number): Promise<ChildProcess> {
  const [command, ...args] = backendCommand
  const backend = spawn(command, args, { env: { ...process.env, ...backendEnvironment(port) }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    // Every word is kept: the last line, which says that it is ready, may come at any moment.
    backend.stdout.on('data', (part: Buffer) => {
      said += part.toString()
      if (said.includes('Ready at')) resolve()
    })
    backend.stderr.on('data', (part: Buffer) => (said += part.toString()))
    backend.once('exit', (code) => reject(new Error(`The backend ended with ${code}: ${said}`)))
  })
  return backend
}

/** Ends it as a crash would. */
export async function killBackend(backend: ChildProcess): Promise<void> {
  if (backend.exitCode !== null || backend.signalCode !== null) return
  const ended = new Promise((resolve) => backend.once('exit', resolve))
  backend.kill('SIGKILL')
  await ended
}
