/** For connections outside of any customer: a worker has locked its jobs, and holds an advisory lock of its name while it lives. */
import type { Client, Pool } from 'pg'

type Connection = Pick<Client, 'query'>

/** Takes the lock of a living worker; it is released with the connection. */
export async function holdWorkerName(client: Connection, name: string): Promise<void> {
  await client.query('select pg_advisory_lock(hashtextextended($1, 1))', [name])
}

/** The workers with jobs that were locked more than so many seconds ago. */
export async function findLockingWorkers(client: Connection, seconds: number): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select distinct locked_by as name from graphile_worker.jobs where locked_at < now() - make_interval(secs => $1)',
    [seconds],
  )
  return rows.map(({ name }) => name)
}

/** Whether no connection holds the name of a worker. */
export async function isWorkerDead(client: Connection, name: string): Promise<boolean> {
  const { rows } = await client.query<{ isDead: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 1)) as "isDead"', [name])
  if (!rows[0]?.isDead) return false
  await client.query('select pg_advisory_unlock(hashtextextended($1, 1))', [name])
  return true
}

/** Lets other workers take the jobs of this one. */
export async function unlockJobs(client: Connection, name: string): Promise<void> {
  await client.query('select graphile_worker.force_unlock_workers(array[$1])', [name])
}

/** Deletes what has expired, of all customers. */
export async function forgetExpired(pool: Pool, now: Temporal.Instant): Promise<void> {
  await pool.query('select forget_expired($1)', [now.toString()])
}
