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

/**
 * Counts a try before it is evaluated, so that simultaneous tries cannot exceed the limit; refuses the first one above it. Returns the headers
 * that name the limit and what is left of it.
 */
export async function throttle(
  { db, now }: Pick<PublicContext, 'db' | 'now'>,
  { scope, triesMax, windowMinutes }: Throttle,
  subject: string,
): Promise<Record<string, string>> {
  const instant = now()
  const { tries, window_ends_at } = await countTry(
    db,
    scope,
    hashOf(subject),
    instant.toString(),
    instant.add({ minutes: windowMinutes }).toString(),
  )
  const seconds = Math.max(1, Math.ceil(instant.until(window_ends_at).total('seconds')))
  const limit = {
    ratelimit: `"${scope}";r=${Math.max(0, triesMax - tries)};t=${seconds}`,
    'ratelimit-policy': `"${scope}";q=${triesMax};w=${windowMinutes * 60}`,
  }
  if (tries <= triesMax) return limit
  const headers = { ...limit, 'retry-after': String(seconds) }
  throw new Refusal(429, 'too_many_tries', { params: { minutes: Math.ceil(seconds / 60) }, headers })
}

/** A successful try does not count. */
export async function clearTries({ db }: Pick<PublicContext, 'db'>, { scope }: Throttle, subject: string): Promise<void> {
  await takeBackTry(db, scope, hashOf(subject))
}
