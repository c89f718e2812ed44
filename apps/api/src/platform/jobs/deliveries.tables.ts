import type { components } from '@vendor-panel/contract'
import type { Generated } from 'kysely'

type Schemas = components['schemas']

/** Deliveries by mail or SMS, each sent at most once. */
export interface DeliveriesTable {
  customer_id: number
  id: Generated<number>
  channel: Schemas['MessageChannel']
  /** The sender's name, shown in a mail's From. */
  sender: string
  recipient: string
  /** Both are cleared once it has ended. */
  subject: string | null
  body: string
  /** An iCalendar file that is sent with a mail; cleared with the text. */
  calendar_file: Generated<string | null>
  locale: Schemas['Locale']
  status: Generated<'queued' | 'sending' | 'sent' | 'failed'>
  /** Set if it is a vendor's answer to a couple, whose status follows the delivery. */
  lead_message_id: number | null
  /** The couple that its text is about. */
  lead_id: Generated<number | null>
  /** The user who can answer this notice from a mail program. */
  reply_user_id: Generated<number | null>
  created_at: string
}

export interface DeliveryTables {
  deliveries: DeliveriesTable
}
