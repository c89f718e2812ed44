import type { Generated } from 'kysely'

export interface OutboxMailsTable {
  id: Generated<number>
  message_id: string
  sender: string
  recipient: string
  /** Where an answer goes. */
  reply_to: string | null
  subject: string
  text_body: string
  html_body: string | null
  /** The names of attached files. */
  file_names: Generated<string[]>
  received_at: string
}

export interface OutboxSmsTable {
  id: Generated<number>
  message_id: string
  recipient: string
  body: string
  received_at: string
}

export interface OutboxTables {
  outbox_mails: OutboxMailsTable
  outbox_sms: OutboxSmsTable
}
