import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

const { ok, answer, refusal, signIn, db } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

const [garden, mill] = [1, 2]
const spaces = async (providerId = garden, as = mara) => (await ok('listCustomerSpaces', { as, query: { providerId } })).data
const space = { providerId: mill, name: 'Loft', spaceType: 'indoor', kind: 'package', mealMax: 80 }
const create = async (body: object = {}) => (await ok('createCustomerSpace', { as: mara, body: { ...space, ...body } })).data
const problems = async (body: object) => (await refusal('createCustomerSpace', { as: mara, body: { ...space, ...body } })).errors
const of = (customerSpaceId: number, as = mara) => ({ as, path: { customerSpaceId } })

describe('spaces', () => {
  it('CAP-01 CAP-02 CAP-09 are listed with type, kind and capacities', async () => {
    const [orangery, lawn] = await spaces()
    expect(orangery).toEqual({
      id: expect.any(Number),
      providerId: garden,
      name: 'Orangery',
      spaceType: 'indoor',
      kind: 'package',
      mealMin: 40,
      mealMax: 220,
      cocktailMin: 60,
      cocktailMax: 300,
    })
    expect(lawn).toMatchObject({ kind: 'per_person', mealMin: 50, mealMax: null, cocktailMin: null })
    expect((await ok('getCustomerSpace', of(orangery!.id))).data).toEqual(orangery)
  })

  it('CAP-09 are added and changed field by field', async () => {
    const call = { as: mara, body: { ...space, name: ' Loft  2 ' }, headers: { 'idempotency-key': 'space-once-1' } }
    const made = (await ok('createCustomerSpace', call)).data
    expect(made).toMatchObject({ name: 'Loft 2', mealMin: null, mealMax: 80, cocktailMin: null, cocktailMax: null })
    expect((await ok('createCustomerSpace', call)).data).toEqual(made)
    const changed = (await ok('updateCustomerSpace', { ...of(made.id), body: { kind: 'per_person', mealMin: 12, mealMax: null } })).data
    expect(changed).toEqual({ ...made, kind: 'per_person', mealMin: 12, mealMax: null })
    expect(await spaces(mill)).toContainEqual(changed)
  })

  it('CAP-03 CAP-04 CAP-05 CAP-06 CAP-07 CAP-08 CAP-10 follow the rules of capacity', async () => {
    for (const [body, found] of [
      [{ name: '123' }, { path: 'name', code: 'space_name' }],
      [{ name: 'Loft #2' }, { path: 'name', code: 'space_name' }],
      [{ name: ' ' }, { path: 'name', code: 'required' }],
      [{ mealMax: null }, { path: 'mealMax', code: 'capacity_missing' }],
      [
        { mealMax: null, mealMin: 20 },
        { path: 'mealMax', code: 'required' },
      ],
      [{ kind: 'per_person' }, { path: 'mealMin', code: 'required' }],
      [{ mealMin: 81 }, { path: 'mealMin', code: 'min_above_max' }],
      [{ cocktailMin: 30 }, { path: 'cocktailMax', code: 'required' }],
      [{ mealMax: 9 }, { path: 'mealMax', code: 'at_least' }],
      [{ mealMax: 10_000 }, { path: 'mealMax', code: 'at_most' }],
      [{ spaceType: 'roof' }, { path: 'spaceType', code: 'not_allowed' }],
    ] as const)
      expect(await problems(body)).toMatchObject([found])
    const [lawn] = (await spaces()).slice(1)
    const stripped = await refusal('updateCustomerSpace', { ...of(lawn!.id), body: { mealMin: null } })
    expect(stripped.errors).toMatchObject([{ path: 'mealMax', code: 'capacity_missing' }])
    expect((await create({ name: 'قاعة ٢', mealMin: 80 })).name).toBe('قاعة ٢')
  })

  it('are not changed from an older version', async () => {
    const made = await create()
    const tag = String((await answer('getCustomerSpace', of(made.id))).headers['etag'])
    const change = { ...of(made.id), body: { mealMax: 90 }, headers: { 'if-match': tag } }
    const after = await answer('updateCustomerSpace', change)
    expect(await refusal('updateCustomerSpace', change)).toMatchObject({ status: 409, code: 'stale_version' })
    await ok('updateCustomerSpace', { ...change, headers: { 'if-match': String(after.headers['etag']) } })
  })

  it('are removed, and restored when that is undone', async () => {
    const made = await create()
    const { headers } = await answer('deleteCustomerSpace', of(made.id))
    expect(await spaces(mill)).not.toContainEqual(made)
    await ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
    expect((await ok('getCustomerSpace', of(made.id))).data).toEqual(made)
    await ok('deleteCustomerSpace', of(made.id))
    expect(await refusal('deleteCustomerSpace', of(made.id))).toMatchObject({ status: 404 })
  })

  it('PERM-08 PERM-09 of others are not found, and a read-only page cannot be written', async () => {
    const [first] = await spaces()
    const body = { mealMax: 50 }
    for (const as of [noura, jonas]) {
      expect(await refusal('listCustomerSpaces', { as, query: { providerId: garden } })).toMatchObject({ status: 404, code: 'not_found' })
      expect(await refusal('createCustomerSpace', { as, body: { ...space, providerId: garden } })).toMatchObject({ status: 404 })
      expect(await refusal('getCustomerSpace', of(first!.id, as))).toMatchObject({ status: 404 })
      expect(await refusal('updateCustomerSpace', { ...of(first!.id, as), body })).toMatchObject({ status: 404 })
      expect(await refusal('deleteCustomerSpace', of(first!.id, as))).toMatchObject({ status: 404 })
    }
    const own = await create()
    const link = { customer_id: 1, customer_user_id: 2, provider_id: mill, page: 'info' as const }
    await db
      .insertInto('provider_page_access')
      .values({ ...link, access: 'read' })
      .execute()
    expect((await ok('getCustomerSpace', of(own.id, jonas))).data).toEqual(own)
    expect(await refusal('createCustomerSpace', { as: jonas, body: space })).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await refusal('updateCustomerSpace', { ...of(own.id, jonas), body })).toMatchObject({ status: 403 })
    expect(await refusal('deleteCustomerSpace', of(own.id, jonas))).toMatchObject({ status: 403 })
    await db.updateTable('provider_page_access').set({ access: 'none' }).where('page', '=', 'info').execute()
    expect(await refusal('listCustomerSpaces', { as: jonas, query: { providerId: mill } })).toMatchObject({ status: 403 })
  })
})
