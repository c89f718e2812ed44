import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'

const everyMilliseconds = 60 * 60_000

/** Deletes expired sessions, idempotency keys and throttle counters. */
export function deleteExpired(pool: Pool, now: () => Temporal.Instant, log: FastifyBaseLogger): { stop(): Promise<void> } {
  const forget = () =>
    pool.query('select forget_expired($1)', [now().toString()]).catch((error: Error) => log.warn({ reason: error.message }, 'housekeeping'))
  const timer = setInterval(() => void (turn = forget()), everyMilliseconds)
  let turn: Promise<unknown> = forget()
  return {
    async stop() {
      clearInterval(timer)
      await turn
    },
  }
}
