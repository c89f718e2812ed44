import { setTimeout as sleep } from 'node:timers/promises'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { isUnreachable } from '../contract/errors.ts'
import { quietPool } from '../db/pool.ts'

/** One of the few errors after which graphile-worker retries: a transaction that should be repeated. */
const tryAgain = (error: unknown) =>
  Object.assign(new Error('The connection to the database was lost', { cause: error }), { code: '40001' })
const isAway = (error: unknown) => isUnreachable((error as { code?: string }).code, error)
const reconnectMilliseconds = 1000

/**
 * The connections of graphile-worker. Up to 0.18 a lost connection ends a worker, the polling for jobs (if it was the first
 * query) or, as an unhandled rejection, this process. This pool waits for a new connection and repeats what was lost.
 * After `giveUp` it stops waiting: `givenUp` becomes true if the database is unreachable then.
 */
export function queuePool(config: PoolConfig): { pool: Pool; giveUp(): void; givenUp: Promise<void> } {
  const pool = quietPool(new Pool({ connectionTimeoutMillis: 10_000, ...config }))
  const away = Promise.withResolvers<void>()
  const never = new Promise<never>(() => {})
  let isGivenUp = false

  const connect = pool.connect.bind(pool)
  async function connectAgain(): Promise<PoolClient> {
    for (;;) {
      if (pool.ending) return never
      try {
        return await connect()
      } catch (error) {
        if (!isAway(error)) throw error
      }
      if (isGivenUp) {
        away.resolve()
        return never
      }
      await sleep(reconnectMilliseconds)
    }
  }
  pool.connect = ((callback?: Parameters<Pool['connect']>[0]) => (callback ? connect(callback) : connectAgain())) as Pool['connect']

  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      const answer = query(...args)
      if (!(answer instanceof Promise)) return answer
      return answer.catch((error: unknown) => {
        throw isAway(error) ? tryAgain(error) : error
      })
    }) as typeof client.query
  })
  return { pool, giveUp: () => void (isGivenUp = true), givenUp: away.promise }
}
