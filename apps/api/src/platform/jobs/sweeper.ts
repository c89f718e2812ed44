import type { FastifyBaseLogger } from 'fastify'
import { Client, type ClientConfig } from 'pg'
import { findLockingWorkers, holdWorkerName, isWorkerDead, unlockJobs } from './worker-locks.queries.ts'

/** The name under which this process locks jobs, and how many it is running. */
export interface WorkerPresence {
  name: string
  running: number
}

const sweepMilliseconds = 5_000
/** A worker takes jobs before its own lock is visible to others, and before it counts them; newer jobs are skipped. */
const graceSeconds = 10

/**
 * Releases jobs that are locked but not running: those of workers that were killed (a living one holds an advisory lock of
 * its name, a dead one cannot), and own ones whose result was lost with a connection. Otherwise they would wait for four hours.
 */
export function startSweeper(
  connection: ClientConfig,
  presence: Readonly<WorkerPresence>,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  let open: Client | null = null

  async function openClient(): Promise<Client> {
    const client = new Client({ ...connection, connectionTimeoutMillis: 10_000, application_name: 'vendor-panel sweeper' })
    const close = () => (open = null)
    client.on('error', close)
    client.on('end', close)
    await client.connect()
    await holdWorkerName(client, presence.name)
    open = client
    return client
  }

  async function sweep(): Promise<void> {
    const client = open ?? (await openClient())
    for (const name of await findLockingWorkers(client, graceSeconds)) {
      const isAbandoned = name === presence.name ? presence.running === 0 : await isWorkerDead(client, name)
      if (isAbandoned) await unlockJobs(client, name)
    }
  }

  let turn = Promise.resolve()
  const next = () => {
    turn = turn.then(sweep).catch((error: unknown) => log.warn({ reason: (error as Error).message }, 'sweep failed'))
  }
  const timer = setInterval(next, sweepMilliseconds)
  next()
  return {
    async stop() {
      clearInterval(timer)
      await turn
      await open?.end()
    },
  }
}
