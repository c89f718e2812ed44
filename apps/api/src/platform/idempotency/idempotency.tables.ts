import type { Instant } from '../db/columns.ts'

export interface IdempotencyTables {
  idempotency_keys: {
    customer_id: number
    /** 0 for a service, which acts without a user. */
    customer_user_id: number
    operation: string
    key: string
    body_hash: string
    /** 0 once the answer was erased. */
    status: number
    answer: unknown
    headers: unknown
    created_at: Instant
  }
}
