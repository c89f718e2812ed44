import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

const { ok, answer, refusal, signIn, db } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

const [garden, mill, lakehouse, theirs] = [1, 2, 3, 8]
const of = (providerId: number) => ({ path: { providerId } })
const related = async (providerId = mill, as = mara) => (await ok('listRelatedProviders', { as, ...of(providerId) })).data
const add = async (relatedProviderId: number, providerId = mill, as = mara) =>
  (await ok('createRelatedProvider', { as, ...of(providerId), body: { relatedProviderId } })).data

describe('related providers', () => {
  it('PROV-15 are listed in their order, added at the end and removed', async () => {
    const [first] = await related()
    expect(first).toMatchObject({ order: 1, provider: { id: garden, name: 'Rosewood Garden', city: 'Ottawa', category: { id: 1 } } })
    const added = await add(lakehouse, mill, jonas)
    expect(added).toMatchObject({ order: 2, provider: { id: lakehouse, name: 'Rosewood Lakehouse' } })
    expect(await related()).toEqual([first, added])
    await ok('deleteRelatedProvider', { as: jonas, path: { providerId: mill, relatedId: first!.id } })
    expect(await related()).toEqual([{ ...added, order: 1 }])
  })

  it('PROV-15 are restored when the removal is undone', async () => {
    const [only] = await related()
    const { headers } = await answer('deleteRelatedProvider', { as: mara, path: { providerId: mill, relatedId: only!.id } })
    expect(await related()).toEqual([])
    await ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
    expect(await related()).toEqual([only])
  })

  it('PROV-15 are reordered as a whole', async () => {
    const ids = (await related(garden)).map(({ id }) => id)
    await ok('replaceRelatedProviderOrder', { as: mara, ...of(garden), body: { ids: ids.toReversed() } })
    expect((await related(garden)).map(({ id, order }) => [id, order])).toEqual([
      [ids[1], 1],
      [ids[0], 2],
    ])
    const wrong = async (order: (number | undefined)[]) =>
      (await refusal('replaceRelatedProviderOrder', { as: mara, ...of(garden), body: { ids: order } })).errors
    expect(await wrong([ids[0]])).toMatchObject([{ path: 'ids', code: 'too_few' }])
    expect(await wrong([ids[0], ids[0]])).toMatchObject([{ path: 'ids[1]', code: 'not_allowed' }])
    expect(await wrong([...ids, 999_999])).toMatchObject([{ path: 'ids[2]', code: 'not_allowed' }])
  })

  it('PROV-16 MSG-20 must belong to the account, and be neither the provider itself nor already related', async () => {
    const refuse = (relatedProviderId: number) => refusal('createRelatedProvider', { as: mara, ...of(garden), body: { relatedProviderId } })
    const unknown = await refuse(999_999)
    expect(unknown).toMatchObject({ status: 404, code: 'related_provider_not_found', message: 'Related provider not found' })
    expect({ ...(await refuse(theirs)), headers: null }).toEqual({ ...unknown, headers: null })
    expect(await refuse(mill)).toMatchObject({ status: 409, code: 'already_related' })
    expect(await refuse(garden)).toMatchObject({ status: 422, errors: [{ path: 'relatedProviderId', code: 'not_allowed' }] })
  })

  it('PERM-08 PERM-09 of others are not found, and a read-only page cannot be written', async () => {
    const [relation] = await related(garden)
    const relatedId = relation!.id
    const body = { relatedProviderId: lakehouse, ids: [relatedId] }
    const calls = [
      ['listRelatedProviders', {}],
      ['createRelatedProvider', { body: { relatedProviderId: body.relatedProviderId } }],
      ['replaceRelatedProviderOrder', { body: { ids: body.ids } }],
      ['deleteRelatedProvider', {}],
    ] as const
    for (const [name, sent] of calls)
      for (const as of [noura, jonas])
        expect(await refusal(name, { as, path: { providerId: garden, relatedId }, ...sent })).toMatchObject({
          status: 404,
          code: 'not_found',
        })
    expect(await refusal('deleteRelatedProvider', { as: mara, path: { providerId: mill, relatedId } })).toMatchObject({ status: 404 })
    const link = { customer_id: 1, customer_user_id: 2, provider_id: mill, page: 'relatedProviders' as const }
    await db
      .insertInto('provider_page_access')
      .values({ ...link, access: 'read' })
      .execute()
    expect(await related(mill, jonas)).toHaveLength(1)
    for (const [name, sent] of calls.slice(1))
      expect(await refusal(name, { as: jonas, path: { providerId: mill, relatedId }, ...sent })).toMatchObject({ status: 403 })
    await db.updateTable('provider_page_access').set({ access: 'none' }).where('page', '=', 'relatedProviders').execute()
    expect(await refusal('listRelatedProviders', { as: jonas, ...of(mill) })).toMatchObject({ status: 403 })
  })
})
