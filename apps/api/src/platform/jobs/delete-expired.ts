import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { forgetExpired } from './worker-locks.queries.ts'

const everyMilliseconds = 60 * 60_000

/** Deletes expired sessions, idempotency keys, throttle counters and jobs that failed for good. */
export function deleteExpired(pool: Pool, now: () => Temporal.Instant, log: FastifyBaseLogger): { stop(): Promise<void> } {
  const forget = () => forgetExpired(pool, now()).catch((error: Error) => log.warn({ reason: error.message }, 'housekeeping'))
  const timer = setInterval(() => void (turn = forget()), everyMilliseconds)
  let turn: Promise<unknown> = forget()
  return {
    async stop() {
      clearInterval(timer)
      await turn
    },
  }
}
