import type { components } from '@vendor-panel/contract'
import { isBlank } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { openProvider } from '../providers/provider-access.ts'
import { lockProvider } from '../providers/providers.queries.ts'
import { findProviderActions, hasProviderAction, insertProviderAction, type ProviderActionRow } from './provider-actions.queries.ts'

const listedMax = 20
/** The care team answers within a day; the same request in this time would be a duplicate. Our choice. */
const repeatedAfterHours = 24

export const providerActionHandlers: Handlers<'listProviderActions' | 'createProviderAction'> = {
  async listProviderActions(context, { path }) {
    const { db, user } = context
    await openProvider(context, path.providerId, 'info', 'read')
    const rows = await findProviderActions(db, user.customerId, path.providerId, listedMax)
    return { status: 200, body: { data: rows.map(toProviderAction) } }
  },

  async createProviderAction(context, { path, body }) {
    const { db, user, now } = context
    const { providerId } = path
    await openProvider(context, providerId, 'info', 'write')
    await lockProvider(db, user.customerId, providerId)
    const since = instantText(now().subtract({ hours: repeatedAfterHours }))
    if (await hasProviderAction(db, user.customerId, providerId, body.type, since)) throw new Refusal(409, 'action_pending')
    const action = await insertProviderAction(db, {
      customer_id: user.customerId,
      provider_id: providerId,
      customer_user_id: user.id,
      type: body.type,
      note: isBlank(body.note) ? null : (body.note?.trim() ?? null),
      created_at: instantText(now()),
    })
    await audit(context, { action: 'created', entity: 'provider_action', entityId: action.id, detail: body.type })
    return { status: 201, body: { data: toProviderAction(action) } }
  },
}

function toProviderAction({ id, type, note, created_at: createdAt }: ProviderActionRow): components['schemas']['ProviderAction'] {
  return { id, type, note, createdAt }
}
