import type { components } from '@vendor-panel/contract'
import type { Generated, JSONColumnType } from 'kysely'

export interface CalendarEventsTable {
  customer_id: number
  id: Generated<number>
  provider_id: number
  lead_id: number | null
  type: components['schemas']['CalendarEventType']
  title: string
  start_at: string
  /** Exclusive. */
  end_at: string
  /** If true, start and end are midnights in the provider's zone. */
  all_day: boolean
  place: string | null
  note: string | null
  remind_at: string | null
  version: Generated<number>
  /** The space that the event takes; null for the whole provider. */
  space_id: number | null
  calendar_import_id: Generated<number | null>
  /** Identifies a time of an imported file. */
  import_ref: Generated<string | null>
}

interface CalendarImportsTable {
  customer_id: number
  id: Generated<number>
  provider_id: number
  created_by: number
  created_at: string
  /** When its events were entered; null again after Undo. */
  applied_at: string | null
}

interface CalendarFeedsTable {
  customer_id: number
  id: Generated<number>
  provider_ids: JSONColumnType<number[]>
  kinds: JSONColumnType<components['schemas']['CalendarEventType'][]>
  created_by: number
  created_at: string
}

export interface CalendarTables {
  calendar_events: CalendarEventsTable
  calendar_feeds: CalendarFeedsTable
  calendar_imports: CalendarImportsTable
  /** Directory: the customer of a secret address; only its hash is stored. */
  calendar_feed_tokens: { token_hash: string; customer_id: number; calendar_feed_id: number }
}
