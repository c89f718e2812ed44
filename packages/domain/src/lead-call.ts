import type { Code } from './codes.ts'

export type CallProblem = Extract<Code, 'in_future' | 'before_lead'>

/**
 * The reason why a call to a couple cannot have been at that instant, or null: it is in the future, or before the couple's request
 * (LEAD-22).
 */
export function callProblem(at: Temporal.Instant, askedAt: Temporal.Instant, now: Temporal.Instant): CallProblem | null {
  if (Temporal.Instant.compare(at, now) > 0) return 'in_future'
  return Temporal.Instant.compare(at, askedAt) < 0 ? 'before_lead' : null
}
