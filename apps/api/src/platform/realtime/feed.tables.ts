import type { components } from '@vendor-panel/contract'
import type { Generated } from 'kysely'

type Schemas = components['schemas']

/** What the realtime store shows below `customer_users/{uuid}`; one row for each user who is told. */
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
  /** What a list row shows of the couple; null in events of an earlier version. */
  lead_row: Schemas['LeadEventRow'] | null
}

export interface FeedTables {
  feed_events: FeedEventsTable
}
