import type { components } from '@vendor-panel/contract'
import type { OfferStatus } from '@vendor-panel/domain'
import type { Generated } from 'kysely'
import type { Instant, JsonList } from '../platform/db/columns.ts'

type Schemas = components['schemas']

export type StoredOfferLine = Pick<Schemas['OfferLine'], 'name' | 'note' | 'quantity' | 'price'>

export interface LeadItemsTable {
  customer_id: number
  id: Generated<number>
  lead_id: number
  provider_item_id: number
  /** As it was when the couple asked. */
  name: string
  price: number | null
  note: string | null
  is_asked_by_couple: boolean
  created_at: Instant
}

export interface OffersTable {
  customer_id: number
  id: Generated<number>
  lead_id: number
  /** The mail with which it was sent. */
  lead_message_id: number
  lines: JsonList<StoredOfferLine>
  reduction: number
  currency: string
  event_date: string | null
  space_name: string | null
  guest_count: number | null
  valid_until: string
  note: string
  /** The language of the couple's mail, page and PDF. */
  locale: Schemas['Locale']
  status: OfferStatus
  author_id: number
  created_at: Instant
  answered_at: string | null
  answer_note: string | null
}

export interface OfferTables {
  lead_items: LeadItemsTable
  offers: OffersTable
  /** Directory: the customer of a couple's secret; only its hash is stored. */
  offer_tokens: { token_hash: string; customer_id: number; offer_id: number }
}
