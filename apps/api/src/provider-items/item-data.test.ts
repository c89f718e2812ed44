import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

const { ok, answer, refusal, signIn, db, clock } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')
const [garden, mill] = [1, 2]

async function insertPicture(providerId: number): Promise<number> {
  const row = {
    customer_id: 1,
    provider_id: providerId,
    gallery_id: null,
    type: 'image' as const,
    image_key: `1/${crypto.randomUUID().replaceAll('-', '')}.jpg`,
    status: 'active' as const,
    position: 1,
    created_at: clock.now().toString(),
  }
  return (await db.insertInto('media').values(row).returning('id').executeTakeFirstOrThrow()).id
}
async function insertProduct(providerId: number, name = 'Aurora'): Promise<number> {
  const row = { customer_id: 1, provider_id: providerId, type: 'product' as const, name, model_name: 'Aurora 12' }
  const rest = { currency: 'CAD', status: 'active' as const, position: 50 }
  return (
    await db
      .insertInto('provider_items')
      .values({ ...row, ...rest })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}
const linked = async (mediaId: number, as = mara) => (await ok('listItemData', { as, path: { mediaId } })).data
const link = async (mediaId: number, body: { providerItemId: number; modelName?: string }) =>
  (await ok('createItemData', { as: mara, path: { mediaId }, body })).data

describe('the products of a picture', () => {
  it('GAL-06 GAL-16 are linked once, listed in the order of the page, and unlinked', async () => {
    const mediaId = await insertPicture(mill)
    const [first, second] = [await insertProduct(mill), await insertProduct(mill, 'Luna')]
    const other = await link(mediaId, { providerItemId: second, modelName: ' Luna 3 ' })
    expect(other).toEqual({ id: other.id, mediaId, providerItemId: second, modelName: 'Luna 3' })
    const own = await link(mediaId, { providerItemId: first })
    expect(own.modelName).toBe('Aurora 12')
    expect(await linked(mediaId)).toEqual([own, other])
    const again = await refusal('createItemData', { as: mara, path: { mediaId }, body: { providerItemId: first } })
    expect(again.errors).toMatchObject([{ path: 'providerItemId', code: 'not_allowed' }])
    await ok('deleteItemData', { as: mara, path: { mediaId, itemDataId: own.id } })
    expect(await linked(mediaId)).toEqual([other])
    expect(await refusal('deleteItemData', { as: mara, path: { mediaId, itemDataId: own.id } })).toMatchObject({ status: 404 })
  })

  it('belong to the provider of the picture', async () => {
    const mediaId = await insertPicture(garden)
    const body = { providerItemId: await insertProduct(mill) }
    expect((await refusal('createItemData', { as: mara, path: { mediaId }, body })).errors).toMatchObject([
      { path: 'providerItemId', code: 'not_allowed' },
    ])
    expect(await refusal('createItemData', { as: mara, path: { mediaId }, body: { providerItemId: 999_999 } })).toMatchObject({
      status: 404,
    })
  })

  it('are deleted with the product, and restored with it', async () => {
    const mediaId = await insertPicture(mill)
    const providerItemId = await insertProduct(mill)
    const before = await link(mediaId, { providerItemId })
    const { headers } = await answer('deleteProviderItem', { as: mara, path: { providerItemId } })
    expect(await linked(mediaId)).toEqual([])
    await ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
    expect(await linked(mediaId)).toEqual([before])
  })

  it('PERM-08 PERM-09 of others are not found, and a read-only page cannot be written', async () => {
    const mediaId = await insertPicture(garden)
    const providerItemId = await insertProduct(garden)
    const { id: itemDataId } = await link(mediaId, { providerItemId })
    for (const as of [noura, jonas]) {
      expect(await refusal('listItemData', { as, path: { mediaId } })).toMatchObject({ status: 404 })
      expect(await refusal('createItemData', { as, path: { mediaId }, body: { providerItemId } })).toMatchObject({ status: 404 })
      expect(await refusal('deleteItemData', { as, path: { mediaId, itemDataId } })).toMatchObject({ status: 404 })
    }
    const [ownMedia, ownItem] = [await insertPicture(mill), await insertProduct(mill)]
    const row = { customer_id: 1, customer_user_id: 2, provider_id: mill, page: 'gallery' as const, access: 'read' as const }
    await db.insertInto('provider_page_access').values(row).execute()
    expect(await linked(ownMedia, jonas)).toEqual([])
    const path = { mediaId: ownMedia }
    expect(await refusal('createItemData', { as: jonas, path, body: { providerItemId: ownItem } })).toMatchObject({ status: 403 })
    expect(await refusal('deleteItemData', { as: jonas, path: { ...path, itemDataId: 1 } })).toMatchObject({ status: 403 })
    await db.updateTable('provider_page_access').set({ access: 'none' }).where('page', '=', 'gallery').execute()
    expect(await refusal('listItemData', { as: jonas, path })).toMatchObject({ status: 403 })
  })
})
