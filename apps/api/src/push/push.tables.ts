import type { Generated } from 'kysely'

interface PushSubscriptionsTable {
  customer_id: number
  id: Generated<number>
  customer_user_id: number
  /** The secret address of one browser at its push service. */
  endpoint: string
  endpoint_hash: string
  p256dh: string
  auth: string
  created_at: string
}

export interface PushTables {
  push_keys: { id: number; public_key: string; private_key: string }
  push_subscriptions: PushSubscriptionsTable
}
