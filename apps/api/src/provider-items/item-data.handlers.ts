import type { components } from '@vendor-panel/contract'
import { findMediaRow } from '../galleries/media.queries.ts'
import { audit } from '../platform/audit/audit.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { problemRefusal } from '../platform/contract/rule-refusals.ts'
import { openProvider } from '../providers/provider-access.ts'
import { lockProvider } from '../providers/providers.queries.ts'
import { deleteItemDataRow, findItemData, insertItemData, type ItemDataRow } from './item-data.queries.ts'
import { findProviderItem } from './provider-items.queries.ts'

/** The links between pictures and the products that they show (GAL-06, GAL-16). */
export const itemDataHandlers: Handlers<'listItemData' | 'createItemData' | 'deleteItemData'> = {
  async listItemData(context, { path }) {
    const media = await openMedia(context, path.mediaId, 'read')
    const rows = await findItemData(context.db, context.user.customerId, media.id)
    return { status: 200, body: { data: rows.map(toItemData) } }
  },

  async createItemData(context, { path, body }) {
    const { db, user } = context
    const media = await openMedia(context, path.mediaId, 'write')
    await lockProvider(db, user.customerId, media.provider_id)
    const item = requireFound(await findProviderItem(db, user, body.providerItemId, 'read'))
    const linked = await findItemData(db, user.customerId, media.id)
    if (item.provider_id !== media.provider_id || linked.some(({ provider_item_id }) => provider_item_id === item.id))
      throw problemRefusal({ path: 'providerItemId', code: 'not_allowed' })
    const of = { customer_id: user.customerId, media_id: media.id, provider_item_id: item.id }
    const row = await insertItemData(db, { ...of, model_name: body.modelName?.trim() || item.model_name })
    await audit(context, { action: 'created', entity: 'item_data', entityId: row.id })
    return { status: 201, body: { data: toItemData(row) } }
  },

  async deleteItemData(context, { path }) {
    const { db, user } = context
    const media = await openMedia(context, path.mediaId, 'write')
    if ((await deleteItemDataRow(db, user.customerId, media.id, path.itemDataId)) === 0) throw new Refusal(404, 'not_found')
    await audit(context, { action: 'deleted', entity: 'item_data', entityId: path.itemDataId })
    return { status: 204 }
  },
}

/** A picture or video of a provider whose gallery the user may access in this way (PERM-09). */
async function openMedia(context: VendorContext, mediaId: number, needed: 'read' | 'write') {
  const media = requireFound(await findMediaRow(context.db, context.user, mediaId))
  await openProvider(context, media.provider_id, 'gallery', needed)
  return media
}

const toItemData = ({ id, media_id, provider_item_id, model_name }: ItemDataRow): components['schemas']['ItemData'] => ({
  id,
  mediaId: media_id,
  providerItemId: provider_item_id,
  modelName: model_name,
})
