import type { components } from '@vendor-panel/contract'
import { audit } from '../platform/audit/audit.ts'
import { undoable } from '../platform/audit/undo.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { openProvider } from './provider-access.ts'
import { findProviderRow, lockProvider } from './providers.queries.ts'
import { deleteRelatedProvider, findRelatedProviders, insertRelatedProvider, type RelatedProviderRow } from './related-providers.queries.ts'
import { requireWholeOrder } from '../platform/contract/whole-order.ts'
import { writeOrder } from '../platform/db/row-order.queries.ts'

export const relatedProviderHandlers: Handlers<
  'listRelatedProviders' | 'createRelatedProvider' | 'replaceRelatedProviderOrder' | 'deleteRelatedProvider'
> = {
  async listRelatedProviders(context, { path }) {
    const { id } = await openProvider(context, path.providerId, 'relatedProviders', 'read')
    const rows = await findRelatedProviders(context.db, context.user.customerId, id)
    return { status: 200, body: { data: rows.map((row, index) => toRelatedProvider(row, index)) } }
  },

  async createRelatedProvider(context, { path, body }) {
    const { db, user } = context
    const { id: providerId } = await openProvider(context, path.providerId, 'relatedProviders', 'write')
    if (body.relatedProviderId === providerId)
      throw new Refusal(422, 'invalid', { errors: [{ path: 'relatedProviderId', code: 'not_allowed' }] })
    // Any provider of the account can be related, including one without a link to this user.
    const related = await findProviderRow(db, { ...user, providerIds: 'all' }, body.relatedProviderId)
    if (!related) throw new Refusal(404, 'related_provider_not_found')
    await lockProvider(db, user.customerId, providerId)
    const present = await findRelatedProviders(db, user.customerId, providerId)
    if (present.some(({ provider_id }) => provider_id === related.id)) throw new Refusal(409, 'already_related')
    const position = (present.at(-1)?.position ?? 0) + 1
    const relation = { customer_id: user.customerId, provider_id: providerId, related_provider_id: related.id, position }
    const id = await insertRelatedProvider(db, relation)
    await audit(context, { action: 'created', entity: 'related_provider', entityId: id })
    const data = toRelatedProvider({ ...related, id, position, provider_id: related.id }, present.length)
    return { status: 201, body: { data } }
  },

  async replaceRelatedProviderOrder(context, { path, body }) {
    const { db, user } = context
    const { id: providerId } = await openProvider(context, path.providerId, 'relatedProviders', 'write')
    await lockProvider(db, user.customerId, providerId)
    const present = await findRelatedProviders(db, user.customerId, providerId)
    requireWholeOrder(
      body.ids,
      present.map(({ id }) => id),
    )
    await writeOrder(db, user.customerId, 'related_providers', body.ids)
    await audit(context, { action: 'updated', entity: 'related_provider', detail: 'order' })
    return { status: 204 }
  },

  async deleteRelatedProvider(context, { path }) {
    const { id: providerId } = await openProvider(context, path.providerId, 'relatedProviders', 'write')
    const { db, user } = context
    const present = await findRelatedProviders(db, user.customerId, providerId)
    const relation = present.find(({ id }) => id === path.relatedId)
    if (!relation) throw new Refusal(404, 'not_found')
    const of = { entity: 'related_provider', entityId: relation.id } as const
    const headers = await undoable(context, of, { table: 'related_providers', ids: [relation.id] })
    await deleteRelatedProvider(db, user.customerId, relation.id)
    return { status: 204, headers }
  },
}

function toRelatedProvider(row: RelatedProviderRow, index: number): components['schemas']['RelatedProvider'] {
  const { id, provider_id, name, city, category_id, category_name } = row
  return { id, provider: { id: provider_id, name, city, category: { id: category_id, name: category_name } }, order: index + 1 }
}
