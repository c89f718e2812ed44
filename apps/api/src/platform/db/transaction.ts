import type { PoolClient, QueryResult } from 'pg'
import { ask } from './ask.ts'
import { connectionDb, type Db } from './kysely.ts'
import type { Connections } from './share.ts'

const triesMax = 3
/** Below this difference the pool's own timeout is used: a call that got a connection at once needs no extra statement. */
const waitedMilliseconds = 50

/**
 * Runs the work in one transaction: committed when it returns, rolled back when it throws. `opening` is sent in the same round trip as
 * `begin`; it must be made of our own values, never of a caller's text. Tried again when two transactions collide: nothing of the first
 * try is left, and the second sees what the other one wrote.
 */
export async function inTransaction<Row extends object, Result>(
  connections: Connections,
  opening: string,
  work: (db: Db, opened: Row | undefined) => Promise<Result>,
): Promise<Result> {
  const started = performance.now()
  for (let tries = 1; ; tries++) {
    const client = await connections.connect()
    let broken: Error | undefined
    try {
      const answers = (await ask(client, `begin; ${lockLimit(started, connections)}${opening}`)) as unknown as QueryResult<Row>[]
      const result = await work(connectionDb(client), answers.at(-1)?.rows[0])
      const { command } = await ask(client, 'commit')
      // PostgreSQL rolls back if a statement has failed, and reports it only in the answer to `commit`.
      if (command !== 'COMMIT') throw new Error('The transaction was rolled back: a failed statement was not passed on')
      return result
    } catch (error) {
      broken = await rollBack(client)
      if (!isCollision(error) || tries === triesMax || isLate(started, connections)) throw error
    } finally {
      client.release(broken)
    }
  }
}

/** Subtracts the time that was spent on waiting for a connection, or on earlier tries, from the time for locks. */
function lockLimit(started: number, { waitMilliseconds }: Connections): string {
  const waited = Math.ceil(performance.now() - started)
  if (waitMilliseconds === undefined || waited < waitedMilliseconds) return ''
  return `set local lock_timeout = ${Math.max(waitMilliseconds - waited, waitedMilliseconds)}; `
}

const isLate = (started: number, { waitMilliseconds = Infinity }: Connections) => performance.now() - started > waitMilliseconds

/** The customer of a transaction that belongs to none: it sees only what has no customer, such as directories. */
export const noCustomer = 0

/** The opening of a transaction for one customer. */
export const asCustomer = (customerId: number) => `select set_config('app.customer_id', '${Math.trunc(customerId)}', true)`

async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await ask(client, 'rollback')
    return undefined
  } catch (error) {
    return error as Error
  }
}

/**
 * Deadlocks and failed serialization; keys that another transaction took or deleted after ours had looked: the next try refuses them by its
 * own rule.
 */
const collisions = ['40001', '40P01', '23503', '23505']
const isCollision = (error: unknown) => collisions.includes((error as { code?: string }).code ?? '')
