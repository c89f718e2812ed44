/** Calls with an API key: they have no session, and reach only the operations for which the contract names a scope. */
import type { IncomingHttpHeaders } from 'node:http'
import { operationScopes } from '@vendor-panel/contract/access'
import type { VendorContext } from '../contract/context.ts'
import type { OperationName } from '../contract/operation.ts'
import { Refusal } from '../contract/refusal.ts'
import type { Db } from '../db/kysely.ts'
import { throttle, type Throttle } from '../throttle/throttle.ts'
import { asApiKey, isApiKey } from './session.queries.ts'
import { userOf, type SessionRow } from './session.ts'
import { apiKeyPrefix, hashOf } from './token.ts'

/** Five calls a second; our choice. */
export const apiKeyThrottle: Throttle = { scope: 'api-key', triesMax: 300, windowMinutes: 1 }

const scopeOf = (name: OperationName): string | undefined => (operationScopes as Partial<Record<OperationName, string>>)[name]

/** The API key of a call; undefined if it has a session instead. */
export function bearerKey({ authorization, 'x-access-token': token }: IncomingHttpHeaders): string | undefined {
  const key = token === undefined ? /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] : undefined
  return key?.startsWith(apiKeyPrefix) ? key : undefined
}

/**
 * Counts the call, and returns how its transaction begins and the headers of its limit. An operation without a scope answers like to a caller without a session. The
 * count is not part of the transaction: calls with the same key would wait for each other.
 */
export async function apiKeyOpening(
  db: Db,
  key: string,
  name: OperationName,
  now: () => Temporal.Instant,
): Promise<{ opening: string; limit: Record<string, string> }> {
  const keyHash = hashOf(key)
  if (scopeOf(name) === undefined || !(await isApiKey(db, keyHash))) throw new Refusal(401, 'unauthenticated')
  const limit = await throttle({ db, now }, apiKeyThrottle, keyHash)
  return { opening: asApiKey(keyHash, now()), limit }
}

/** The user as whom the key acts, if it has the scope of the operation. */
export function apiKeyCaller(row: SessionRow | undefined, name: OperationName): Pick<VendorContext, 'user' | 'session'> {
  if (!row) throw new Refusal(401, 'unauthenticated')
  if (!row.scopes?.some((scope) => scope === scopeOf(name))) throw new Refusal(403, 'forbidden')
  return { user: userOf(row), session: { token: '', expiresAt: row.expires_at, consumerKey: row.consumer_key } }
}
