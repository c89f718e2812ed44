import type { Generated } from 'kysely'
import type { Instant } from './account.tables.ts'

export interface MachineryTables {
  config_items: {
    id: Generated<number>
    item_type: string
    item_id: string
    position: number
    status: 'active' | 'passive'
    /** Its own value, such as the id of a campaign; null where a sentence labels it. */
    value: string | null
  }
  idempotency_keys: {
    customer_id: number
    operation: string
    key: string
    body_hash: string
    status: number
    answer: unknown
    headers: unknown
    created_at: Instant
  }
  rate_limits: { scope: string; subject_hash: string; window_ends_at: Instant; tries: number }
}
