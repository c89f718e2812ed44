import { leadTransition } from '@vendor-panel/domain'
import type { VendorContext } from '../platform/contract/context.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { saveLead } from './lead-state.ts'
import { findLead, insertLeadHistory } from './leads.queries.ts'
import { instantText } from '../platform/clock.ts'

/**
 * After the state of a lead was restored: its computed values are updated, and the change is recorded like any other
 * (LEAD-21). A lead that was answered in the meantime is in contact.
 */
export async function restoreLeadState({ db, user, now }: Pick<VendorContext, 'db' | 'user' | 'now'>, leadId: number): Promise<void> {
  const lead = requireFound(await findLead(db, user, leadId, 'lock'))
  const next = leadTransition({ status: lead.status, isSpamReported: lead.is_spam_reported }, 'answer')
  await saveLead(db, user, lead, lead.first_response_at !== null && next.ok ? { status: next.status } : {})
  await insertLeadHistory(db, {
    customer_id: user.customerId,
    lead_id: lead.id,
    type: 'undo',
    at: instantText(now()),
    actor_id: user.id,
    detail: null,
  })
}
