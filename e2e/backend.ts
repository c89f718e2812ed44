import { spawn, type ChildProcess } from 'node:child_process'
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

/** One more backend on the same data, for journeys in which it goes away and comes back. */
export async function startBackend(port: number): Promise<ChildProcess> {
  const [command, ...args] = backendCommand
  const backend = spawn(command, args, { env: { ...process.env, ...backendEnvironment(port) }, stdio: ['ignore', 'pipe', 'pipe'] })
  const isHealthy = async () => (await fetch(`http://localhost:${port}/api/health`).catch(() => null))?.ok === true
  while (!(await isHealthy())) {
    if (backend.exitCode !== null) throw new Error(`The backend ended with ${backend.exitCode}: ${String(backend.stderr?.read())}`)
    await new Promise((resolve) => backend.stdout?.once('data', resolve))
  }
  return backend
}

/** Ends it as a crash would. */
export async function killBackend(backend: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => backend.once('exit', resolve))
  backend.kill('SIGKILL')
  await ended
}
