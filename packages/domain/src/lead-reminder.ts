import type { Code } from './codes.ts'

/** Why nobody can be reminded at that instant, or null: it has passed (LEAD-38). */
export function reminderProblem(at: Temporal.Instant, now: Temporal.Instant): Extract<Code, 'in_past'> | null {
  return Temporal.Instant.compare(at, now) > 0 ? null : 'in_past'
}
