import type { Answering } from '../leads/lead-answer.ts'
import type { LeadRow } from '../leads/leads.queries.ts'
import { instantText } from '../platform/clock.ts'
import type { FieldRefusal } from '../platform/contract/refusal.ts'
import { mailUser } from '../platform/mail/mail-user.ts'
import { sentence, type Locale } from '../platform/messages/sentence.ts'
import type { RefusedFile } from './mail-files.ts'

/** Names the refused files of a couple's mail. */
export const refusedSentence = (locale: Locale, refused: readonly RefusedFile[]): string =>
  sentence(locale, 'reply.files', { names: refused.map(({ name }) => name).join(', ') })

interface RefusedReport {
  lead: LeadRow
  /** The address that the answer came from. */
  recipient: string
  origin: string
  refused: readonly RefusedFile[]
  isAnswerSent: boolean
}

/** Mails the author of an answer which of its files the couple did not get, and why (LEAD-32, FILE-03, FILE-09). */
export async function reportRefusedFiles(
  { db, now, locale, user }: Answering,
  { lead, recipient, origin, refused, isAnswerSent }: RefusedReport,
): Promise<void> {
  const to = { customerId: user.customerId, sender: lead.provider_name, recipient, locale, at: instantText(now()), leadId: lead.id }
  await mailUser(db, to, 'files_refused', {
    name: user.name,
    couple: lead.couple_name,
    count: refused.length,
    files: refused.map(({ name, problems }) => `${name}: ${problems.map((problem) => reason(locale, problem)).join(' ')}`).join('\n'),
    sent: isAnswerSent ? 'yes' : 'no',
    link: `${origin}/leads/${lead.id}`,
  })
}

const reason = (locale: Locale, { code, params }: FieldRefusal) =>
  code === 'too_many' ? sentence(locale, 'reply.tooManyFiles', params) : sentence(locale, `field.${code}`, params)
