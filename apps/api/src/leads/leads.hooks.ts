import type { Hooks } from '../platform/hooks.ts'
import { eraseLead } from './erase-lead.ts'
import { findFilesOfMessages } from './lead-files.queries.ts'
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
  async filesOfMessage({ db, files }, customerId, leadMessageId) {
    const rows = await findFilesOfMessages(db, customerId, [leadMessageId])
    return Promise.all(
      rows.map(async ({ name, content_type, file_key }) => ({
        name,
        contentType: content_type,
        content: await files.open(customerId, file_key),
      })),
    )
  },
  erase: eraseLead,
  jobs: { remind },
}
