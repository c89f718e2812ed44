import type { FastifyBaseLogger } from 'fastify'
import { Client, type ClientConfig } from 'pg'

const sweepMilliseconds = 15_000
/** A worker takes jobs before its lock is known to the others; younger ones are left alone. */
const graceSeconds = 10

/**
 * Frees the jobs of workers that were killed: a living one holds an advisory lock of its name, a dead one cannot.
 * Without this their jobs would wait for four hours.
 */
export function startSweeper(connection: ClientConfig, ownNames: ReadonlySet<string>, log: FastifyBaseLogger): { stop(): Promise<void> } {
  let line: { client: Client; held: Set<string> } | null = null

  async function openLine() {
    const client = new Client({ ...connection, application_name: 'vendor-panel sweeper' })
    const close = () => (line = null)
    client.on('error', close)
    client.on('end', close)
    await client.connect()
    line = { client, held: new Set() }
    return line
  }

  async function sweep(): Promise<void> {
    const { client, held } = line ?? (await openLine())
    for (const name of ownNames) {
      if (held.has(name)) continue
      await client.query('select pg_advisory_lock(hashtextextended($1, 1))', [name])
      held.add(name)
    }
    const { rows } = await client.query<{ name: string }>(
      'select distinct locked_by as name from graphile_worker.jobs where locked_at < now() - make_interval(secs => $1)',
      [graceSeconds],
    )
    for (const { name } of rows) if (!held.has(name)) await freeJobsOfDead(client, name)
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
      await line?.client.end()
    },
  }
}

async function freeJobsOfDead(client: Client, name: string): Promise<void> {
  const { rows } = await client.query<{ isDead: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 1)) as "isDead"', [name])
  if (!rows[0]?.isDead) return
  await client.query('select graphile_worker.force_unlock_workers(array[$1])', [name])
  await client.query('select pg_advisory_unlock(hashtextextended($1, 1))', [name])
}
