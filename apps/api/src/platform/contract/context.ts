import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/kysely.ts'
import type { Files } from '../files/request-files.ts'
import type { AllHooks } from '../hooks.ts'
import type { Locale } from '../messages/sentence.ts'

interface AnyContext {
  /** The clock; a handler never asks another one. */
  now(): Temporal.Instant
  /** Where the panel is reached, for links in mail and SMS. */
  origin: string
  locale: Locale
  requestId: string
  /** What the caller's browser says of itself. */
  userAgent: string | null
  /** The reading that a change is made from, for `requireVersion`. */
  ifMatch: string | undefined
  log: FastifyBaseLogger
  /** What this operation keeps is gone again when it does not succeed. */
  files: Files
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
  /** Couples a month on a limited package; null without a limit. */
  leadLimit: number | null
  passwordChangeRequired: boolean
}

/** A signed-in user. `db` is one transaction that sees this customer's rows only; it is kept when the handler answers. */
export interface VendorContext extends AnyContext {
  db: Db
  user: VendorUser
  session: { token: string; expiresAt: string; consumerKey: string }
}

/** A service that speaks for couples. `db` is one transaction that sees no customer's rows until `actFor` names one. */
export interface ServiceContext extends AnyContext {
  db: Db
  actFor(customerId: number): Promise<void>
}

/** A caller without a session. `db` is no transaction and sees directories only; `inCustomer` opens one for one customer. */
export interface PublicContext extends AnyContext {
  db: Db
  inCustomer<Result>(customerId: number, work: (db: Db) => Promise<Result>): Promise<Result>
  /** The network address of the caller. */
  address: string
}
