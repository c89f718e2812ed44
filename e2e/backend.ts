import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const source = join(import.meta.dirname, '../apps/api/src')
const node = ['node', '--conditions=@vendor-panel/source'] as const

/** A Tuesday morning in Toronto. The backend's clock starts here and runs on; so does the browser's. */
export const tuesdayMorning = '2026-11-24T14:00:00Z'
export const serviceKey = 'journeys-service-key'

export const backendCommand = [...node, join(source, 'server.ts')] as const

/** The environment of a backend of this run: its own port and data folder, the demo data, a fixed start time. */
export function backendEnvironment(port: number): Record<string, string> {
  return {
    PORT: String(port),
    HOST: 'localhost',
    DATA_DIR: process.env['E2E_DATA_DIR']!,
    SERVICE_KEY: serviceKey,
    VENDOR_PANEL_NOW: tuesdayMorning,
  }
}

/** The current time of the backend's clock. */
const backendNow = () => new Date(Date.parse(tuesdayMorning) + Date.now() - Number(process.env['E2E_STARTED_AT'])).toISOString()

/** Creates another customer like the one of this user in the demo; returns the sign-in names of its users by their names in the demo. */
export async function makeCustomer(like: string, couples: number): Promise<Record<string, string>> {
  const wanted = [`--like=${like}`, `--couples=${couples}`, `--data=${process.env['E2E_DATA_DIR']!}`, `--now=${backendNow()}`]
  const [command, ...args] = [...node, join(source, 'fresh-customer.cli.ts'), ...wanted]
  const { stdout } = await promisify(execFile)(command, args)
  return JSON.parse(stdout) as Record<string, string>
}

/** A second backend on the same data, for journeys in which it stops and restarts. */
export async function startBackend(port: number): Promise<ChildProcess> {
  const [command, ...args] = backendCommand
  const backend = spawn(command, args, { env: { ...process.env, ...backendEnvironment(port) }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    // All output is collected: the ready message may arrive in parts.
    backend.stdout.on('data', (part: Buffer) => {
      output += part.toString()
      if (output.includes('Ready at')) resolve()
    })
    backend.stderr.on('data', (part: Buffer) => (output += part.toString()))
    backend.once('exit', (code) => reject(new Error(`The backend ended with ${code}: ${output}`)))
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
