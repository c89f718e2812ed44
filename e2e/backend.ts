import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

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

let customers: { lines: AsyncIterator<string>; ask: (request: object) => void } | undefined

/** The process that makes customers for this worker. It ends with the worker, which holds its input open. */
function startCustomerProcess() {
  const [command, ...args] = [...node, join(source, 'fresh-customer.cli.ts'), `--data=${process.env['E2E_DATA_DIR']!}`]
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  child.unref()
  return {
    lines: createInterface({ input: child.stdout })[Symbol.asyncIterator](),
    ask: (request: object) => void child.stdin.write(`${JSON.stringify(request)}\n`),
  }
}

/** Creates another customer like the one of this user in the demo; returns the sign-in names of its users by their names in the demo. */
export async function makeCustomer(like: string, couples: number): Promise<Record<string, string>> {
  customers ??= startCustomerProcess()
  customers.ask({ like, couples, now: backendNow() })
  const { value, done } = await customers.lines.next()
  if (done) throw new Error(`No customer like the one of ${like} could be made.`)
  return JSON.parse(value) as Record<string, string>
}

/** A second backend on the same data, for journeys in which it stops and restarts. */
export async function startBackend(port: number, environment: Record<string, string> = {}): Promise<ChildProcess> {
  const [command, ...args] = backendCommand
  const backend = spawn(command, args, {
    env: { ...process.env, ...backendEnvironment(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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
