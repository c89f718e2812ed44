import type { components } from '@vendor-panel/contract'
import type { Generated } from 'kysely'
import type { Instant } from '../platform/db/columns.ts'

type Schemas = components['schemas']

export interface ReviewTables {
  review_channels: {
    customer_id: number
    id: Generated<number>
    provider_id: number
    /** An item of `provider_review_channel`. */
    type: string
    /** Null for the testimonials of the provider, which are on no other page. */
    url: string | null
    is_active: boolean
    /** Part of the widget's address; it does not name the account. */
    public_id: string
    include_keywords: Generated<string[]>
    exclude_keywords: Generated<string[]>
    minimum_star: Generated<number | null>
    review_limit: Generated<number | null>
    has_comment: Generated<boolean>
    date_start: Generated<string | null>
    date_end: Generated<string | null>
    /** Of the filters only. */
    filters_version: Generated<number>
    last_sync_at: Generated<string | null>
    sync_problem: Generated<Schemas['ReviewChannel']['syncProblem']>
    /** When the next import runs; a job for another time does nothing. */
    next_sync_at: Instant
    created_at: Instant
    deleted_at: Generated<string | null>
  }
  external_reviews: {
    customer_id: number
    id: Generated<number>
    channel_id: number
    /** The name of the review at the outside service. */
    ref: string
    author: string
    star: number
    text: string | null
    /** The text as keywords are compared. */
    search_text: string
    date: string
  }
  /** Directory: the customer of a widget. */
  review_widgets: { public_id: string; customer_id: number; channel_id: number }
}
