import type { Generated } from 'kysely'
import type { Instant } from '../platform/db/columns.ts'
import type { SocialType } from '../platform/social/social-provider.ts'

export interface AuthTables {
  /** Network addresses from which a user has signed in. */
  known_addresses: { customer_id: number; customer_user_id: number; address_hash: string; signed_in_at: Instant }
  /** Browsers and systems from which a user has signed in. */
  known_devices: { customer_id: number; customer_user_id: number; device_hash: string; signed_in_at: Instant }
  /** Directory: username, e-mail and phone, normalized by `loginName`. */
  logins: { login: string; customer_id: number; customer_user_id: number }
  /** Directory: the hashed key of a password link. */
  password_resets: { key_hash: string; customer_id: number; customer_user_id: number; expires_at: Instant }
  /** The confirmed authenticator app of a user; `last_step` is that of the last code, which is used once. */
  two_factors: { customer_id: number; customer_user_id: number; secret: string; last_step: number; confirmed_at: Instant }
  recovery_codes: { customer_id: number; customer_user_id: number; code_hash: string; created_at: Instant }
  two_factor_keys: { key: string }
  /** Directory: the hashed key of a link for an operator. */
  impersonation_links: { key_hash: string; customer_id: number; customer_user_id: number; operator: string; expires_at: Instant }
  /** Directory: the account of another service with which a user signs in; its key is `google/1082…`. */
  social_accounts: {
    account: string
    type: SocialType
    social_id: string
    customer_id: number
    customer_user_id: number
    connected_at: Instant
  }
  /** Directory: a sign-in at another service that has begun, by the hash of its state; of a user, if it is to connect the account. */
  social_requests: {
    state_hash: string
    type: SocialType
    redirect_uri: string
    verifier: string
    nonce: string
    customer_id: number | null
    customer_user_id: number | null
    expires_at: Instant
  }
  /** Directory: the one-time code that was sent last, by the hash of its account, or of a name without one. */
  quick_codes: {
    subject_hash: string
    customer_id: number | null
    customer_user_id: number | null
    code_hash: string
    tries: Generated<number>
    sent_at: Instant
  }
}
