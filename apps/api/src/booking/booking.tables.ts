import type { components } from '@vendor-panel/contract'
import type { Generated } from 'kysely'
import type { Instant, JsonList } from '../platform/db/columns.ts'

type Schemas = components['schemas']

export interface BookingLinksTable {
  customer_id: number
  id: Generated<number>
  provider_id: number
  /** The space that is viewed; null for the whole provider. */
  space_id: number | null
  /** Part of the public address, which the vendor copies again and again; so it is stored as it is. */
  token: string
  title: string
  duration_minutes: number
  hours: JsonList<Schemas['BookingHours']>
  min_notice_hours: number
  max_per_day: number
  buffer_before_minutes: number
  buffer_after_minutes: number
  horizon_days: number
  skips_wedding_days: boolean
  is_active: boolean
  version: Generated<number>
  created_at: Instant
  updated_at: string | null
  deleted_at: string | null
}

export interface BookingsTable {
  customer_id: number
  id: Generated<number>
  booking_link_id: number
  provider_id: number
  lead_id: number
  /** Its appointment has the time. Without it the viewing is off: the vendor has removed it. */
  calendar_event_id: number
  /** As it was booked or moved, for a viewing whose appointment is removed. */
  start_at: Instant
  end_at: Instant
  /** The language of the couple's page and mails. */
  locale: Schemas['Locale']
  /** Increases with each calendar file that replaces an earlier one. */
  revision: Generated<number>
  created_at: Instant
  cancelled_at: Generated<string | null>
}

export interface BookingTables {
  booking_links: BookingLinksTable
  bookings: BookingsTable
  /** Directory: the customer of a public address. */
  booking_link_tokens: { token_hash: string; customer_id: number; booking_link_id: number }
  /** Directory: the customer of a couple's secret; only its hash is stored. */
  booking_tokens: { token_hash: string; customer_id: number; booking_id: number }
}
