/** Identifies the caller: from the headers of a request to the context of its operation. */
import type { IncomingHttpHeaders } from 'node:http'
import { visibleProviderIds } from '@vendor-panel/domain'
import { isKeyOfOrigin, type ClientOrigins } from '../http/client-origins.ts'
import { asSession, isConsumerKey } from './session.queries.ts'
import { hashOf, isSameSecret } from './token.ts'
import type { Db } from '../db/kysely.ts'
import type { VendorContext, VendorUser } from '../contract/context.ts'
import { Refusal } from '../contract/refusal.ts'

interface SessionRow {
  user_id: number
  customer_id: number
  uuid: string
  user_name: string
  can_manage: boolean
  password_change_required: boolean
  two_factor_pending: boolean
  operator: string | null
  time_zone: string
  country_code: string
  currency: string
  lead_limit: number | null
  consumer_key: string
  expires_at: string
  /** The linked providers; null if the function does not read them, because the user sees all. */
  provider_ids: number[] | null
  /** The name and the scopes of an API key; a session has neither. */
  api_key?: string
  scopes?: string[]
}

/** Reads the session and sets its customer for the transaction, in the round trip that begins it. */
export function sessionOpening(headers: IncomingHttpHeaders, now: Temporal.Instant): string {
  const token = headers['x-access-token']
  if (typeof token !== 'string' || !token || !headers['x-consumer-key']) throw new Refusal(401, 'unauthenticated')
  return asSession(hashOf(token), now)
}

/** The key of the panel before sign-in, and those of other apps. */
export interface AppKeys {
  consumerKey: string
  clients: ClientOrigins
}

const isAppKey = (key: string, { consumerKey, clients }: AppKeys) => isSameSecret(key, consumerKey) || clients.has(key)

export function sessionOf(
  headers: IncomingHttpHeaders,
  row: SessionRow | undefined,
  keys: AppKeys,
): Pick<VendorContext, 'user' | 'session'> {
  const key = String(headers['x-consumer-key'])
  const isKnown = row && (isAppKey(key, keys) || isSameSecret(key, row.consumer_key))
  if (!isKnown || !isKeyOfOrigin(keys.clients, key, headers.origin)) throw new Refusal(401, 'unauthenticated')
  const session = { token: String(headers['x-access-token']), expiresAt: row.expires_at, consumerKey: row.consumer_key }
  return { user: userOf(row), session }
}

/** The user of a session, or the one as whom an API key acts. */
export function userOf(row: SessionRow): VendorUser {
  return {
    id: row.user_id,
    customerId: row.customer_id,
    uuid: row.uuid,
    name: row.user_name,
    canManage: row.can_manage,
    providerIds: visibleProviderIds({ canManage: row.can_manage, providerIds: row.provider_ids ?? [] }),
    timeZone: row.time_zone,
    countryCode: row.country_code,
    currency: row.currency,
    leadLimit: row.lead_limit,
    passwordChangeRequired: row.password_change_required,
    twoFactorPending: row.two_factor_pending,
    operator: row.operator,
    apiKey: row.api_key ?? null,
  }
}

export type { SessionRow }

/** Before sign-in the key of the calling app; after it the account's own. */
export async function requireConsumerKey(headers: IncomingHttpHeaders, keys: AppKeys, db: Db): Promise<void> {
  const key = headers['x-consumer-key']
  if (typeof key !== 'string' || !key || !isKeyOfOrigin(keys.clients, key, headers.origin)) throw new Refusal(401, 'unauthenticated')
  if (isAppKey(key, keys)) return
  if (!(await isConsumerKey(db, key))) throw new Refusal(401, 'unauthenticated')
}

/** Without a configured service key no caller acts for couples. */
export function requireServiceKey(headers: IncomingHttpHeaders, serviceKey: string | undefined): void {
  const key = headers['x-service-key']
  if (typeof key !== 'string' || !serviceKey || !isSameSecret(key, serviceKey)) throw new Refusal(401, 'unauthenticated')
}
