import { leadNoticeChannels } from '@vendor-panel/domain'
import type { FastifyBaseLogger } from 'fastify'
import { leadEvent, leadReaders } from '../leads/lead-events.ts'
import type { LeadRow } from '../leads/leads.queries.ts'
import type { Db } from '../platform/db/kysely.ts'
import { addDelivery } from '../platform/jobs/deliveries.queries.ts'
import { sentence, userLocale, type Locale, type Values } from '../platform/messages/sentence.ts'
import { queuePush } from '../push/queue-push.ts'
import { publishEvents } from '../platform/realtime/publish-events.ts'
import { findNoticeUsers } from './intake.queries.ts'

/** A new lead, or a new message of one. */
export interface LeadNotice {
  customerId: number
  countryCode: string
  /** The lead right after the event. */
  lead: LeadRow
  /** Null for a new lead. */
  messageId: number | null
  at: string
  /** A more precise text than that of a new couple or message, and what it names besides both. */
  about?: {
    sentence: 'booking_made' | 'booking_moved' | 'booking_cancelled' | 'offer_accepted' | 'offer_declined'
    values: (locale: Locale) => Values
  }
}

// A notice that is late by more than a few minutes is not useful: the panel shows the couple anyway.
const attemptsMax = 5

/** Notifies all users who work on the lead: in the panel at once, by e-mail and SMS according to their link (LEAD-53). */
export async function notifyUsers(db: Db, notice: LeadNotice, origin: string, log: FastifyBaseLogger): Promise<void> {
  const { customerId, lead, messageId, at } = notice
  const { couple_name, provider_name } = lead
  const kind = messageId === null ? 'lead' : 'message'
  const users = await findNoticeUsers(db, customerId, lead.provider_id, kind)
  const readers = leadReaders(users, lead.provider_id)
  const userIds = readers.map((user) => user.id)
  await publishEvents(db, customerId, userIds, leadEvent(lead, { kind, message_id: messageId, at }), log)
  const sentenceName = notice.about?.sentence ?? (messageId === null ? 'new_lead' : 'new_message')
  const common = { couple: couple_name, provider: provider_name, link: `${origin}/leads/${lead.id}` }
  for (const user of readers) {
    const locale = userLocale(user.preferred_language, notice.countryCode)
    const values = { ...common, ...notice.about?.values(locale) }
    const delivery = { customer_id: customerId, sender: provider_name, locale, lead_message_id: null, lead_id: lead.id, created_at: at }
    const channels = leadNoticeChannels({
      canReceiveLeads: user.can_receive_leads ?? false,
      canReceiveLeadsSms: user.can_receive_leads_sms ?? false,
    })
    // A subscribed browser gets it too, unless the link to the provider or the choices of the contacts exclude it (SET-07).
    if (user.can_receive_leads !== false && user.is_pushed) {
      const pushed = {
        title: sentence(locale, `push.${sentenceName}.title`, values),
        body: sentence(locale, `push.${sentenceName}.body`, values),
      }
      await queuePush(db, customerId, user.id, { ...pushed, leadId: lead.id, path: `/leads/${lead.id}`, tag: `lead${lead.id}` })
    }
    for (const channel of channels) {
      const recipient = channel === 'email' ? user.email : user.phone
      if (!recipient) continue
      const subject = channel === 'email' ? sentence(locale, `mail.${sentenceName}.subject`, values) : null
      const body =
        channel === 'email'
          ? sentence(locale, `mail.${sentenceName}.body`, { ...values, name: user.name })
          : sentence(locale, `sms.${sentenceName}`, values)
      await addDelivery(db, { ...delivery, channel, recipient, subject, body, reply_user_id: user.id }, attemptsMax)
    }
  }
}
