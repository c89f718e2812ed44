import type { CallResult, InteractionType, LeadActionType, LeadStatus } from './contract.ts'
import { entryOf } from './entry-of.ts'

/** The events that can change the status of a lead: it is shown, it is answered, or the vendor acts. */
export type LeadChange = 'view' | 'answer' | LeadActionType

export interface LeadStatusFacts {
  status: LeadStatus
  isSpamReported: boolean
}

export type LeadTransition = { ok: true; status: LeadStatus; isSpamReported: boolean } | { ok: false; code: 'illegal_transition' }

const open = ['new', 'pending', 'in_contact', 'offer_made'] as const satisfies readonly LeadStatus[]
const closed = ['deal', 'rejected', 'not_wedding', 'dealt_with_other'] as const satisfies readonly LeadStatus[]

/** Whether a lead in this status still needs work by the vendor (LEAD-21). */
export function isLeadOpen(facts: LeadStatusFacts): boolean {
  return !facts.isSpamReported && open.some((status) => status === facts.status)
}

function from(statuses: readonly LeadStatus[], to: LeadStatus): { [status in LeadStatus]?: LeadStatus } {
  return Object.fromEntries(statuses.map((status) => [status, to]))
}

// LEAD-21. Showing or answering a couple again is allowed and changes nothing.
const unchanged = Object.fromEntries([...open, ...closed].map((status) => [status, status])) as Record<LeadStatus, LeadStatus>

const table: Record<Exclude<LeadChange, 'report-spam'>, { [status in LeadStatus]?: LeadStatus }> = {
  view: { ...unchanged, new: 'pending' },
  answer: { ...unchanged, new: 'in_contact', pending: 'in_contact' },
  offer: from(open, 'offer_made'),
  deal: from(open, 'deal'),
  reject: from(open, 'rejected'),
  'not-a-wedding': from(open, 'not_wedding'),
  'other-provider': from(open, 'dealt_with_other'),
  reopen: from(closed, 'in_contact'),
}

const refused = { ok: false, code: 'illegal_transition' } as const

/** The status of a lead after an event, or `illegal_transition` (LEAD-21). `reopen` lifts a spam report and keeps the status. */
export function leadTransition(facts: LeadStatusFacts, change: LeadChange): LeadTransition {
  const { status, isSpamReported } = facts
  if (isSpamReported) {
    if (change === 'reopen') return { ok: true, status, isSpamReported: false }
    if (change !== 'view') return refused
  }
  if (change === 'report-spam') return isLeadOpen(facts) ? { ok: true, status, isSpamReported: true } : refused
  const next = entryOf(entryOf(table, change) ?? {}, status)
  return next ? { ok: true, status: next, isSpamReported } : refused
}

const actions: readonly LeadActionType[] = ['offer', 'deal', 'reject', 'not-a-wedding', 'other-provider', 'reopen', 'report-spam']

/** The actions a vendor may take on a lead now, in the order a menu shows them (LEAD-21). */
export function leadActions(facts: LeadStatusFacts): LeadActionType[] {
  return actions.filter((action) => leadTransition(facts, action).ok)
}

/** The effect of a call on the status: only a talk counts as an answer (LEAD-21, LEAD-23). */
export function changeOfCall(result: CallResult): 'answer' | null {
  return result === 'talked' ? 'answer' : null
}

/** The effect of a recorded interaction on the status: a talk or a WhatsApp chat counts as an answer (LEAD-21, LEAD-54). */
export function changeOfInteraction({ type, result }: { type: InteractionType; result: CallResult | null }): 'answer' | null {
  if (type === 'whatsapp') return 'answer'
  return result === null ? null : changeOfCall(result)
}
