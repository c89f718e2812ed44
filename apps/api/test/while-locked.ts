/** Two simultaneous transactions, in an order that a test chooses. */
import { Client } from 'pg'
import type { World } from './world.ts'

/**
 * Makes calls while another transaction holds the rows of this statement; it ends when that many calls wait for it, after its last
 * statement.
 */
export async function whileLocked<Result>(
  { connection }: Pick<World, 'connection'>,
  statement: string,
  waiting: number,
  calls: () => Promise<Result>,
  lastStatement?: string,
): Promise<Result> {
  const [holder, watcher] = [new Client(connection), new Client(connection)]
  await Promise.all([holder.connect(), watcher.connect()])
  try {
    await holder.query('begin')
    await holder.query(statement)
    const made = calls()
    const ended = made.then(() => Promise.reject(new Error('The calls ended without waiting')))
    await Promise.race([watchLocks(watcher, waiting), ended])
    if (lastStatement !== undefined) await holder.query(lastStatement)
    await holder.query('commit')
    return await made
  } finally {
    await Promise.all([holder.end(), watcher.end()])
  }
}

async function watchLocks(watcher: Client, waiting: number): Promise<void> {
  for (let found = 0; found < waiting;) {
    const { rows } = await watcher.query<{ found: number }>(
      `select count(*)::int as found from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    found = rows[0]!.found
  }
}
