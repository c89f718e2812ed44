import type { CallRecord, CallResult, InteractionType } from './contract.ts'
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

/** The problem of the result of an interaction, or null: a call has one, a WhatsApp chat and a viewing have none (LEAD-22, LEAD-54). */
export function interactionResultProblem(
  type: InteractionType,
  result: CallResult | null,
): Extract<Code, 'required' | 'not_allowed'> | null {
  if (type === 'call') return result === null ? 'required' : null
  return result === null ? null : 'not_allowed'
}

type CallFacts = Pick<CallRecord, 'direction' | 'status' | 'result'>

/**
 * The result of a call of the switchboard, if the report tells it: a couple that calls and is answered has talked, a couple that does not
 * answer or is unreachable has not. Otherwise null: the vendor enters it (COMM-07).
 */
export function reportedResult({ direction, status, result }: CallFacts): CallResult | null {
  if (result) return result
  if (direction === 'in') return status === 'ended' ? 'talked' : null
  return status === 'missed' ? 'no_answer' : status === 'unreachable' ? 'line_closed' : null
}

/** A call that did not succeed: the vendor or the couple was not reached, or the call was disconnected (COMM-04, COMM-05, MSG-24). */
export type CallFailure = 'vendor_unreachable' | 'couple_unreachable' | 'line_disconnected'

/** How a call failed, or null if it lasts or succeeded (COMM-04, COMM-05, MSG-24). */
export function callFailure({ direction, status, result }: CallFacts): CallFailure | null {
  if (status === 'missed' || status === 'unreachable') return direction === 'in' ? 'vendor_unreachable' : 'couple_unreachable'
  return result === 'line_closed' ? 'line_disconnected' : null
}
