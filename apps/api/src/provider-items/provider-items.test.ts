import type { Insertable } from 'kysely'
import { describe, expect, it } from 'vitest'
import { couple, openWorld } from '../../test/world.ts'
import type { GalleryTables } from '../galleries/galleries.tables.ts'

const { ok, answer, refusal, signIn, db, clock } = await openWorld()
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

/** Published pictures of a provider. */
async function insertPictures(providerId: number, count: number, values: Partial<Insertable<GalleryTables['media']>> = {}) {
  const rows = Array.from({ length: count }, (_, index) => ({
    customer_id: 1,
    provider_id: providerId,
    gallery_id: null,
    type: 'image' as const,
    image_key: `1/${crypto.randomUUID().replaceAll('-', '')}.jpg`,
    width: 800,
    height: 600,
    status: 'active' as const,
    position: index + 1,
    created_at: clock.now().toString(),
    ...values,
  }))
  const made = await db.insertInto('media').values(rows).returning('id').execute()
  return made.map(({ id }) => id)
}

/** A dress with two pictures, the second of which shows the model. */
async function makeProduct() {
  const imageIds = await insertPictures(mill, 2)
  const body = {
    providerId: mill,
    type: 'product' as const,
    name: 'Aurora',
    price: 1800,
    imageIds,
    modelImageId: imageIds[1]!,
    modelName: 'Aurora 12',
  }
  const { data } = await ok('createProviderItem', { as: mara, body })
  return { id: data.id, imageIds }
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
    expect(turned.images.map((image) => image.id)).toEqual(imageIds.toReversed())
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

  it('ITEM-01 ITEM-02 a new offer is the last one and waits for approval, and is created once', async () => {
    const before = await items()
    const intro = 'Weddings of up to forty guests that end before the evening.'
    const body = { providerId: garden, type: 'offer' as const, name: ' Small and early ', intro, giftText: 'A cake', optionIds: [1] }
    const sent = { as: mara, body, headers: { 'idempotency-key': crypto.randomUUID() } }
    const made = await ok('createProviderItem', sent)
    expect(made.data).toMatchObject({
      ...body,
      name: 'Small and early',
      status: 'pending',
      order: before.length + 1,
      currency: 'CAD',
      images: [],
      modelImageId: null,
    })
    expect(await item(made.data.id)).toEqual(made.data)
    expect((await ok('createProviderItem', sent)).data.id).toBe(made.data.id)
    expect(await items()).toHaveLength(before.length + 1)
    await ok('deleteProviderItem', { as: mara, path: { providerItemId: made.data.id } })
  })

  it('ITEM-03 ITEM-09 GAL-06 a new product needs a picture of its provider and a registered model picture', async () => {
    const refused = async (body: object) => {
      const product = { providerId: mill, type: 'product' as const, name: 'Aurora', ...body }
      return (await refusal('createProviderItem', { as: mara, body: product })).errors
    }
    expect(await refused({})).toMatchObject([
      { path: 'imageIds', code: 'too_few' },
      { path: 'modelImageId', code: 'model_image_missing' },
    ])
    const [foreign] = await insertPictures(garden, 1)
    const [rejected] = await insertPictures(mill, 1, { status: 'rejected' })
    const [video] = await insertPictures(mill, 1, { type: 'video', image_key: null, video_url: 'https://youtu.be/aqz-KE-bpKQ' })
    for (const imageId of [foreign, rejected, video, 999_999])
      expect(await refused({ imageIds: [imageId], modelImageId: imageId, modelName: 'Aurora 12' })).toContainEqual(
        expect.objectContaining({ path: 'imageIds[0]', code: 'not_allowed' }),
      )
    const { id, imageIds } = await makeProduct()
    expect(await item(id)).toMatchObject({ type: 'product', modelImageId: imageIds[1], modelName: 'Aurora 12', status: 'pending' })
    // A picture that is deleted from the gallery is not a picture of the item.
    await ok('deleteProviderMedia', { as: mara, path: { providerId: mill, mediaId: imageIds[1]! } })
    expect(await item(id)).toMatchObject({ modelImageId: null, images: [{ id: imageIds[0] }] })
  })

  it('two users save the same item: the later one with the old version is refused', async () => {
    const [offer] = await items()
    const path = { providerItemId: offer!.id }
    const { headers } = await answer('getProviderItem', { as: mara, path })
    const save = (name: string) => ({ as: mara, path, body: { name }, headers: { 'if-match': String(headers['etag']) } })
    await ok('updateProviderItem', save('Winter weekends'))
    expect(await refusal('updateProviderItem', save('Winter'))).toMatchObject({ status: 409, code: 'stale_version' })
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
    expect((await items()).map(({ id, order }) => [id, order])).toEqual(ids.toReversed().map((id, index) => [id, index + 1]))
    for (const wrong of [[ids[0]], [ids[0], ids[0]], [...ids, 999_999]])
      expect(await refusal('replaceProviderItemOrder', { as: mara, body: { providerId: garden, ids: wrong } })).toMatchObject({
        status: 422,
        code: 'invalid',
      })
  })

  it('ITEM-01 ITEM-02 are approved or rejected by the editors, one of them or all that wait', async () => {
    const add = async (name: string) => {
      const body = { providerId: mill, type: 'offer' as const, name, intro: 'Weddings of up to forty guests that end before the evening.' }
      return (await ok('createProviderItem', { as: mara, body })).data.id
    }
    const decide = async (body: object, providerId = mill) =>
      (await ok('createIntakeItemDecision', { as: couple, path: { providerId }, body })).data.providerItemIds
    const [first, second] = [await add('Small and early'), await add('Sundays in March')]
    const { etag } = (await answer('getProviderItem', { as: mara, path: { providerItemId: first } })).headers
    expect(await decide({ decision: 'reject', providerItemId: first, reason: ' It names another company. ' })).toEqual([first])
    expect(await item(first)).toMatchObject({ status: 'rejected', rejectReason: 'It names another company.' })
    const waiting = (await items({ providerId: mill, status: 'pending' })).map(({ id }) => id)
    expect(waiting).toContain(second)
    expect(new Set(await decide({ decision: 'approve' }))).toEqual(new Set(waiting))
    expect(await item(second)).toMatchObject({ status: 'active', rejectReason: null })
    // A form that was open during the decision is saved, and the item waits again.
    const headers = { 'if-match': String(etag) }
    const { data } = await ok('updateProviderItem', { as: mara, path: { providerItemId: first }, body: { name: 'Early' }, headers })
    expect(data).toMatchObject({ name: 'Early', status: 'pending', rejectReason: null })
    const ofAnother = { as: couple, path: { providerId: garden }, body: { decision: 'approve', providerItemId: first } }
    expect(await refusal('createIntakeItemDecision', ofAnother)).toMatchObject({ status: 404 })
    expect(await refusal('createIntakeItemDecision', { ...ofAnother, path: { providerId: 999_999 } })).toMatchObject({ status: 404 })
    expect((await item(first)).status).toBe('pending')
  })

  it('PERM-08 PERM-09 of others are not found, and a read-only page cannot be written', async () => {
    const [offer] = await items()
    const path = { providerItemId: offer!.id }
    const body = { name: 'x' }
    const newOffer = { type: 'offer' as const, name: 'Small and early' }
    for (const as of [noura, jonas]) {
      expect(await refusal('listProviderItems', { as, query: { providerId: garden } })).toMatchObject({ status: 404, code: 'not_found' })
      expect(await refusal('getProviderItem', { as, path })).toMatchObject({ status: 404 })
      expect(await refusal('updateProviderItem', { as, path, body })).toMatchObject({ status: 404 })
      expect(await refusal('deleteProviderItem', { as, path })).toMatchObject({ status: 404 })
      const order = { providerId: garden, ids: [offer!.id] }
      expect(await refusal('replaceProviderItemOrder', { as, body: order })).toMatchObject({ status: 404 })
      expect(await refusal('createProviderItem', { as, body: { ...newOffer, providerId: garden } })).toMatchObject({ status: 404 })
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
    expect(await refusal('createProviderItem', { as: jonas, body: { ...newOffer, providerId: mill } })).toMatchObject({ status: 403 })
    await db.updateTable('provider_page_access').set({ access: 'none' }).where('page', '=', 'items').execute()
    expect(await refusal('getProviderItem', restricted)).toMatchObject({ status: 403 })
    expect(await refusal('listProviderItems', { as: jonas, query: { providerId: mill } })).toMatchObject({ status: 403 })
  })
})
