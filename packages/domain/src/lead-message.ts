import { channelOpen } from './contact-preference.ts'
import type { ContactPreference, MessageChannel } from './contract.ts'
import type { Code } from './codes.ts'

/** Longest subject of an e-mail, in characters. */
export const messageSubjectCharsMax = 200
/** Longest body by channel, in characters. */
export const messageBodyCharsMax: Record<MessageChannel, number> = { email: 10_000, sms: 1_000 }

export interface LeadMessageDraft {
  channel: MessageChannel
  preference: ContactPreference
  /** Of an e-mail only. */
  subject?: string | undefined
  body: string
}

export type LeadMessageCode = Extract<Code, 'channel_closed' | `subject_${string}` | `body_${string}`>

/** Why a message to a couple cannot go out, or null (LEAD-26). A line break in a subject could smuggle in mail headers. */
export function leadMessageProblem(draft: LeadMessageDraft): LeadMessageCode | null {
  const { channel, preference, subject = '', body } = draft
  if (!channelOpen(preference, channel)) return 'channel_closed'
  if (channel === 'email') {
    if (subject.trim() === '') return 'subject_required'
    if (subject.length > messageSubjectCharsMax) return 'subject_too_long'
    if (/[\r\n]/.test(subject)) return 'subject_line_break'
  }
  if (body.trim() === '') return 'body_required'
  return body.length > messageBodyCharsMax[channel] ? 'body_too_long' : null
}
