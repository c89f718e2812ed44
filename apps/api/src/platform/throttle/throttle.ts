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
  limit: Throttle,
  subject: string,
): Promise<Record<string, string>> {
  const instant = now()
  const windowEndsAt = instant.add({ minutes: limit.windowMinutes }).toString()
  const { tries, window_ends_at } = await countTry(db, limit.scope, hashOf(subject), instant.toString(), windowEndsAt)
  const seconds = Math.max(1, Math.ceil(instant.until(window_ends_at).total('seconds')))
  if (tries > limit.triesMax) throw tooManyTries(limit, seconds)
  return limitHeaders(limit, limit.triesMax - tries, seconds)
}

/** The refusal of a try above the limit; the next one is free after these seconds. */
export function tooManyTries(limit: Throttle, seconds: number, counted?: { isCounted: true }): Refusal {
  const headers = { ...limitHeaders(limit, 0, seconds), 'retry-after': String(seconds) }
  return new Refusal(429, 'too_many_tries', { params: { minutes: Math.ceil(seconds / 60) }, headers, ...counted })
}

const limitHeaders = ({ scope, triesMax, windowMinutes }: Throttle, left: number, seconds: number) => ({
  ratelimit: `"${scope}";r=${left};t=${seconds}`,
  'ratelimit-policy': `"${scope}";q=${triesMax};w=${windowMinutes * 60}`,
})

/** A successful try does not count. */
export async function clearTries({ db }: Pick<PublicContext, 'db'>, { scope }: Throttle, subject: string): Promise<void> {
  await takeBackTry(db, scope, hashOf(subject))
}
