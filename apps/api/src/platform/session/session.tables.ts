import type { Generated } from 'kysely'
import type { Instant } from '../db/columns.ts'

export interface SessionTables {
  /** Directory. */
  sessions: {
    token_hash: string
    id: Generated<number>
    customer_id: number
    customer_user_id: number
    user_agent: string | null
    created_at: Instant
    expires_at: Instant
  }
  /** Directory: the key that a customer's panel sends after sign-in. */
  consumer_keys: { key: string; customer_id: number }
}
