import type { Insertable } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'
import type { ProviderItemsTable } from './provider-items.tables.ts'

const { ok, answer, refusal, signIn, db } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

const [garden, mill] = [1, 2]
const items = async (query: Record<string, unknown> = {}, as = mara) =>
  (await ok('listProviderItems', { as, query: { providerId: garden, ...query } })).data
const item = async (providerItemId: number) => (await ok('getProviderItem', { as: mara, path: { providerItemId } })).data
const change = async (providerItemId: number, body: object) =>
  (await ok('updateProviderItem', { as: mara, path: { providerItemId }, body })).data
const problems = async (providerItemId: number, body: object) =>
  (await refusal('updateProviderItem', { as: mara, path: { providerItemId }, body })).errors

/** A dress with two pictures, the second of which shows the model. */
async function makeProduct() {
  const row: Insertable<ProviderItemsTable> = {
    customer_id: 1,
    provider_id: mill,
    type: 'product',
    name: 'Aurora',
    intro: null,
    gift_text: null,
    price: 1800,
    discounted_price: null,
    currency: 'CAD',
    status: 'active',
    reject_reason: null,
    model_image_id: null,
    model_name: 'Aurora 12',
    position: 2,
  }
  const { id } = await db.insertInto('provider_items').values(row).returning('id').executeTakeFirstOrThrow()
  const images = ['/media/1.jpg', '/media/2.jpg'].map((path, place) => ({
    customer_id: 1,
    provider_item_id: id,
    path,
    position: place + 1,
  }))
  const made = await db.insertInto('provider_item_images').values(images).returning('id').execute()
  const imageIds = made.map((image) => image.id)
  await db.updateTable('provider_items').set({ model_image_id: imageIds[1]! }).where('id', '=', id).execute()
  return { id, imageIds }
}

describe('products and offers', () => {
  it('ITEM-06 ITEM-07 are listed in their order, by type and status, and counted', async () => {
    const { data, meta } = await ok('listProviderItems', { as: mara, query: { providerId: garden } })
    expect(data.map(({ name, status, order }) => [name, status, order])).toEqual([
      ['Winter weekends', 'active', 1],
      ['Friday lights', 'pending', 2],
    ])
    expect(meta).toEqual({ page: 1, limit: 25, total: 2 })
    expect(data[0]).toMatchObject({ type: 'offer', price: 5400, discountedPrice: 3200, currency: 'CAD', images: [], optionIds: [] })
    expect((await items({ status: 'pending' })).map(({ name }) => name)).toEqual(['Friday lights'])
    expect(await items({ type: 'product' })).toEqual([])
    expect((await items({ limit: 1, page: 2 })).map(({ name }) => name)).toEqual(['Friday lights'])
  })

  it('ITEM-01 ITEM-07 wait for approval again after a change, with options of their category only', async () => {
    const [offer] = await items()
    await db.updateTable('provider_items').set({ status: 'rejected', reject_reason: 'Too loud' }).where('id', '=', offer!.id).execute()
    const changed = await change(offer!.id, { name: ' Winter Saturdays ', optionIds: [2, 1] })
    expect(changed).toEqual({ ...offer, name: 'Winter Saturdays', optionIds: [2, 1], status: 'pending', rejectReason: null })
    expect(await item(offer!.id)).toEqual(changed)
    // an option of photographers
    expect(await problems(offer!.id, { optionIds: [1, 3] })).toMatchObject([{ path: 'optionIds[1]', code: 'not_allowed' }])
  })

  it('ITEM-04 ITEM-05 the text of an offer stays within its bounds, for any input', async () => {
    const [offer] = await items()
    expect(await problems(offer!.id, { intro: 'Too short' })).toMatchObject([{ path: 'intro', code: 'too_short', params: { min: 20 } }])
    expect(await problems(offer!.id, { intro: ' '.repeat(30) })).toMatchObject([{ path: 'intro', code: 'too_short' }])
    expect(await problems(offer!.id, { intro: 'x'.repeat(251) })).toMatchObject([{ path: 'intro', code: 'too_long' }])
    expect(await problems(offer!.id, { giftText: 'x'.repeat(151) })).toMatchObject([{ path: 'giftText', code: 'too_long' }])
    expect(await problems(offer!.id, { name: '  ' })).toMatchObject([{ path: 'name', code: 'required' }])
  })

  it('CAT-30 VAL-07 a reduced price is below the regular one', async () => {
    const [offer] = await items()
    const refused = await refusal('updateProviderItem', {
      as: mara,
      path: { providerItemId: offer!.id },
      body: { price: 3200 },
    })
    expect(refused.errors).toMatchObject([
      { path: 'discountedPrice', code: 'discount_not_below', message: 'Discounted price must be below the regular price' },
    ])
    expect(await change(offer!.id, { price: 3300, discountedPrice: null })).toMatchObject({ price: 3300, discountedPrice: null })
  })

  it('ITEM-03 ITEM-09 a product keeps a picture and a registered model picture', async () => {
    const { id, imageIds } = await makeProduct()
    expect((await item(id)).images.map((image) => image.id)).toEqual(imageIds)
    const turned = await change(id, { imageIds: imageIds.toReversed() })
    expect(turned.images.map((image) => image.path)).toEqual(['/media/2.jpg', '/media/1.jpg'])
    expect(await item(id)).toEqual(turned)
    expect(await problems(id, { imageIds: [imageIds[0]] })).toMatchObject([{ path: 'modelImageId', code: 'model_image_missing' }])
    expect(await problems(id, { modelName: '' })).toMatchObject([{ path: 'modelImageId', code: 'model_image_missing' }])
    expect(await problems(id, { imageIds: [] })).toMatchObject([
      { path: 'imageIds', code: 'too_few' },
      { path: 'modelImageId', code: 'model_image_missing' },
    ])
    expect(await problems(id, { imageIds: [imageIds[0], 999_999] })).toMatchObject([{ path: 'imageIds[1]', code: 'not_allowed' }])
    expect(await problems(id, { imageIds: [imageIds[0], imageIds[0]] })).toMatchObject([{ path: 'imageIds[1]', code: 'not_allowed' }])
    expect((await change(id, { imageIds: [imageIds[1]] })).images).toHaveLength(1)
  })

  it('are removed with their pictures, and restored with them', async () => {
    const { id } = await makeProduct()
    const before = await item(id)
    const { headers } = await answer('deleteProviderItem', { as: mara, path: { providerItemId: id } })
    expect(await refusal('getProviderItem', { as: mara, path: { providerItemId: id } })).toMatchObject({ status: 404 })
    await ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
    expect(await item(id)).toEqual(before)
    await ok('deleteProviderItem', { as: mara, path: { providerItemId: id } })
    expect(await refusal('deleteProviderItem', { as: mara, path: { providerItemId: id } })).toMatchObject({ status: 404 })
  })

  it('PROV-14 are reordered as a whole', async () => {
    const ids = (await items()).map(({ id }) => id)
    await ok('replaceProviderItemOrder', { as: mara, body: { providerId: garden, ids: ids.toReversed() } })
    expect((await items()).map(({ id, order }) => [id, order])).toEqual(ids.toReversed().map((id, place) => [id, place + 1]))
    for (const wrong of [[ids[0]], [ids[0], ids[0]], [...ids, 999_999]])
      expect(await refusal('replaceProviderItemOrder', { as: mara, body: { providerId: garden, ids: wrong } })).toMatchObject({
        status: 422,
        code: 'invalid',
      })
  })

  it('PERM-08 PERM-09 of others are not found, and a read-only page cannot be written', async () => {
    const [offer] = await items()
    const path = { providerItemId: offer!.id }
    const body = { name: 'x' }
    for (const as of [noura, jonas]) {
      expect(await refusal('listProviderItems', { as, query: { providerId: garden } })).toMatchObject({ status: 404, code: 'not_found' })
      expect(await refusal('getProviderItem', { as, path })).toMatchObject({ status: 404 })
      expect(await refusal('updateProviderItem', { as, path, body })).toMatchObject({ status: 404 })
      expect(await refusal('deleteProviderItem', { as, path })).toMatchObject({ status: 404 })
      const order = { providerId: garden, ids: [offer!.id] }
      expect(await refusal('replaceProviderItemOrder', { as, body: order })).toMatchObject({ status: 404 })
    }
    const [own] = await items({ providerId: mill }, jonas)
    const link = { customer_id: 1, customer_user_id: 2, provider_id: mill, page: 'items' as const }
    await db
      .insertInto('provider_page_access')
      .values({ ...link, access: 'read' })
      .execute()
    expect(await items({ providerId: mill }, jonas)).toContainEqual(own)
    const restricted = { as: jonas, path: { providerItemId: own!.id } }
    expect(await refusal('updateProviderItem', { ...restricted, body })).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await refusal('deleteProviderItem', restricted)).toMatchObject({ status: 403 })
    const order = { providerId: mill, ids: [own!.id] }
    expect(await refusal('replaceProviderItemOrder', { as: jonas, body: order })).toMatchObject({ status: 403 })
    await db.updateTable('provider_page_access').set({ access: 'none' }).where('page', '=', 'items').execute()
    expect(await refusal('getProviderItem', restricted)).toMatchObject({ status: 403 })
    expect(await refusal('listProviderItems', { as: jonas, query: { providerId: mill } })).toMatchObject({ status: 403 })
  })
})
