import { leadMessageProblem, type MessageChannel } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { problemRefusal } from '../platform/contract/rule-refusals.ts'
import { addDelivery } from '../platform/jobs/deliveries.queries.ts'
import { insertLeadMessage, type LeadMessageRow } from './lead-messages.queries.ts'
import { changeLead, respondedAt } from './lead-state.ts'
import { isLeadShown, previewOf } from './lead-view.ts'
import { countSending } from './send-throttles.ts'
import { findLead, insertLeadHistory, type LeadRow } from './leads.queries.ts'
import { instantText } from '../platform/clock.ts'

export interface AnswerDraft {
  channel: MessageChannel
  subject: string | null
  body: string
}

// About a quarter of an hour of tries, with growing delays.
const attemptsMax = 7

/** Writes to the couple: message, delivery, history and lead state are committed together or not at all. */
export async function answerLead(context: VendorContext, leadId: number, draft: AnswerDraft): Promise<LeadMessageRow> {
  const { db, user } = context
  const lead = requireFound(await findLead(db, user, leadId, 'lock'))
  if (!isLeadShown(lead, user)) throw new Refusal(402, 'upgrade_required', { params: { kind: 'leads' } })
  const recipient = openRecipient(lead, draft)
  const now = context.now()
  const at = instantText(now)
  const message = {
    customer_id: user.customerId,
    lead_id: lead.id,
    channel: draft.channel,
    direction: 'out',
    subject: draft.subject?.trim() ?? null,
    body: draft.body,
    status: 'queued',
    author_id: user.id,
    created_at: at,
  } as const
  const id = await insertLeadMessage(db, message)
  await audit(context, { action: 'created', entity: 'lead_message', entityId: id, detail: draft.channel })
  await addDelivery(
    db,
    {
      customer_id: user.customerId,
      channel: draft.channel,
      sender: lead.provider_name,
      recipient,
      subject: message.subject,
      body: draft.body,
      locale: context.locale,
      lead_message_id: id,
      lead_id: lead.id,
      created_at: at,
    },
    attemptsMax,
  )
  await insertLeadHistory(db, {
    customer_id: user.customerId,
    lead_id: lead.id,
    type: draft.channel === 'email' ? 'email_sent' : 'sms_sent',
    at,
    actor_id: user.id,
    detail: message.subject,
  })
  await changeLead(db, user, lead, 'answer', {
    first_response_at: respondedAt(lead, { kind: 'message', direction: 'out', isAutomatic: false, at: now }),
    last_activity_at: at,
    preview_text: previewOf(draft.body),
    preview_direction: 'out',
  })
  await countSending(context, lead.id)
  return { ...message, id, fail_reason: null, author_name: user.name, read_at: null }
}

/** The recipient, if the couple can be reached on this channel (LEAD-26) and the draft is valid. */
function openRecipient(lead: LeadRow, { channel, subject, body }: AnswerDraft): string {
  const problem = leadMessageProblem({ channel, preference: lead.contact_preference, subject: subject ?? undefined, body })
  const recipient = channel === 'email' ? lead.email : lead.phone
  // A channel without an address is closed too.
  if (problem?.code === 'channel_closed' || recipient === null) throw new Refusal(422, 'channel_closed')
  if (problem) throw problemRefusal(problem)
  return recipient
}
