import type { FastifyBaseLogger } from 'fastify'
import { findProvider } from '../intake/intake.queries.ts'
import { notifyUsers } from '../intake/notify-users.ts'
import { receiveLead, receiveMessage } from '../intake/receive.ts'
import { insertLeadFiles } from '../leads/lead-files.queries.ts'
import { insertLeadMessage } from '../leads/lead-messages.queries.ts'
import { findLead, insertLeadHistory, type LeadRow } from '../leads/leads.queries.ts'
import { instantText } from '../platform/clock.ts'
import type { Db } from '../platform/db/kysely.ts'
import { MailRefused, unknownAddress, type InboundMail, type MailReceiver, type MailTools } from '../platform/mail/inbound-mail.ts'
import { sentence, userLocale } from '../platform/messages/sentence.ts'
import { hashOf } from '../platform/session/token.ts'
import { throttle, type Throttle } from '../platform/throttle/throttle.ts'
import { withFiles, type ReceivedFiles } from '../replies/mail-files.ts'
import { refusedSentence } from '../replies/refused-files.ts'
import { isFirstReceipt } from '../replies/replies.queries.ts'
import { secretOf } from '../platform/mail/forwarding-address.ts'
import { storedSubject } from '../replies/stored-subject.ts'
import { findForwardedProvider, findLeadByContact } from './portal-mail.queries.ts'
import { readMail, type PortalMail } from './read-mail.ts'

/** Whose address a mail was sent to. */
type Forwarded = NonNullable<Awaited<ReturnType<typeof findForwardedProvider>>>

const providerThrottle: Throttle = { scope: 'portal-mail', triesMax: 120, windowMinutes: 60 }

/** Receives mail at forwarding addresses of this domain. */
export async function portalMailReceiver(tools: MailTools, domain: string, address: string): Promise<MailReceiver | undefined> {
  const secret = address.toLowerCase().endsWith(`@${domain.toLowerCase()}`) ? secretOf(address) : null
  const of = secret === null ? undefined : await findForwardedProvider(tools.db, secret)
  return of && ((mail) => receiveForwarded(tools, of, mail))
}

/** Takes a forwarded mail once. A notice that a program wrote is welcome: portals and website forms send nothing else. */
async function receiveForwarded(tools: MailTools, of: Forwarded, mail: InboundMail): Promise<void> {
  const { db: directory, inCustomer, now } = tools
  const { replyTo: from, from: sender, subject, text, isForged, isCut } = mail
  if (from.trim() === '') throw new MailRefused(550, 'The mail has no sender.')
  if (text.trim() === '' && subject === null && mail.files.length === 0) throw new MailRefused(550, 'The mail is empty.')
  await throttle({ db: directory, now }, providerThrottle, `${of.customer_id}/${of.provider_id}`)
  await withFiles(tools, of.customer_id, mail.files, (files) =>
    inCustomer(of.customer_id, async (db) => {
      const message_hash = hashOf(`forwarded ${of.provider_id} ${mail.messageId}`)
      if (!(await isFirstReceipt(db, { customer_id: of.customer_id, message_hash, received_at: instantText(now()) }))) return false
      const received = await receivePortalMail({ ...tools, db }, of, { from, sender, subject: subject ?? '', text, isCut, files, isForged })
      if (received === undefined) throw unknownAddress()
      return true
    }),
  )
}

/** What a mail server and the intake have in common; `db` sees the customer. */
interface Receiving {
  db: Db
  now(): Temporal.Instant
  origin: string
  log: FastifyBaseLogger
}

/** What is known about a mail besides its texts. */
interface Receipt {
  files?: ReceivedFiles
  isForged?: boolean
  isCut?: boolean
}

/**
 * Takes a mail at a forwarding address: a new couple of the provider, or a message of the couple that wrote before. A forged mail is
 * never a message of a couple that is there. Undefined if the provider does not exist.
 */
export async function receivePortalMail(
  { db, now, origin, log }: Receiving,
  { customer_id: customerId, provider_id: providerId }: Forwarded,
  { files = { stored: [], refused: [] }, isForged = false, isCut = false, ...mail }: PortalMail & Receipt,
): Promise<number | undefined> {
  const provider = await findProvider(db, customerId, providerId)
  if (!provider) return undefined
  const countryCode = provider.country_code
  const { stored, refused } = files
  const locale = userLocale(null, countryCode)
  const missing = [...(isCut ? [sentence(locale, 'reply.cut')] : []), ...(refused.length > 0 ? [refusedSentence(locale, refused)] : [])]
  const { name, email, phone, weddingDate, guestCount, ...enquiry } = readMail(mail, countryCode)
  const fileNames = stored.map((file) => file.name).join(', ')
  const at = instantText(now())
  const notice = { customerId, countryCode, at }
  const canBeKnown = !isForged && Boolean(email || phone)
  const knownId = canBeKnown ? await findLeadByContact(db, customerId, provider.id, { email, phone }) : undefined
  const known = knownId === undefined ? undefined : await findLead(db, { customerId, providerIds: 'all' }, knownId, 'lock')
  if (known) {
    const { subject, start } = storedSubject(enquiry.subject ?? mail.subject)
    // The values of a form are text here; those of the couple stay unchanged.
    const body = [...start, enquiry.text || subject || fileNames, ...missing].join('\n\n')
    const { messageId, lead } = await receiveMessage(db, provider, known, { channel: 'email', subject, body, files: stored }, at)
    await insertLeadHistory(db, { customer_id: customerId, lead_id: known.id, type: 'email_received', at, actor_id: null, detail: subject })
    if (!known.is_spam_reported) await notifyUsers(db, { ...notice, lead, messageId }, origin, log)
    return known.id
  }
  const text = enquiry.message || enquiry.subject || mail.subject || fileNames
  // A couple has no subject of its own: "Wedding on 14 June?" may stand nowhere else.
  const start = enquiry.subject === null || text.includes(enquiry.subject) ? [] : [enquiry.subject]
  const message = [...start, text, ...missing].join('\n\n')
  const about = { name, message, email, phone, wedding_date: weddingDate, guest_count: guestCount, budget_per_person: null }
  const lead = await receiveLead(db, provider, { ...about, is_wedding: true, contact_preference: 'none', source: 'mail' }, at)
  await keepFiles(db, lead, { customerId, message, at }, stored)
  await notifyUsers(db, { ...notice, lead, messageId: null }, origin, log)
  return lead.id
}

/** Files belong to a message: an enquiry with files is one too, with the same text, so that it is shown once. */
async function keepFiles(
  db: Db,
  { id: lead_id }: LeadRow,
  { customerId: customer_id, message: body, at: created_at }: { customerId: number; message: string; at: string },
  files: ReceivedFiles['stored'],
): Promise<void> {
  if (files.length === 0) return
  const received = { channel: 'email', direction: 'in', subject: null, status: 'received', author_id: null } as const
  const lead_message_id = await insertLeadMessage(db, { customer_id, lead_id, ...received, body, created_at })
  await insertLeadFiles(db, { customer_id, lead_id, lead_message_id }, files)
}
