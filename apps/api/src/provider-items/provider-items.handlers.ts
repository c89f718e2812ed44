import type { components } from '@vendor-panel/contract'
import { providerItemProblems, reducedPriceProblem, statusAfterEdit, type FieldProblem } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { undoable } from '../platform/audit/undo.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { openProvider } from '../providers/provider-access.ts'
import {
  countProviderItems,
  deleteProviderItemRow,
  findItemOptionIds,
  findProviderItem,
  findProviderItems,
  keepItemImages,
  lockProviderItemIds,
  updateProviderItemRow,
  type ProviderItemRow,
} from './provider-items.queries.ts'
import { requireWholeOrder } from '../platform/contract/whole-order.ts'
import { writeOrder } from '../platform/db/row-order.queries.ts'

type Schemas = components['schemas']

export const providerItemHandlers: Handlers<
  'listProviderItems' | 'getProviderItem' | 'updateProviderItem' | 'deleteProviderItem' | 'replaceProviderItemOrder'
> = {
  async listProviderItems(context, { query }) {
    const { db, user } = context
    const { page: _page, limit: _limit, ...filter } = query
    const { page, limit, offset } = requestedPage(query)
    await openProvider(context, filter.providerId, 'items', 'read')
    const rows = await findProviderItems(db, user.customerId, filter, limit, offset)
    const total = await countProviderItems(db, user.customerId, filter)
    return { status: 200, body: { data: rows.map(toProviderItem), meta: { page, limit, total } } }
  },

  async getProviderItem(context, { path }) {
    return { status: 200, body: { data: toProviderItem((await openItem(context, path.providerItemId, 'read')).item) } }
  },

  async updateProviderItem(context, { path, body }) {
    const { db, user } = context
    const { item: before, provider } = await openItem(context, path.providerItemId, 'write')
    const item = edited(before, body)
    const { images, id, ...columns } = item
    const options = await findItemOptionIds(db, provider.category_id)
    refuseProblems([...itemProblems(item), ...optionProblems(body.optionIds ?? [], options)])
    await keepItemImages(
      db,
      user.customerId,
      id,
      images.map((image) => image.id),
    )
    await updateProviderItemRow(db, user.customerId, id, { ...columns, option_ids: JSON.stringify(columns.option_ids) })
    await audit(context, { action: 'updated', entity: 'provider_item', entityId: id })
    return { status: 200, body: { data: toProviderItem(item) } }
  },

  async deleteProviderItem(context, { path }) {
    const { id } = (await openItem(context, path.providerItemId, 'write')).item
    const headers = await undoable(
      context,
      { entity: 'provider_item', entityId: id },
      { table: 'provider_items', ids: [id] },
      { table: 'provider_item_images', ids: [id], key: 'provider_item_id' },
    )
    await deleteProviderItemRow(context.db, context.user.customerId, id)
    return { status: 204, headers }
  },

  async replaceProviderItemOrder(context, { body }) {
    const { db, user } = context
    const { id: providerId } = await openProvider(context, body.providerId, 'items', 'write')
    requireWholeOrder(body.ids, await lockProviderItemIds(db, user.customerId, providerId))
    await writeOrder(db, user.customerId, 'provider_items', body.ids)
    await audit(context, { action: 'updated', entity: 'provider_item', detail: 'order' })
    return { status: 204 }
  },
}

async function openItem(context: VendorContext, itemId: number, needed: 'read' | 'write') {
  const item = requireFound(await findProviderItem(context.db, context.user, itemId, needed === 'write' ? 'lock' : 'read'))
  return { item, provider: await openProvider(context, item.provider_id, 'items', needed) }
}

/** The item with the sent fields; it waits for approval again (ITEM-01). */
function edited(item: ProviderItemRow, patch: Schemas['ProviderItemPatch']): ProviderItemRow {
  const { name, intro, giftText, price, discountedPrice, imageIds, modelImageId, modelName, optionIds } = patch
  return {
    ...item,
    ...(name !== undefined && { name: name.trim() }),
    ...(intro !== undefined && { intro: intro.trim() }),
    ...(giftText !== undefined && { gift_text: giftText.trim() }),
    ...(price !== undefined && { price }),
    ...(discountedPrice !== undefined && { discounted_price: discountedPrice }),
    ...(imageIds && { images: imageIds.map((id, place) => chosenImage(item, id, imageIds.indexOf(id) === place) ?? refuseImage(place)) }),
    ...(modelImageId !== undefined && { model_image_id: modelImageId }),
    ...(modelName !== undefined && { model_name: modelName.trim() }),
    ...(optionIds && { option_ids: optionIds }),
    status: statusAfterEdit,
    reject_reason: null,
  }
}

function chosenImage({ images }: ProviderItemRow, imageId: number, isFirst: boolean) {
  return isFirst ? images.find(({ id }) => id === imageId) : undefined
}

function refuseImage(place: number): never {
  throw new Refusal(422, 'invalid', { errors: [{ path: `imageIds[${place}]`, code: 'not_allowed' }] })
}

function itemProblems(item: ProviderItemRow) {
  const { type, name, images, model_image_id, model_name, intro, gift_text, price, discounted_price } = item
  const problems = providerItemProblems({
    type,
    name,
    imageIds: images.map(({ id }) => id),
    modelImageId: model_image_id,
    modelName: model_name ?? '',
    intro: intro ?? '',
    giftText: gift_text ?? '',
  })
  const reduced = reducedPriceProblem('discountedPrice', price, discounted_price)
  return reduced ? [...problems, reduced] : problems
}

/** Options must belong to the groups of the provider's category (ITEM-07). */
function optionProblems(optionIds: readonly number[], offered: ReadonlySet<number>): FieldProblem[] {
  return optionIds.flatMap((id, place) => (offered.has(id) ? [] : [{ path: `optionIds[${place}]`, code: 'not_allowed' }]))
}

function toProviderItem(row: ProviderItemRow): Schemas['ProviderItem'] {
  return {
    id: row.id,
    providerId: row.provider_id,
    type: row.type,
    name: row.name,
    intro: row.intro,
    giftText: row.gift_text,
    price: row.price,
    discountedPrice: row.discounted_price,
    currency: row.currency,
    status: row.status,
    rejectReason: row.reject_reason,
    images: row.images,
    modelImageId: row.model_image_id,
    modelName: row.model_name,
    optionIds: row.option_ids,
    order: row.position,
  }
}
