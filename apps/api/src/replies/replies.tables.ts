import type { Instant } from '../platform/db/columns.ts'

export interface ReplyTables {
  /** The key of this installation; one row. */
  reply_keys: { key: string }
  /** Mails that were received, by a hash of their Message-ID. */
  received_mails: { customer_id: number; message_hash: string; received_at: Instant }
}
