import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

const { ok, answer, refusal, signIn, clock } = await openWorld()
const mara = await signIn('mara')
const noura = await signIn('noura')

const create = async (body: { name: string; note?: string }) => (await ok('createSampleItem', { as: mara, body })).data
const list = async (as = mara) => (await ok('listSampleItems', { as, query: { limit: 100 } })).data

describe('sample items', () => {
  it('are added and read, texts without spaces around them', async () => {
    const made = await create({ name: ' First ', note: ' ' })
    const createdAt = clock.now().toString({ smallestUnit: 'millisecond' })
    expect(made).toEqual({ id: made.id, name: 'First', note: null, createdAt, updatedAt: null })
    expect((await ok('getSampleItem', { as: mara, path: { sampleItemId: made.id } })).data).toEqual(made)
  })

  it('are listed newest first, page by page', async () => {
    const first = await create({ name: 'Older' })
    clock.advance({ minutes: 1 })
    const second = await create({ name: 'Newer' })
    expect((await list()).slice(0, 2)).toEqual([second, first])
    const { data, meta } = await ok('listSampleItems', { as: mara, query: { page: 2, limit: 1 } })
    expect(data).toEqual([first])
    expect(meta).toMatchObject({ page: 2, limit: 1, total: (await list()).length })
    expect(await refusal('listSampleItems', { as: mara, query: { page: 0 } })).toMatchObject({ status: 422, errors: [{ path: 'page' }] })
  })

  it('VAL-01 VAL-05 are refused with the problems of the rule', async () => {
    expect(await refusal('createSampleItem', { as: mara, body: { name: ' ' } })).toMatchObject({
      status: 422,
      code: 'invalid',
      errors: [{ path: 'name', code: 'required' }],
    })
  })

  it('are replaced as a whole, by the latest version only', async () => {
    const { id } = await create({ name: 'First', note: 'Note' })
    const path = { sampleItemId: id }
    const { headers } = await answer('getSampleItem', { as: mara, path })
    const change = { as: mara, path, body: { name: 'Second' }, headers: { 'if-match': String(headers['etag']) } }
    expect((await ok('replaceSampleItem', change)).data).toMatchObject({ name: 'Second', note: null })
    expect(await refusal('replaceSampleItem', change)).toMatchObject({ status: 409, code: 'stale_version' })
  })

  it('are deleted, which can be undone', async () => {
    const made = await create({ name: 'Deleted' })
    const path = { sampleItemId: made.id }
    const { headers } = await answer('deleteSampleItem', { as: mara, path })
    expect(await refusal('getSampleItem', { as: mara, path })).toMatchObject({ status: 404 })
    await ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
    expect((await ok('getSampleItem', { as: mara, path })).data).toEqual(made)
    await ok('deleteSampleItem', { as: mara, path })
    expect(await refusal('deleteSampleItem', { as: mara, path })).toMatchObject({ status: 404 })
  })

  it('of another customer are not found', async () => {
    const { id } = await create({ name: 'Not yours' })
    expect(await refusal('getSampleItem', { as: noura, path: { sampleItemId: id } })).toMatchObject({ status: 404 })
    expect((await list(noura)).some((one) => one.id === id)).toBe(false)
  })
})
