import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../platform/db/kysely.ts'
import { addDelivery } from '../platform/jobs/deliveries.queries.ts'
import { sentence, userLocale } from '../platform/messages/sentence.ts'
import { tellFeed } from '../platform/realtime/tell-feed.ts'
import { findListeners } from './intake.queries.ts'

export interface News {
  customerId: number
  countryCode: string
  providerId: number
  providerName: string
  leadId: number
  coupleName: string
  /** Null for a new couple. */
  messageId: number | null
  at: string
}

// A notice that is late by more than some minutes is of little use: the panel shows the couple anyway.
const attemptsMax = 5

/** Tells everyone whom it concerns: in the panel at once, by mail and SMS as their link says (LEAD-53). */
export async function tellUsers(db: Db, news: News, origin: string, log: FastifyBaseLogger): Promise<void> {
  const { customerId, leadId, messageId, coupleName, providerName, at } = news
  const kind = messageId === null ? 'lead' : 'message'
  const listeners = await findListeners(db, customerId, news.providerId, kind)
  const event = { kind, lead_id: leadId, message_id: messageId, couple_name: coupleName, provider_name: providerName, at } as const
  const userIds = listeners.map((user) => user.id)
  await tellFeed(db, customerId, userIds, event, log)
  const notice = messageId === null ? 'new_lead' : 'new_message'
  const words = { couple: coupleName, provider: providerName, link: `${origin}/leads/${leadId}` }
  for (const user of listeners) {
    const locale = userLocale(user.preferred_language, news.countryCode)
    const delivery = { customer_id: customerId, sender: providerName, locale, lead_message_id: null, created_at: at }
    if (user.can_receive_leads && user.email) {
      const subject = sentence(locale, `mail.${notice}.subject`, words)
      const body = sentence(locale, `mail.${notice}.body`, { ...words, name: user.name })
      await addDelivery(db, { ...delivery, channel: 'email', recipient: user.email, subject, body }, attemptsMax)
    }
    if (user.can_receive_leads_sms && user.phone) {
      const body = sentence(locale, `sms.${notice}`, words)
      await addDelivery(db, { ...delivery, channel: 'sms', recipient: user.phone, subject: null, body }, attemptsMax)
    }
  }
}
