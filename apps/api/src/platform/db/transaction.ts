import type { Pool, PoolClient, QueryResult } from 'pg'
import { ask } from './ask.ts'
import { connectionDb, type Db } from './kysely.ts'

const triesMax = 3

/**
 * Runs the work in one transaction: kept when it returns, rolled back when it throws. `opening` is what is asked for in the same
 * round trip as `begin`; it must be made of values of ours, never of a caller's text. Tried again when two transactions collide:
 * nothing of the first try is left, and the second sees what the other one wrote.
 */
export async function inTransaction<Row extends object, Result>(
  pool: Pool,
  opening: string,
  work: (db: Db, opened: Row | undefined) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      const [, opened] = (await ask(client, `begin; ${opening}`)) as unknown as QueryResult<Row>[]
      const result = await work(connectionDb(client), opened?.rows[0])
      const { command } = await ask(client, 'commit')
      // A work that swallows a failed statement commits nothing; PostgreSQL says so only here.
      if (command !== 'COMMIT') throw new Error('The transaction was rolled back: a failed statement was not passed on')
      return result
    } catch (error) {
      broken = await rollBack(client)
      if (!isCollision(error) || tries === triesMax) throw error
    } finally {
      client.release(broken)
    }
  }
}

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

/** Stopped by each other; or looked first, and found the row taken or gone only when writing: whoever looks again refuses in its own words. */
const collisions = ['40001', '40P01', '23503', '23505']
const isCollision = (error: unknown) => collisions.includes((error as { code?: string }).code ?? '')
