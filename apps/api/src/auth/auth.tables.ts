import type { Instant } from '../platform/db/columns.ts'

export interface AuthTables {
  /** Directory: username, e-mail and phone, in the form of `loginName`. */
  logins: { login: string; customer_id: number; customer_user_id: number }
  /** Directory: what the link to a new password carries, hashed. */
  password_resets: { key_hash: string; customer_id: number; customer_user_id: number; expires_at: Instant }
}
