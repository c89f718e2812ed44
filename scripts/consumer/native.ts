/** Rules with the global `Temporal` of the compiler itself. */
import { dueAt, responseTimeRule } from '@vendor-panel/domain'

const rule = responseTimeRule('CA', 'America/Toronto')
export const due: Temporal.Instant = dueAt(Temporal.Instant.from('2026-11-20T23:30:00Z'), rule, 180)
dueAt('2026-11-20T23:30:00Z', rule, 180) // refused
