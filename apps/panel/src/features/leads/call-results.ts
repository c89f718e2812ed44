import type { CallResult } from '@vendor-panel/domain'

/** The text of each result of a call (LEAD-22), in the order in which they are offered. */
export const callResultIds = {
  talked: 'leads.calls.result.talked',
  no_answer: 'leads.calls.result.no_answer',
  busy: 'leads.calls.result.busy',
  waiting: 'leads.calls.result.waiting',
  line_closed: 'leads.calls.result.line_closed',
} as const satisfies Record<CallResult, string>

export const callResults = Object.keys(callResultIds) as CallResult[]
