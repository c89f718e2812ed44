import type { Instant } from '../db/columns.ts'

export interface IdempotencyTables {
  idempotency_keys: {
    customer_id: number
    /** 0 for a service, which acts without a user. */
    customer_user_id: number
    operation: string
    /** Its hash. */
    key: string
    /** Keyed by the key of the call. */
    body_hash: string
    status: number
    /** Body and headers, encrypted by the key of the call; null once erased. */
    answer: string | null
    created_at: Instant
  }
}
