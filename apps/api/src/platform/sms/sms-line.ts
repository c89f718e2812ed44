import type { Db } from '../db/kysely.ts'
import type { LineOutcome } from '../jobs/deliver.ts'

export interface Sms {
  messageId: string
  /** E.164. */
  recipient: string
  body: string
}

/** The port to whoever carries SMS. */
export interface SmsLine {
  send(sms: Sms): Promise<LineOutcome>
}

/** Ends every SMS in the outbox of the embedded set-up. */
export function outboxSmsLine(db: Db, now: () => Temporal.Instant): SmsLine {
  return {
    async send({ messageId, recipient, body }) {
      const receivedAt = now().toString({ smallestUnit: 'millisecond' })
      await db.insertInto('outbox_sms').values({ message_id: messageId, recipient, body, received_at: receivedAt }).execute()
      return 'sent'
    },
  }
}

/** Where no carrier is configured, an SMS fails at once and says so. */
export const closedSmsLine: SmsLine = { send: () => Promise.resolve('rejected') }
