import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'

const everyMilliseconds = 60 * 60_000

/** Removes what nobody can use any more: sessions, idempotency keys and counters of tries that are over. */
export function forgetExpired(pool: Pool, now: () => Temporal.Instant, log: FastifyBaseLogger): { stop(): Promise<void> } {
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
