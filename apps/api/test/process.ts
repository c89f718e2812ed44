/** The server as a process of its own, as `npm start` runs it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../scripts/free-port.mjs'

const entry = join(import.meta.dirname, '../src/server.ts')
export const processServiceKey = 'process-service-key'

export interface ServerProcess {
  child: ChildProcess
  origin: string
  /** Its output so far. */
  output(): string
  /** Ends it as an operator does; returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

export interface StartOptions {
  dataFolder: string
  port?: number
  args?: string[]
  env?: Record<string, string>
  /** Flags for Node itself. */
  flags?: string[]
}

/** Starts one and waits until it is ready; throws its output if it ends first. */
export async function startServer(options: StartOptions): Promise<ServerProcess> {
  const port = options.port ?? (await freePort())
  const { child, output } = launch({ ...options, port })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => /Ready at|"msg":"ready"/.test(output()) && resolve())
    child.on('exit', (code) => reject(new Error(`ended with ${code}: ${output()}`)))
  })
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const ended = once(child, 'exit') as Promise<[number | null]>
    child.kill(signal)
    return (await ended)[0]
  }
  return { child, origin: `http://localhost:${port}`, output, stop }
}

/** Starts one that is expected to fail; returns the result. */
export async function startExpectingFailure(options: StartOptions): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch({ ...options, port: options.port ?? (await freePort()) })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: output() }
}

function launch({ dataFolder, port, args = ['try'], env = {}, flags = [] }: StartOptions) {
  const { DATABASE_URL: _, DATABASE_OWNER_URL: __, ...inherited } = process.env
  const child = spawn(
    process.execPath,
    ['--conditions=@vendor-panel/source', '--disable-warning=ExperimentalWarning', ...flags, entry, ...args],
    {
      env: { ...inherited, NODE_OPTIONS: '', DATA_DIR: dataFolder, PORT: String(port), SERVICE_KEY: processServiceKey, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (printed += part.toString()))
  return { child, output: () => printed }
}

/** The bundled PostgreSQL of a data folder that its account can reach, if it runs. */
export function postgresPid(dataFolder: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8').split('\n', 1)[0])
    process.kill(pid, 0)
    return pid
  } catch {
    return undefined
  }
}
