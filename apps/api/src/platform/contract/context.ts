import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/kysely.ts'
import type { Files } from '../files/request-files.ts'
import type { AllHooks } from '../hooks.ts'
import type { Locale } from '../messages/sentence.ts'
import type { Telephony } from '../telephony/telephony.ts'
import type { PaymentBank } from '../bank/payment-bank.ts'
import type { SocialProviders } from '../social/social-provider.ts'
import type { Outside } from './outside.ts'
import type { AnyOutcome } from './send-answer.ts'

interface AnyContext {
  /** The clock; handlers use no other. */
  now(): Temporal.Instant
  /** The URL of the panel, for links in mail and SMS. */
  origin: string
  /** The domain of addresses at which mail arrives. */
  mailDomain: string
  /** A password that is always refused: that of the demo, in production. */
  refusedPassword: string | undefined
  /** The country of the host (ISO 3166): phone numbers that a guest types in national form belong to it (AMB-65). */
  hostCountry: string
  locale: Locale
  requestId: string
  /** The caller's network address. */
  address: string
  /** The caller's user agent. */
  userAgent: string | null
  /** The version on which a change is based, for `requireVersion`. */
  ifMatch: string | undefined
  log: FastifyBaseLogger
  /** Files that this operation stores are deleted if it does not succeed. */
  files: Files
  telephony: Telephony
  bank: PaymentBank
  /** The services with whose accounts users can sign in. */
  social: SocialProviders
  /** The same for a request that is sent again with its `Idempotency-Key`. */
  callId: string
  outside: Outside
  hooks: AllHooks
}

export interface VendorUser {
  id: number
  customerId: number
  uuid: string
  name: string
  canManage: boolean
  /** The providers whose couples this user may see; an account manager sees all of the account's (LEAD-52). */
  providerIds: readonly number[] | 'all'
  timeZone: string
  countryCode: string
  currency: string
  /** Couples per month of a limited package; null without a limit. */
  leadLimit: number | null
  passwordChangeRequired: boolean
  /** The session waits for its second factor. */
  twoFactorPending: boolean
  /** The name of the operator who acts as this user; null for the user (AMB-60). */
  operator: string | null
  /** The name of the API key that acts as this user; null for a session. */
  apiKey: string | null
}

/** A signed-in user. `db` is one transaction that sees only this customer's rows; it commits when the handler returns. */
export interface VendorContext extends AnyContext {
  db: Db
  user: VendorUser
  session: { token: string; expiresAt: string; consumerKey: string }
}

/** A service that acts for couples. `db` is one transaction that sees no customer's rows until `actFor` sets one. */
export interface ServiceContext extends AnyContext {
  db: Db
  actFor(customerId: number): Promise<void>
}

/** A caller without a session. `db` is not a transaction and sees directories only; `inCustomer` starts one for one customer. */
export interface PublicContext extends AnyContext {
  db: Db
  inCustomer<Result>(customerId: number, work: (db: Db) => Promise<Result>): Promise<Result>
  /** As `inCustomer`, once per `Idempotency-Key`, for an operation that names it: only the handler can tell the customer. */
  onceInCustomer<Result extends AnyOutcome>(customerId: number, work: (db: Db) => Promise<Result>): Promise<Result>
}
