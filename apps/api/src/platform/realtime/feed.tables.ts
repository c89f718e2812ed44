import type { components } from '@vendor-panel/contract'
import type { Generated } from 'kysely'

type Schemas = components['schemas']

/** The realtime store below `customer_users/{uuid}`; one row for each receiver. */
export interface FeedEventsTable {
  customer_id: number
  id: Generated<number>
  customer_user_id: number
  kind: Schemas['LeadEvent']['kind']
  lead_id: number
  message_id: number | null
  couple_name: string
  provider_name: string
  at: string
  /** The couple's data for a list row; null in events of an earlier version. */
  lead_row: Schemas['LeadEventRow'] | null
}

export interface FeedTables {
  feed_events: FeedEventsTable
}
