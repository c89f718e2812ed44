import type { components } from '@vendor-panel/contract'
import { providerItemProblems, reducedPriceProblem, statusAfterEdit, type FieldProblem } from '@vendor-panel/domain'
import { findMediaByIds } from '../galleries/media.queries.ts'
import { audit } from '../platform/audit/audit.ts'
import { undoable } from '../platform/audit/undo.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import { requireVersion, versionHeaders } from '../platform/contract/record-version.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { requireWholeOrder } from '../platform/contract/whole-order.ts'
import { writeOrder } from '../platform/db/row-order.queries.ts'
import { openProvider } from '../providers/provider-access.ts'
import { lockProvider, type ProviderRow } from '../providers/providers.queries.ts'
import { toItemImage } from './item-image.ts'
import {
  countProviderItems,
  deleteProviderItemRow,
  findItemOptionIds,
  findProviderItem,
  findProviderItems,
  insertProviderItemRow,
  lockProviderItemIds,
  nextItemPosition,
  replaceItemImages,
  updateProviderItemRow,
  type ProviderItemRow,
} from './provider-items.queries.ts'

type Schemas = components['schemas']
/** What a user writes: an item without its keys in the database. */
type ItemContent = Omit<ProviderItemRow, 'id' | 'provider_id' | 'position' | 'version' | 'currency'>

export const providerItemHandlers: Handlers<
  'listProviderItems' | 'createProviderItem' | 'getProviderItem' | 'updateProviderItem' | 'deleteProviderItem' | 'replaceProviderItemOrder'
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

  async createProviderItem(context, { body }) {
    const { db, user } = context
    const provider = await openProvider(context, body.providerId, 'items', 'write')
    await lockProvider(db, user.customerId, provider.id)
    const { images, option_ids, ...columns } = await accepted(context, provider, emptyItem(body.type), body)
    const row = await insertProviderItemRow(db, {
      ...columns,
      option_ids: JSON.stringify(option_ids),
      customer_id: user.customerId,
      provider_id: provider.id,
      currency: user.currency,
      position: await nextItemPosition(db, user.customerId, provider.id),
    })
    await replaceItemImages(db, user.customerId, row.id, images)
    await audit(context, { action: 'created', entity: 'provider_item', entityId: row.id })
    return { status: 201, headers: versionHeaders(row.version), body: { data: toProviderItem({ ...row, images }) } }
  },

  async getProviderItem(context, { path }) {
    const { item } = await openItem(context, path.providerItemId, 'read')
    return { status: 200, headers: versionHeaders(item.version), body: { data: toProviderItem(item) } }
  },

  async updateProviderItem(context, { path, body }) {
    const { db, user } = context
    const { item: before, provider } = await openItem(context, path.providerItemId, 'write')
    requireVersion(context, before.version)
    const { images, option_ids, ...columns } = await accepted(context, provider, before, body)
    if (body.imageIds) await replaceItemImages(db, user.customerId, before.id, images)
    const row = await updateProviderItemRow(db, user.customerId, before.id, { ...columns, option_ids: JSON.stringify(option_ids) })
    await audit(context, { action: 'updated', entity: 'provider_item', entityId: before.id })
    return { status: 200, headers: versionHeaders(row.version), body: { data: toProviderItem({ ...row, images }) } }
  },

  async deleteProviderItem(context, { path }) {
    const { id } = (await openItem(context, path.providerItemId, 'write')).item
    const headers = await undoable(
      context,
      { entity: 'provider_item', entityId: id },
      { table: 'provider_items', ids: [id] },
      { table: 'provider_item_images', ids: [id], key: 'provider_item_id' },
      { table: 'item_data', ids: [id], key: 'provider_item_id' },
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

const emptyItem = (type: Schemas['ProviderItemType']): ItemContent => ({
  type,
  name: '',
  intro: null,
  gift_text: null,
  price: null,
  discounted_price: null,
  model_image_id: null,
  model_name: null,
  option_ids: [],
  images: [],
  status: statusAfterEdit,
  reject_reason: null,
})

/** The item with the sent fields, if they follow the rules; it waits for approval (ITEM-01). */
async function accepted(
  context: VendorContext,
  provider: ProviderRow,
  before: ItemContent,
  sent: Schemas['ProviderItemPatch'],
): Promise<ItemContent> {
  const { type, images } = before
  const { name, intro, giftText, price, discountedPrice, imageIds, modelImageId, modelName, optionIds } = sent
  const item: ItemContent = {
    type,
    name: name?.trim() ?? before.name,
    intro: intro?.trim() ?? before.intro,
    gift_text: giftText?.trim() ?? before.gift_text,
    price: price === undefined ? before.price : price,
    discounted_price: discountedPrice === undefined ? before.discounted_price : discountedPrice,
    images: imageIds ? await choosePictures(context, provider.id, imageIds) : images,
    model_image_id: modelImageId === undefined ? before.model_image_id : modelImageId,
    model_name: modelName?.trim() ?? before.model_name,
    option_ids: optionIds ?? before.option_ids,
    status: statusAfterEdit,
    reject_reason: null,
  }
  const options = await findItemOptionIds(context.db, provider.category_id)
  refuseProblems([...itemProblems(item), ...optionProblems(optionIds ?? [], options)])
  return item
}

/** Pictures of the provider that the editors have not rejected, each once. */
async function choosePictures({ db, user }: VendorContext, providerId: number, imageIds: readonly number[]) {
  const found = await findMediaByIds(db, { customerId: user.customerId, providerIds: [providerId] }, imageIds)
  const offered = new Map(found.filter(({ type, status }) => type === 'image' && status !== 'rejected').map((media) => [media.id, media]))
  refuseProblems(
    imageIds.flatMap((id, index) =>
      offered.has(id) && imageIds.indexOf(id) === index ? [] : [{ path: `imageIds[${index}]`, code: 'not_allowed' }],
    ),
  )
  return imageIds.flatMap((id) => offered.get(id) ?? []).map(toItemImage)
}

function itemProblems(item: ItemContent) {
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
  return optionIds.flatMap((id, index) => (offered.has(id) ? [] : [{ path: `optionIds[${index}]`, code: 'not_allowed' }]))
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
    modelImageId: row.images.some(({ id }) => id === row.model_image_id) ? row.model_image_id : null,
    modelName: row.model_name,
    optionIds: row.option_ids,
    order: row.position,
  }
}
