import { channelOpen } from './contact-preference.ts'
import type { ContactPreference, MessageChannel } from './contract.ts'
import type { Code } from './codes.ts'
import { charCount, fieldProblem, isBlank, type FieldProblem } from './field.ts'
import { createLeadMessageBounds, createLeadSmsBounds } from './generated/bounds.ts'

const subjectCharsMax = createLeadMessageBounds.subject.maxLength
/** Longest body of each channel, in characters (`charCount`). */
export const messageBodyCharsMax: Record<MessageChannel, number> = {
  email: createLeadMessageBounds.body.maxLength,
  sms: createLeadSmsBounds.body.maxLength,
}

export interface LeadMessageDraft {
  channel: MessageChannel
  preference: ContactPreference
  /** Only for e-mail. */
  subject?: string | undefined
  body: string
}

export type LeadMessageCode = Extract<Code, 'channel_closed' | `subject_${string}` | `body_${string}`>

/** The reason why a message to a couple cannot be sent, or null (LEAD-26, VAL-05). A line break in a subject could inject mail headers. */
export function leadMessageProblem(draft: LeadMessageDraft): FieldProblem<LeadMessageCode> | null {
  const { channel, preference, subject = '', body } = draft
  if (!channelOpen(preference, channel)) return fieldProblem('channel', 'channel_closed')
  if (channel === 'email') {
    if (isBlank(subject)) return fieldProblem('subject', 'subject_required')
    if (charCount(subject) > subjectCharsMax) return fieldProblem('subject', 'subject_too_long', { max: subjectCharsMax })
    if (/[\r\n]/.test(subject)) return fieldProblem('subject', 'subject_line_break')
  }
  if (isBlank(body)) return fieldProblem('body', 'body_required')
  const max = messageBodyCharsMax[channel]
  return charCount(body) > max ? fieldProblem('body', 'body_too_long', { max }) : null
}
