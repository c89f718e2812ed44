import type { CallResult, LeadDisplayState, LeadStatus } from './contract.ts'
import { entryOf } from './entry-of.ts'

export interface LeadDisplayFacts {
  status: LeadStatus
  isPrepaid: boolean
  lastCallResult: CallResult | null
  isSpamReported: boolean
}

const statusesAsReject: readonly LeadStatus[] = ['rejected', 'not_wedding', 'dealt_with_other']

// LEAD-23; `waiting` does not change what is shown.
const displayOfCall: { [result in CallResult]?: LeadDisplayState } = {
  talked: 'negotiating',
  no_answer: 'not_reached',
  busy: 'busy',
  line_closed: 'unreachable',
}

/** The state shown for a lead, by the precedence of LEAD-16; a status of a newer server counts as `pending`. */
export function leadDisplayState(facts: LeadDisplayFacts): LeadDisplayState {
  const { status, isPrepaid, lastCallResult, isSpamReported } = facts
  if (isSpamReported) return 'spam_reported'
  if (status === 'deal') return 'deal'
  if (statusesAsReject.includes(status)) return 'reject'
  if (status === 'offer_made') return 'offered'
  if (status === 'in_contact') return 'negotiating'
  const called = lastCallResult && entryOf(displayOfCall, lastCallResult)
  if (called) return called
  if (isPrepaid) return 'isPrepaid'
  return status === 'new' ? 'new' : 'pending'
}
