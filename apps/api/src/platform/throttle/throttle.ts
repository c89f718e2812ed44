/** Tries are counted in PostgreSQL, so that all processes share the counters. */
import type { PublicContext } from '../contract/context.ts'
import { Refusal } from '../contract/refusal.ts'
import { countTry, takeBackTry } from './throttle.queries.ts'
import { hashOf } from '../session/token.ts'

export interface Throttle {
  scope: string
  triesMax: number
  windowMinutes: number
}

/** Counts a try before it is evaluated, so that simultaneous tries cannot exceed the limit; refuses the first one above it. */
export async function throttle(
  { db, now }: Pick<PublicContext, 'db' | 'now'>,
  { scope, triesMax, windowMinutes }: Throttle,
  subject: string,
): Promise<void> {
  const instant = now()
  const { tries, window_ends_at } = await countTry(
    db,
    scope,
    hashOf(subject),
    instant.toString(),
    instant.add({ minutes: windowMinutes }).toString(),
  )
  if (tries <= triesMax) return
  const seconds = Math.max(1, Math.ceil(instant.until(window_ends_at).total('seconds')))
  throw new Refusal(429, 'too_many_tries', { params: { minutes: Math.ceil(seconds / 60) }, headers: { 'retry-after': String(seconds) } })
}

/** A successful try does not count. */
export async function clearTries({ db }: Pick<PublicContext, 'db'>, { scope }: Throttle, subject: string): Promise<void> {
  await takeBackTry(db, scope, hashOf(subject))
}
