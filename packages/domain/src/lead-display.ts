import type { Lead, LeadDisplayState, LeadStatus } from './contract.ts'
import { entryOf } from './entry-of.ts'

/** The tones of a badge, named as in the component library. */
export type Tone = 'neutral' | 'positive' | 'caution' | 'critical' | 'info' | 'promote'

const toneOfState: Record<LeadDisplayState, Tone> = {
  new: 'info',
  pending: 'caution',
  negotiating: 'info',
  offered: 'promote',
  isPrepaid: 'promote',
  deal: 'positive',
  reject: 'neutral',
  not_reached: 'caution',
  busy: 'caution',
  unreachable: 'critical',
  spam_reported: 'critical',
}

/** All display states, in the order in which they are counted and offered (LEAD-13). */
export const leadDisplayStates = Object.keys(toneOfState) as readonly LeadDisplayState[]

/** The colour of a lead's badge; only wedding leads have one (LEAD-20). */
export function leadTone(facts: { displayState: LeadDisplayState; isWedding: boolean }): Tone {
  return facts.isWedding ? (entryOf(toneOfState, facts.displayState) ?? 'neutral') : 'neutral'
}

/** The label of a badge: a display state, or one of the two refusals with a label of their own (LEAD-12, LEAD-16). */
export type LeadLabel = LeadDisplayState | 'not_wedding' | 'dealt_with_other'

/** The label of a lead, and the item of `lead_process_state` that replaces it if there is one (LEAD-14). */
export function leadLabel(facts: { displayState: LeadDisplayState; status: LeadStatus; processState: string | null }): {
  label: LeadLabel
  processState: string | null
} {
  const { displayState, status, processState } = facts
  if (displayState === 'reject' && (status === 'not_wedding' || status === 'dealt_with_other')) return { label: status, processState: null }
  return { label: displayState, processState: displayState === 'negotiating' ? processState || null : null }
}

/** A small mark next to the badge of a lead. */
export type LeadTag = 'providerItem' | 'plusLead'

/** The tags of a lead: it asked about products (LEAD-18); it is a non-prepaid first lead of type plusLead (LEAD-19). */
export function leadTags(lead: Pick<Lead, 'itemCount' | 'isPrepaid' | 'firstLeadType'>): LeadTag[] {
  const tags: LeadTag[] = []
  if (lead.itemCount > 0) tags.push('providerItem')
  if (!lead.isPrepaid && lead.firstLeadType === 'plusLead') tags.push('plusLead')
  return tags
}
