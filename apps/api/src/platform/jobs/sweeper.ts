import type { FastifyBaseLogger } from 'fastify'
import { Client, type ClientConfig } from 'pg'

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
    await client.query('select pg_advisory_lock(hashtextextended($1, 1))', [presence.name])
    open = client
    return client
  }

  async function sweep(): Promise<void> {
    const client = open ?? (await openClient())
    const { rows } = await client.query<{ name: string }>(
      'select distinct locked_by as name from graphile_worker.jobs where locked_at < now() - make_interval(secs => $1)',
      [graceSeconds],
    )
    for (const { name } of rows) {
      const isAbandoned = name === presence.name ? presence.running === 0 : await isDead(client, name)
      if (isAbandoned) await client.query('select graphile_worker.force_unlock_workers(array[$1])', [name])
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

async function isDead(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ isDead: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 1)) as "isDead"', [name])
  if (!rows[0]?.isDead) return false
  await client.query('select pg_advisory_unlock(hashtextextended($1, 1))', [name])
  return true
}
