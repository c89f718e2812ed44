import { instantText } from '../clock.ts'
import type { Db } from '../db/kysely.ts'
import type { SmsTransport } from '../sms/sms-transport.ts'
import { insertOutboxSms } from './outbox.queries.ts'

/** Stores every SMS in the outbox of the embedded set-up. */
export function outboxSmsTransport(db: Db, now: () => Temporal.Instant): SmsTransport {
  return {
    async send({ messageId, recipient, body }) {
      await insertOutboxSms(db, { message_id: messageId, recipient, body, received_at: instantText(now()) })
      return 'sent'
    },
  }
}
