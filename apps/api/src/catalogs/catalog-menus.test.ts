import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

const { ok, answer, refusal, signIn } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

const [garden, mill, theirs] = [1, 2, 8]
const path = { customerId: 1 }
const menus = async (providerId = garden, as = mara) => (await ok('listCatalogMenus', { as, path, query: { providerId } })).data
const menu = { providerId: mill, name: 'Mill supper', type: 'per_person', price: 74, currency: 'CAD', expireAt: '2027-01-31' }
const create = async (body: object = {}) => (await ok('createCatalogMenu', { as: mara, path, body: { ...menu, ...body } })).data
const problems = async (body: object) => (await refusal('createCatalogMenu', { as: mara, path, body: { ...menu, ...body } })).errors

describe('menus', () => {
  it('CAT-15 are listed in the order of their creation', async () => {
    const [first, second] = await menus()
    expect(first).toEqual({
      id: expect.any(Number),
      providerId: garden,
      name: 'Harvest table',
      type: 'per_person',
      price: 95,
      currency: 'CAD',
      minGuestCount: 40,
      maxGuestCount: 180,
      expireAt: '2027-01-23',
      notes: 'Vegetarian on request.',
      pdf: null,
    })
    expect(second?.name).toBe('Long lunch')
  })

  it('CAT-15 are added, once under one key', async () => {
    const call = {
      as: mara,
      path,
      body: { ...menu, name: ' Mill brunch ', minGuestCount: 10 },
      headers: { 'idempotency-key': 'menu-once-1' },
    }
    const made = await ok('createCatalogMenu', call)
    expect(made.data).toMatchObject({ name: 'Mill brunch', minGuestCount: 10, maxGuestCount: null, notes: '', pdf: null })
    expect(await ok('createCatalogMenu', call)).toEqual(made)
    expect(await menus(mill)).toEqual([made.data])
  })

  it('are changed field by field, and the rules apply to the result', async () => {
    const made = await create({ minGuestCount: 20, maxGuestCount: 60 })
    const of = { as: mara, path: { ...path, catalogMenuId: made.id } }
    const changed = (await ok('updateCatalogMenu', { ...of, body: { price: 80, maxGuestCount: null, notes: ' With wine. ' } })).data
    expect(changed).toEqual({ ...made, price: 80, maxGuestCount: null, notes: 'With wine.' })
    expect(await menus(mill)).toContainEqual(changed)
    await ok('updateCatalogMenu', { ...of, body: { maxGuestCount: 20 } })
    expect((await refusal('updateCatalogMenu', { ...of, body: { minGuestCount: 21 } })).errors).toMatchObject([
      { path: 'minGuestCount', code: 'min_above_max' },
    ])
    expect(await refusal('updateCatalogMenu', { ...of, body: { type: 'buffet' } })).toMatchObject({ status: 422 })
  })

  it('are removed, and restored when that is undone', async () => {
    const made = await create()
    const of = { as: mara, path: { ...path, catalogMenuId: made.id } }
    const { headers } = await answer('deleteCatalogMenu', of)
    expect(await menus(mill)).not.toContainEqual(made)
    await ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
    expect(await menus(mill)).toContainEqual(made)
    await ok('deleteCatalogMenu', of)
    expect(await refusal('deleteCatalogMenu', of)).toMatchObject({ status: 404 })
  })

  it('CAT-16 CAT-17 CAT-19 CAT-20 follow the rules of their form', async () => {
    for (const [body, found] of [
      [{ name: '  ' }, { path: 'name', code: 'required' }],
      [{ name: 'x'.repeat(101) }, { path: 'name', code: 'too_long' }],
      [{ notes: 'x'.repeat(1001) }, { path: 'notes', code: 'too_long' }],
      [{ type: 'buffet' }, { path: 'type', code: 'not_allowed' }],
      [{ currency: 'XXX' }, { path: 'currency', code: 'not_allowed' }],
      [{ price: 9.5 }, { path: 'price' }],
      [{ minGuestCount: 0 }, { path: 'minGuestCount', code: 'at_least' }],
      [
        { minGuestCount: 50, maxGuestCount: 49 },
        { path: 'minGuestCount', code: 'min_above_max' },
      ],
      [{ expireAt: '2027-02-26' }, { path: 'expireAt', code: 'date_too_late' }],
      [{ expireAt: '2026-11-21' }, { path: 'expireAt', code: 'invalid_date' }],
      [{ expireAt: undefined }, { path: 'expireAt', code: 'required' }],
    ] as const)
      expect(await problems(body)).toMatchObject([found])
    expect((await create({ minGuestCount: 50, maxGuestCount: 50, expireAt: '2027-02-25' })).expireAt).toBe('2027-02-25')
  })

  it('PERM-08 PERM-09 of others are not found, and a read-only page cannot be written', async () => {
    const [first] = await menus()
    const catalogMenuId = first!.id
    const body = { name: 'x' }
    for (const [as, customerId] of [
      [noura, 1],
      [noura, 5],
      [mara, 5],
      [jonas, 1],
    ] as const) {
      const of = { as, path: { customerId, catalogMenuId } }
      expect(await refusal('listCatalogMenus', { ...of, query: { providerId: garden } })).toMatchObject({ status: 404, code: 'not_found' })
      expect(await refusal('updateCatalogMenu', { ...of, body })).toMatchObject({ status: 404 })
      expect(await refusal('deleteCatalogMenu', of)).toMatchObject({ status: 404 })
      expect(await refusal('createCatalogMenu', { ...of, body: { ...menu, providerId: garden } })).toMatchObject({ status: 404 })
    }
    expect(await refusal('createCatalogMenu', { as: mara, path, body: { ...menu, providerId: theirs } })).toMatchObject({ status: 404 })
    const own = await create()
    expect(await menus(mill, jonas)).toContainEqual(own)
    const restricted = { as: jonas, path: { ...path, catalogMenuId: own.id } }
    expect(await refusal('createCatalogMenu', { ...restricted, body: menu })).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await refusal('updateCatalogMenu', { ...restricted, body })).toMatchObject({ status: 403 })
    expect(await refusal('deleteCatalogMenu', restricted)).toMatchObject({ status: 403 })
  })
})
