import type { ResponseTimeRule } from './response-time.ts'

/** What was computed for a moment by a rule. */
export type Moments<Result> = WeakMap<Temporal.Instant, Map<ResponseTimeRule, Result>>

/**
 * Arithmetic with dates, done once per moment and rule: all providers of an account ask at the same moment, by few rules, and the arithmetic
 * takes longer than their averages (RESP-07). Cached as long as the moment lives.
 */
export function oncePer<Result>(moments: Moments<Result>, now: Temporal.Instant, rule: ResponseTimeRule, compute: () => Result): Result {
  const results = moments.get(now) ?? new Map<ResponseTimeRule, Result>()
  const result = results.get(rule) ?? compute()
  moments.set(now, results.set(rule, result))
  return result
}
