import type { Code } from './codes.ts'

/** The problem of a reminder time, or null: it must not be in the past (LEAD-38). */
export function reminderProblem(at: Temporal.Instant, now: Temporal.Instant): Extract<Code, 'in_past'> | null {
  return Temporal.Instant.compare(at, now) > 0 ? null : 'in_past'
}
