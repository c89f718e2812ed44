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
    /** Waits for its second factor; how many wrong codes were tried. */
    two_factor_pending: Generated<boolean>
    two_factor_tries: Generated<number>
    /** Who acts as the user, if it is an operator. */
    operator: string | null
    created_at: Instant
    /** Written once in five minutes. */
    last_used_at: Instant
    expires_at: Instant
  }
  /** Directory: the key that a customer's panel sends after sign-in. */
  consumer_keys: { key: string; customer_id: number }
}
