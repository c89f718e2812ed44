import type { Instant } from '../platform/db/columns.ts'

export interface AuthTables {
  /** Network addresses from which a user has signed in. */
  known_addresses: { customer_id: number; customer_user_id: number; address_hash: string; signed_in_at: Instant }
  /** Directory: username, e-mail and phone, normalized by `loginName`. */
  logins: { login: string; customer_id: number; customer_user_id: number }
  /** Directory: the hashed key of a password link. */
  password_resets: { key_hash: string; customer_id: number; customer_user_id: number; expires_at: Instant }
}
