import type { Hooks } from '../platform/hooks.ts'
import { eraseLead } from './erase-lead.ts'
import { endLeadMessage } from './lead-messages.queries.ts'
import { findLead } from './leads.queries.ts'
import { requireQuickReplyLimit } from './quick-replies.handlers.ts'
import { remind } from './remind.ts'
import { restoreLeadState } from './restore-lead-state.ts'

export const leadHooks: Hooks = {
  finders: { leadId: async ({ db, user }, id) => (await findLead(db, user, id)) !== undefined },
  afterUndo: { lead: restoreLeadState, quick_reply: requireQuickReplyLimit },
  async afterDelivery(db, customerId, { leadMessageId, status, failReason }) {
    if (leadMessageId !== null) await endLeadMessage(db, customerId, leadMessageId, { status, fail_reason: failReason })
  },
  erase: eraseLead,
  jobs: { remind },
}
