import { charCount, messageBodyCharsMax, replyText, visibleProviderIds } from '@vendor-panel/domain'
import { findProvider } from '../intake/intake.queries.ts'
import { notifyUsers } from '../intake/notify-users.ts'
import { receiveMessage } from '../intake/receive.ts'
import { answerLead } from '../leads/lead-answer.ts'
import { shownLead } from '../leads/shown-lead.ts'
import { findLead, findLeadOwner, insertLeadHistory, type LeadRow } from '../leads/leads.queries.ts'
import { instantText } from '../platform/clock.ts'
import type { Db } from '../platform/db/kysely.ts'
import { MailRefused, unknownAddress, type InboundMail, type MailReceiver, type MailTools } from '../platform/mail/inbound-mail.ts'
import type { ReplyAddresses, ReplyThread } from '../platform/mail/reply-address.ts'
import { sentence, userLocale, type Locale } from '../platform/messages/sentence.ts'
import { hashOf } from '../platform/session/token.ts'
import { throttle, type Throttle } from '../platform/throttle/throttle.ts'
import { withFiles, type ReceivedFiles } from './mail-files.ts'
import { refusedSentence, reportRefusedFiles } from './refused-files.ts'
import { findReplyingUser, isFirstReceipt } from './replies.queries.ts'
import { storedSubject } from './stored-subject.ts'

const replyThrottle: Throttle = { scope: 'reply-lead', triesMax: 60, windowMinutes: 60 }
/** So many characters at the end of a text tell it from another one. */
const endChars = 60

/** Receives mail at addresses for answers. */
export const replyReceiver = (tools: MailTools, addresses: ReplyAddresses, address: string): MailReceiver | undefined => {
  const thread = addresses.threadOf(address)
  return thread ? (mail) => receiveReply(tools, thread, mail) : undefined
}

/** Adds an answer by mail to its thread, once: of the couple as its message, of a user as an answer that is sent on to the couple. */
async function receiveReply(tools: MailTools, { leadId, userId }: ReplyThread, mail: InboundMail): Promise<void> {
  const { db: directory, inCustomer, now, log } = tools
  if (mail.isGenerated) return log.info('an automatic mail was not received')
  const customerId = await findLeadOwner(directory, leadId)
  if (customerId === undefined) throw unknownAddress()
  await throttle({ db: directory, now }, replyThrottle, `${customerId}/${leadId}`)
  await withFiles(tools, customerId, mail.files, (files) =>
    inCustomer(customerId, async (db) => {
      const lead = await findLead(db, { customerId, providerIds: 'all' }, leadId, 'lock')
      // A couple whose data was erased has no address, and gets no message (LEAD-27).
      if (!lead || lead.contact_preference === 'anonymized') throw unknownAddress()
      const receipt = {
        customer_id: customerId,
        message_hash: hashOf(`${leadId} ${userId} ${mail.messageId}`),
        received_at: instantText(now()),
      }
      if (!(await isFirstReceipt(db, receipt))) return false
      await (userId === null
        ? ofCouple(tools, db, customerId, lead, mail, files)
        : ofUser(tools, db, { customerId, userId }, lead, mail, files))
      return true
    }),
  )
}

/** Subject and new text of the mail; a mail of files alone has their names. */
function contentOf(mail: InboundMail, { stored }: ReceivedFiles, locale: Locale) {
  const { subject, start } = storedSubject(mail.subject)
  const text = replyText(mail.text)
  // What is missing of a quoted mail is in the thread already.
  const isCut = mail.isCut && mail.text.trimEnd().endsWith(text.slice(-endChars))
  const parts = [...start, text || stored.map(({ name }) => name).join(', '), isCut ? sentence(locale, 'reply.cut') : '']
  return { subject, body: paragraphs(parts) }
}

const paragraphs = (parts: readonly string[]) => parts.filter(Boolean).join('\n\n')

/** The message names the files that were refused, for the users who read it. */
async function ofCouple(
  { now, origin, log }: MailTools,
  db: Db,
  customerId: number,
  lead: LeadRow,
  mail: InboundMail,
  files: ReceivedFiles,
): Promise<void> {
  const provider = await findProvider(db, customerId, lead.provider_id)
  if (!provider) throw unknownAddress()
  const at = instantText(now())
  const { country_code: countryCode } = provider
  const locale = userLocale(null, countryCode)
  const { subject, body: text } = contentOf(mail, files, locale)
  const body = paragraphs([text, files.refused.length > 0 ? refusedSentence(locale, files.refused) : ''])
  if (body === '') return
  const received = await receiveMessage(db, provider, lead, { channel: 'email', subject, body, files: files.stored }, at)
  const entry = { customer_id: customerId, lead_id: lead.id, type: 'email_received' as const, at, actor_id: null, detail: subject }
  await insertLeadHistory(db, entry)
  // A couple reported as spam: its message is stored without notifying users.
  if (!lead.is_spam_reported) await notifyUsers(db, { customerId, countryCode, ...received, at }, origin, log)
}

/**
 * Only from an address of the user: the notice may have been forwarded, and the sender forged. The user gets a mail about files that were
 * refused, the couple does not hear of them; a mail that had nothing else is not sent on.
 */
async function ofUser(
  { now, origin }: MailTools,
  db: Db,
  { customerId, userId }: { customerId: number; userId: number },
  lead: LeadRow,
  mail: InboundMail,
  files: ReceivedFiles,
): Promise<void> {
  const user = await findReplyingUser(db, customerId, userId)
  if (mail.isForged || !user?.addresses.includes(mail.from.toLowerCase())) throw unknownAddress()
  const { can_manage: canManage, country_code: countryCode, lead_limit: leadLimit } = user
  const providerIds = visibleProviderIds({ canManage, providerIds: user.provider_ids })
  const locale = userLocale(user.preferred_language, countryCode)
  const replying = { id: user.id, name: user.name, customerId, providerIds, countryCode, leadLimit }
  const { subject, body } = contentOf(mail, files, locale)
  const bodyCharsMax = messageBodyCharsMax.email
  // The couple would get the beginning only.
  if (charCount(body) > bodyCharsMax) throw new MailRefused(552, `The text is longer than ${bodyCharsMax} characters.`)
  const answering = { db, now, locale, user: replying }
  const answer = { channel: 'email', subject: subject ?? lead.provider_name, body, files: files.stored } as const
  const hasNothingElse = body === '' && files.refused.length > 0
  if (hasNothingElse) await shownLead(answering, lead.id, 'read')
  else await answerLead(answering, lead.id, answer)
  if (files.refused.length > 0)
    await reportRefusedFiles(answering, { lead, recipient: mail.from, origin, refused: files.refused, isAnswerSent: !hasNothingElse })
}
