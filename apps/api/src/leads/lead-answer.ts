import { leadMessageProblem, type Locale, type MessageChannel } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { problemRefusal } from '../platform/contract/rule-refusals.ts'
import { addDelivery } from '../platform/jobs/deliveries.queries.ts'
import { insertLeadFiles, type NewLeadFile } from './lead-files.queries.ts'
import { insertLeadMessage, type LeadMessageRow } from './lead-messages.queries.ts'
import { changeLead, respondedAt } from './lead-state.ts'
import { previewOf } from './lead-view.ts'
import { findSignature } from './signature.queries.ts'
import { countSending } from './send-throttles.ts'
import { insertLeadHistory, type LeadRow } from './leads.queries.ts'
import { shownLead } from './shown-lead.ts'
import { instantText } from '../platform/clock.ts'

export interface AnswerDraft {
  channel: MessageChannel
  subject: string | null
  body: string
  /** What the mail says if that differs from the message, such as a link that only the couple may know. */
  mail?: { body: string; locale: Locale }
  /** Stored files that are attached to the mail. */
  files?: readonly NewLeadFile[]
}

/** The parts of a context that an answer needs; one that arrives by mail has no session. */
export interface Answering extends Pick<VendorContext, 'db' | 'now' | 'locale'> {
  user: Pick<VendorContext['user'], 'id' | 'customerId' | 'name' | 'providerIds' | 'countryCode' | 'leadLimit'>
}

// About a quarter of an hour of tries, with growing delays.
const attemptsMax = 7

/** Writes to the couple: message, delivery, history and lead state are committed together or not at all. */
export async function answerLead(context: Answering, leadId: number, draft: AnswerDraft): Promise<LeadMessageRow> {
  const { db, user } = context
  const lead = await shownLead(context, leadId, 'lock')
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
  await insertLeadFiles(db, { customer_id: user.customerId, lead_id: lead.id, lead_message_id: id }, draft.files ?? [])
  await audit(context, { action: 'created', entity: 'lead_message', entityId: id, detail: draft.channel })
  await addDelivery(
    db,
    {
      customer_id: user.customerId,
      channel: draft.channel,
      sender: lead.provider_name,
      recipient,
      subject: message.subject,
      body: draft.mail?.body ?? (draft.channel === 'email' ? await signed(context, lead, draft.body) : draft.body),
      locale: draft.mail?.locale ?? context.locale,
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

/** A mail with the signature of its author, set off by the line that mail programs recognise (TMPL-06, RFC 3676). */
async function signed({ db, user }: Answering, lead: LeadRow, body: string): Promise<string> {
  const signature = await findSignature(db, user.customerId, user.id, lead.provider_id)
  return signature === '' ? body : `${body}\n\n-- \n${signature}`
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
