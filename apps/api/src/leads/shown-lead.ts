import type { VendorContext } from '../platform/contract/context.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { isLeadShown } from './lead-view.ts'
import { findLead, type LeadRow } from './leads.queries.ts'

interface Reading extends Pick<VendorContext, 'db'> {
  user: Pick<VendorContext['user'], 'customerId' | 'providerIds' | 'leadLimit'>
}

/** A couple that the user may see and that was shown (LEAD-41). */
export async function shownLead({ db, user }: Reading, leadId: number, lock: 'read' | 'lock'): Promise<LeadRow> {
  const lead = requireFound(await findLead(db, user, leadId, lock))
  if (!isLeadShown(lead, user)) throw new Refusal(402, 'upgrade_required', { params: { kind: 'leads' } })
  return lead
}
