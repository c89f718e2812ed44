import type { components } from '@vendor-panel/contract'
import { apiKeyProblems, apiKeyStatus } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { lockByName } from '../platform/db/kysely.ts'
import { requireManager } from '../platform/session/access.ts'
import { hashOf, newApiKey } from '../platform/session/token.ts'
import { deleteApiKey, findApiKey, findApiKeys, insertApiKey, renewApiKey, type ApiKeyRow } from './api-keys.queries.ts'

/** Keys of an account; our choice. */
const keysMax = 50
const hintOf = (secret: string) => secret.slice(-4)

export const apiKeyHandlers: Handlers<'listApiKeys' | 'createApiKey' | 'deleteApiKey' | 'renewApiKey'> = {
  async listApiKeys({ db, user, now }) {
    requireManager(user)
    const rows = await findApiKeys(db, user.customerId)
    return { status: 200, body: { data: rows.map((row) => toApiKey(row, now())) } }
  },

  async createApiKey(context, { body }) {
    const { db, user, now } = context
    requireManager(user)
    const { name, scopes, expiresAt = null } = body
    const end = expiresAt === null ? null : Temporal.Instant.from(expiresAt)
    refuseProblems(apiKeyProblems({ name, scopes, expiresAt: end }, now()))
    await lockByName(db, `API keys ${user.customerId}`)
    if ((await findApiKeys(db, user.customerId)).length >= keysMax) throw new Refusal(409, 'limit_reached', { params: { max: keysMax } })
    const secret = newApiKey()
    const key = {
      customer_id: user.customerId,
      name: name.trim(),
      scopes: JSON.stringify(scopes),
      hint: hintOf(secret),
      created_by: user.id,
      created_at: instantText(now()),
      expires_at: end && instantText(end),
    }
    const id = await insertApiKey(db, key, hashOf(secret))
    await audit(context, { action: 'created', entity: 'api_key', entityId: id, detail: scopes.join(', ') })
    return { status: 201, body: { data: await withSecret(context, id, secret) } }
  },

  async deleteApiKey(context, { path }) {
    const { db, user } = context
    requireManager(user)
    if (!(await deleteApiKey(db, user.customerId, path.apiKeyId))) throw new Refusal(404, 'not_found')
    await audit(context, { action: 'deleted', entity: 'api_key', entityId: path.apiKeyId })
    return { status: 204 }
  },

  async renewApiKey(context, { path }) {
    const { db, user, now } = context
    requireManager(user)
    const row = requireFound(await findApiKey(db, user.customerId, path.apiKeyId))
    if (toApiKey(row, now()).status === 'expired') throw new Refusal(409, 'key_expired')
    const secret = newApiKey()
    const renewed = { hint: hintOf(secret), created_by: user.id, created_at: instantText(now()) }
    await renewApiKey(db, user.customerId, row.id, renewed, hashOf(secret))
    await audit(context, { action: 'updated', entity: 'api_key', entityId: row.id, detail: 'renewal' })
    return { status: 200, body: { data: await withSecret(context, row.id, secret) } }
  },
}

/** The only time that the key is known: its hash is stored. */
async function withSecret(
  { db, user, now }: VendorContext,
  id: number,
  secret: string,
): Promise<components['schemas']['ApiKeyWithSecret']> {
  return { apiKey: toApiKey(requireFound(await findApiKey(db, user.customerId, id)), now()), secret }
}

function toApiKey(row: ApiKeyRow, now: Temporal.Instant): components['schemas']['ApiKey'] {
  const expiresAt = row.expires_at === null ? null : Temporal.Instant.from(row.expires_at)
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    hint: row.hint,
    status: apiKeyStatus({ expiresAt, isOfManager: row.can_manage && row.author_status === 'active' }, now),
    createdAt: row.created_at,
    createdBy: { id: row.created_by, name: row.author_name },
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  }
}
