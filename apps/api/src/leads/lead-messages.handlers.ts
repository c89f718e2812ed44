import { instantPage, pageOf } from '../platform/contract/instant-cursor.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { answerLead } from './lead-answer.ts'
import { toMessage, toMessages } from './lead-message-view.ts'
import { countLeadMessages, findLeadMessages, isMessageOf, readLeadMessages } from './lead-messages.queries.ts'
import { isLeadShown } from './lead-view.ts'
import { findLead, updateLead } from './leads.queries.ts'
import { instantText } from '../platform/clock.ts'

export const leadMessageHandlers: Handlers<'listLeadMessages' | 'createLeadMessage' | 'createLeadSms' | 'markLeadMessagesRead'> = {
  async listLeadMessages({ db, user }, { path, query }) {
    const lead = requireFound(await findLead(db, user, path.leadId))
    const page = instantPage(query)
    // LEAD-41: the texts of a couple that was not shown are not returned.
    const isShown = isLeadShown(lead, user)
    const read = isShown ? await findLeadMessages(db, user.customerId, lead.id, page) : []
    const total = isShown ? await countLeadMessages(db, user.customerId, lead.id) : 0
    const { rows, meta } = pageOf(read, page, total, (row) => row.created_at)
    return { status: 200, body: { data: await toMessages(db, user.customerId, rows), meta } }
  },

  async createLeadMessage(context, { path, body }) {
    const sent = await answerLead(context, path.leadId, { channel: 'email', subject: body.subject, body: body.body })
    return { status: 201, body: { data: toMessage(sent, []) } }
  },

  async createLeadSms(context, { path, body }) {
    const sent = await answerLead(context, path.leadId, { channel: 'sms', subject: null, body: body.body })
    return { status: 201, body: { data: toMessage(sent, []) } }
  },

  async markLeadMessagesRead({ db, user, now }, { path, body }) {
    const lead = requireFound(await findLead(db, user, path.leadId, 'lock'))
    const { upToMessageId = null } = body
    if (upToMessageId !== null && !(await isMessageOf(db, user.customerId, lead.id, upToMessageId)))
      throw new Refusal(422, 'invalid', { errors: [{ path: 'upToMessageId', code: 'not_allowed' }] })
    if (!isLeadShown(lead, user)) return { status: 204 }
    const unread = await readLeadMessages(db, user.customerId, lead.id, instantText(now()), upToMessageId)
    // A couple becomes unread by writing again (LEAD-46), and read when all its messages are.
    const isRead = lead.is_read || (unread === 0 && lead.shown_at !== null)
    await updateLead(db, user.customerId, lead.id, { unread_message_count: unread, is_read: isRead })
    return { status: 204 }
  },
}
