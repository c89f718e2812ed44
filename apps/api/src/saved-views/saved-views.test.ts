import { describe, expect, it } from 'vitest'
import { whileLocked } from '../../test/while-locked.ts'
import { openWorld } from '../../test/world.ts'

const { ok, answer, refusal, signIn, db, connection } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

const filters = { displayStates: ['new', 'pending'], tags: ['garden'], due: 'today', sort: 'due' }
const keep = async (name: string, more: object = {}, as = jonas) =>
  (await ok('createSavedView', { as, body: { name, screen: 'leads', filters, ...more } })).data
const names = async (as = jonas) => (await ok('listSavedViews', { as })).data.map(({ name }) => name)

describe('LEAD-45 WORK-04 saved views', () => {
  it('store the filters of a list unchanged, for their owner', async () => {
    const view = await keep(' To answer ')
    expect(view).toMatchObject({ name: 'To answer', screen: 'leads', filters, isShared: false, author: { name: 'Jonas Okafor' } })
    expect((await ok('listSavedViews', { as: jonas })).data).toContainEqual(view)
    expect(await names(mara)).not.toContain('To answer')
  })

  it('are shared within the account only if their owner says so', async () => {
    await keep('For all', { isShared: true })
    expect(await names(mara)).toContain('For all')
    expect(await names(noura)).not.toContain('For all')
  })

  it('have a unique name per user', async () => {
    await keep('Twice')
    const body = { name: 'Twice', screen: 'leads', filters: {} }
    expect(await refusal('createSavedView', { as: jonas, body })).toMatchObject({ status: 409, code: 'name_taken' })
    expect(await keep('Twice', {}, mara)).toMatchObject({ author: { name: 'Mara Lindqvist' } })
  })

  it('accept filters of the list, and require a name', async () => {
    for (const body of [
      { name: ' ', screen: 'leads', filters },
      { name: 'x'.repeat(61), screen: 'leads', filters },
      { name: 'x', screen: 'gallery', filters },
      { name: 'x', screen: 'leads', filters: { colour: 'red' } },
      { name: 'x', screen: 'leads', filters: { due: 'soon' } },
      { name: 'x', screen: 'leads' },
    ])
      expect(await refusal('createSavedView', { as: mara, body })).toMatchObject({ status: 422, code: 'invalid' })
    expect(await refusal('createSavedView', { body: { name: 'x', screen: 'leads', filters } })).toMatchObject({ status: 401 })
  })

  it('are limited to fifty per user, also for simultaneous calls', async () => {
    const { customer_id, author_id } = await db
      .selectFrom('saved_views')
      .selectAll()
      .where('name', '=', 'To answer')
      .executeTakeFirstOrThrow()
    const row = {
      customer_id,
      author_id,
      screen: 'leads' as const,
      filters: '{}',
      is_shared: false,
      created_at: '2026-11-17T09:00:00.000Z',
    }
    const have = (await ok('listSavedViews', { as: jonas })).data.filter(({ author }) => author.name === 'Jonas Okafor').length
    await db
      .insertInto('saved_views')
      .values(Array.from({ length: 49 - have }, (_, index) => ({ ...row, name: `View ${index}` })))
      .execute()
    const add = (name: string) => ok('createSavedView', { as: jonas, body: { name, screen: 'leads', filters } })
    const turn = `select pg_advisory_xact_lock(hashtextextended('saved views ${author_id}', 0))`
    const tries = await whileLocked({ connection }, turn, 2, () => Promise.allSettled([add('View the last'), add('View too many')]))
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = await refusal('createSavedView', { as: jonas, body: { name: 'One more', screen: 'leads', filters } })
    expect(refused).toMatchObject({ status: 409, code: 'limit_reached', params: { max: 50 } })
    await db.deleteFrom('saved_views').where('name', 'like', 'View %').execute()
  })

  it('are removed by their owner and by account managers, and restored by undo', async () => {
    const [own, shared, hers, secret] = [
      await keep('Own'),
      await keep('Shared', { isShared: true }),
      await keep('Hers', { isShared: true }, mara),
      await keep('Secret', {}, mara),
    ]
    expect(await refusal('deleteSavedView', { as: jonas, path: { savedViewId: hers.id } })).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
    for (const [as, view] of [
      [jonas, secret],
      [noura, shared],
      [mara, own],
    ] as const)
      expect(await refusal('deleteSavedView', { as, path: { savedViewId: view.id } })).toMatchObject({ status: 404 })
    const { headers } = await answer('deleteSavedView', { as: jonas, path: { savedViewId: own.id } })
    expect(await names()).not.toContain('Own')
    await ok('undoChange', { as: jonas, path: { undoToken: String(headers['undo-token']) } })
    expect((await ok('listSavedViews', { as: jonas })).data).toContainEqual(own)
    await ok('deleteSavedView', { as: mara, path: { savedViewId: shared.id } })
    expect(await refusal('listSavedViews')).toMatchObject({ status: 401 })
  })

  it('are renamed and shared by their owner and by account managers, and restored by undo', async () => {
    const [own, other, hers] = [await keep('Rename me'), await keep('Taken name'), await keep('Hers to rename', { isShared: true }, mara)]
    const change = (savedViewId: number, body: object, as = jonas) => ({ as, path: { savedViewId }, body })
    const renamed = await answer('updateSavedView', change(own.id, { name: ' Renamed ', isShared: true }))
    expect(JSON.parse(renamed.bytes.toString()).data).toEqual({ ...own, name: 'Renamed', isShared: true })
    expect(await names(mara)).toContain('Renamed')
    expect((await ok('updateSavedView', change(own.id, { name: 'By the manager' }, mara))).data).toMatchObject({ author: own.author })
    expect(await refusal('updateSavedView', change(own.id, { name: other.name }))).toMatchObject({ status: 409, code: 'name_taken' })
    expect(await refusal('updateSavedView', change(own.id, { name: ' ' }))).toMatchObject({ status: 422 })
    expect(await refusal('updateSavedView', change(own.id, {}))).toMatchObject({ status: 422 })
    expect(await refusal('updateSavedView', change(hers.id, { name: 'Mine' }))).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await refusal('updateSavedView', change(own.id, { name: 'x' }, noura))).toMatchObject({ status: 404 })
    expect(await refusal('updateSavedView', { path: { savedViewId: own.id }, body: { name: 'x' } })).toMatchObject({ status: 401 })
    const { headers } = await answer('updateSavedView', change(other.id, { name: 'Undo me' }))
    await ok('undoChange', { as: jonas, path: { undoToken: String(headers['undo-token']) } })
    expect((await ok('listSavedViews', { as: jonas })).data).toContainEqual(other)
  })
})
