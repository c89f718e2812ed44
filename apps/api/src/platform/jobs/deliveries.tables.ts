import type { components } from '@vendor-panel/contract'
import type { Generated } from 'kysely'

type Schemas = components['schemas']

/** What is handed to a mail or SMS line, at most once. */
export interface DeliveriesTable {
  customer_id: number
  id: Generated<number>
  channel: Schemas['MessageChannel']
  /** Who it comes from: a name, shown in a mail's From. */
  sender: string
  recipient: string
  subject: string | null
  body: string
  locale: Schemas['Locale']
  status: Generated<'queued' | 'sending' | 'sent' | 'failed'>
  /** Set when it carries a vendor's answer to a couple; its outcome is the message's. */
  lead_message_id: number | null
  created_at: string
}

export interface DeliveryTables {
  deliveries: DeliveriesTable
}
