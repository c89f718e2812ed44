import { instantText } from '../clock.ts'
import type { Db } from '../db/kysely.ts'
import type { SmsLine } from '../sms/sms-line.ts'
import { insertOutboxSms } from './outbox.queries.ts'

/** Stores every SMS in the outbox of the embedded set-up. */
export function outboxSmsLine(db: Db, now: () => Temporal.Instant): SmsLine {
  return {
    async send({ messageId, recipient, body }) {
      await insertOutboxSms(db, { message_id: messageId, recipient, body, received_at: instantText(now()) })
      return 'sent'
    },
  }
}
