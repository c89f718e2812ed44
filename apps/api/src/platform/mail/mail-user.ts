import type { Locale } from '@vendor-panel/domain'
import type { Db } from '../db/kysely.ts'
import { addDelivery } from '../jobs/deliveries.queries.ts'
import { sentence, type MessageId, type Values } from '../messages/sentence.ts'

type SmsId = MessageId extends infer Id ? (Id extends `sms.${infer Name}` ? Name : never) : never
type MailId = MessageId extends infer Id ? (Id extends `mail.${infer Name}.subject` ? Name : never) : never

export interface MailToUser {
  customerId: number
  /** The name in From. */
  sender: string
  recipient: string
  locale: Locale
  at: string
  /** The couple that the mail is about. */
  leadId?: number | null
}

// A link that arrives a day late is useless.
const attemptsMax = 5

/** Queues a mail of the product to a user; it is sent when this transaction commits. */
export async function mailUser(
  db: Db,
  { customerId, sender, recipient, locale, at, leadId }: MailToUser,
  id: MailId,
  values: Values,
): Promise<void> {
  const delivery = { customer_id: customerId, sender, recipient, locale, lead_message_id: null, lead_id: leadId ?? null, created_at: at }
  const subject = sentence(locale, `mail.${id}.subject`, values)
  const body = sentence(locale, `mail.${id}.body`, values)
  await addDelivery(db, { ...delivery, channel: 'email', subject, body }, attemptsMax)
}

/** As `mailUser`, by SMS to a phone number. */
export async function smsUser(db: Db, { customerId, sender, recipient, locale, at }: MailToUser, id: SmsId, values: Values): Promise<void> {
  const delivery = { customer_id: customerId, sender, recipient, locale, lead_message_id: null, created_at: at }
  await addDelivery(db, { ...delivery, channel: 'sms', subject: null, body: sentence(locale, `sms.${id}`, values) }, attemptsMax)
}
