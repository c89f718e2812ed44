import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

const { ok, answer, refusal, signIn, clock, db } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

const [garden, mill, lakehouse, theirs] = [1, 2, 3, 8]
const customerId = 1
const price = (catalogItemOptionId: number, weekPeriod: string, amount = 100) => ({
  weekPeriod,
  price: amount,
  catalogItemOptionId,
  currency: 'CAD',
  unit: 1,
})
const catalogs = async (query: Record<string, unknown> = {}, as = mara) =>
  (await ok('listCatalogs', { as, query: { providerId: garden, ...query } })).data
const wedding = (await catalogs({ catalogTypeId: 1 }))[0]!
const party = (await catalogs({ catalogTypeId: 2 }))[0]!
const [summer, winter] = (await catalogs({ catalogTypeId: 1 })).filter(({ season }) => season !== null).toReversed()
const path = { customerId, catalogId: wedding.id }
const replace = async (body: object, headers = {}) => (await ok('replaceCatalog', { as: mara, path, body, headers })).data
const problems = async (body: object) => (await refusal('replaceCatalog', { as: mara, path, body })).errors

describe('price lists', () => {
  it('CAT-01 CAT-02 CAT-05 are shown with type, provider and prices', async () => {
    const { data } = await ok('getCatalog', { as: mara, path })
    expect(data).toMatchObject({
      name: 'Wedding',
      catalogType: { id: 1, name: 'Wedding' },
      provider: { id: garden, name: 'Rosewood Garden', category: { id: 1, name: 'Wedding venues' }, city: 'Ottawa' },
      expireAt: '2027-01-01',
      season: null,
      unit: 1,
      currency: 'CAD',
    })
    expect(data.prices[0]).toEqual({ weekPeriod: 'weekday', price: 95, catalogItemOption: { id: 1 }, unit: 1, currency: 'CAD' })
    expect(data.prices).toHaveLength(5)
    expect(wedding).toEqual(data)
  })

  it('CAT-01 are listed for a provider, by type, and for the account', async () => {
    expect((await catalogs()).map(({ id }) => id)).toEqual([wedding.id, winter!.id, summer!.id, party.id])
    expect((await catalogs({ providerId: lakehouse })).map(({ provider }) => provider.id)).toEqual([lakehouse])
    const all = await ok('listCustomerCatalogs', { as: mara, path: { customerId } })
    expect(all.data.map(({ provider }) => provider.name)).toEqual([...Array(4).fill('Rosewood Garden'), 'Rosewood Lakehouse'])
    expect(all.meta.total).toBe(5)
    const paged = await ok('listCustomerCatalogs', { as: mara, path: { customerId }, query: { page: 2, limit: 4 } })
    expect(paged.data.map(({ provider }) => provider.id)).toEqual([lakehouse])
    const own = await ok('listCustomerCatalogs', { as: jonas, path: { customerId } })
    expect(own.data).toEqual([])
    const ofLakehouse = await ok('listCustomerCatalogs', { as: mara, path: { customerId }, query: { providerId: lakehouse } })
    expect(ofLakehouse.meta.total).toBe(1)
  })

  it('names are in the requested language', async () => {
    const { data } = await ok('getCatalog', { as: mara, path, headers: { 'accept-language': 'de-DE' } })
    expect(data.catalogType.name).toBe('Hochzeit')
  })

  it('are created with their prices, one of each type for a provider', async () => {
    const body = { providerId: mill, catalogTypeId: 1, expireAt: '2026-12-31', prices: [price(1, 'all')] }
    const create = { as: mara, path: { customerId }, body }
    const made = (await ok('createCatalog', { ...create, headers: { 'idempotency-key': 'begin-prices-1' } })).data
    expect(made).toMatchObject({ provider: { id: mill }, expireAt: '2026-12-31', prices: [{ price: 100, weekPeriod: 'all' }] })
    expect((await ok('createCatalog', { ...create, headers: { 'idempotency-key': 'begin-prices-1' } })).data).toEqual(made)
    expect((await ok('getCatalog', { as: mara, path: { customerId, catalogId: made.id } })).data).toEqual(made)
    expect(await refusal('createCatalog', create)).toMatchObject({ status: 409, code: 'catalog_exists' })
    const photos = { ...body, providerId: lakehouse, prices: [price(1, 'all'), price(7, 'all')] }
    expect((await refusal('createCatalog', { ...create, body: photos })).errors).toMatchObject([
      { path: 'prices[1].catalogItemOptionId', code: 'not_allowed' },
    ])
    const unknownType = { ...body, providerId: lakehouse, catalogTypeId: 99 }
    expect((await refusal('createCatalog', { ...create, body: unknownType })).errors).toMatchObject([
      { path: 'prices[0].catalogItemOptionId' },
    ])
  })
})

describe('the season of a list', () => {
  const season = { startOn: '2027-05-01', endOn: '2027-09-30' }
  const list = { expireAt: '2026-12-31', prices: [price(1, 'all')] }
  const create = (of: object, as = mara) => ({
    as,
    path: { customerId },
    body: { providerId: lakehouse, catalogTypeId: 1, ...list, ...of },
  })

  it('CAT-31 is for days that no other list of the type is for', async () => {
    const body = { providerId: mill, catalogTypeId: 2, expireAt: '2026-12-31', prices: [price(5, 'all')] }
    const made = (await ok('createCatalog', { as: mara, path: { customerId }, body: { ...body, season } })).data
    expect(made.season).toEqual(season)
    const always = (await ok('createCatalog', { as: mara, path: { customerId }, body })).data
    expect(always.season).toBeNull()
    const taken = { status: 409, code: 'catalog_exists' }
    const late = { startOn: '2027-09-30', endOn: '2027-12-31' }
    expect(await refusal('createCatalog', { as: mara, path: { customerId }, body: { ...body, season: late } })).toMatchObject(taken)
    const next = { startOn: '2027-10-01', endOn: '2027-12-31' }
    const second = (await ok('createCatalog', { as: mara, path: { customerId }, body: { ...body, season: next } })).data
    const of = { as: mara, path: { customerId, catalogId: second.id } }
    const pricing = { expireAt: '2026-12-31', prices: body.prices }
    expect(await refusal('replaceCatalog', { ...of, body: { ...pricing, season } })).toMatchObject(taken)
    expect(await refusal('replaceCatalog', { ...of, body: { ...pricing, season: null } })).toMatchObject(taken)
    expect((await ok('replaceCatalog', { ...of, body: pricing })).data.season).toEqual(next)
    const later = { startOn: '2028-01-01', endOn: '2028-12-31' }
    expect((await ok('replaceCatalog', { ...of, body: { ...pricing, season: later } })).data.season).toEqual(later)
    const own = (await catalogs({ providerId: mill, catalogTypeId: 2 })).map((one) => one.season?.startOn ?? null)
    expect(own).toEqual([null, '2027-05-01', '2028-01-01'])
  })

  it('CAT-31 is free for one of two lists that are added at once', async () => {
    const body = { providerId: mill, catalogTypeId: 2, expireAt: '2026-12-31', prices: [price(5, 'all')] }
    const bodies = ['2029-05-01', '2029-05-02'].map((startOn) => ({ ...body, season: { startOn, endOn: '2029-06-01' } }))
    const added = await Promise.allSettled(bodies.map((one) => ok('createCatalog', { as: mara, path: { customerId }, body: one })))
    expect(added.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('CAT-31 ends on or after its first day, and is at most a year long', async () => {
    for (const [days, code] of [
      [{ startOn: '2027-05-02', endOn: '2027-05-01' }, 'not_after_start'],
      [{ startOn: '2027-01-01', endOn: '2028-01-02' }, 'range_too_long'],
    ] as const)
      expect((await refusal('createCatalog', create({ season: days }))).errors).toMatchObject([{ path: 'season.endOn', code }])
    expect((await refusal('createCatalog', create({ season: { startOn: '2027-02-30', endOn: '2027-05-01' } }))).errors).toMatchObject([
      { path: 'season.startOn' },
    ])
  })
})

describe('a change of prices', () => {
  it('CAT-06 replaces all of them', async () => {
    const body = { expireAt: '2026-12-20', prices: [price(2, 'weekend', 130), price(2, 'weekday', 90), price(4, 'all', 0)] }
    const changed = await replace(body)
    expect(changed).toMatchObject({ id: wedding.id, expireAt: '2026-12-20' })
    expect(changed.prices.map((one) => [one.catalogItemOption.id, one.weekPeriod, one.price])).toEqual([
      [2, 'weekend', 130],
      [2, 'weekday', 90],
      [4, 'all', 0],
    ])
    expect((await ok('getCatalog', { as: mara, path })).data).toEqual(changed)
  })

  it('CAT-14 AMB-29 accepts one price for all days, or one for weekdays and one for weekends', async () => {
    const expireAt = '2026-12-20'
    const wrong = { path: 'prices[0].weekPeriod', code: 'validWeekPeriod' }
    for (const prices of [
      [price(1, 'weekday')],
      [price(1, 'all'), price(1, 'weekend')],
      [price(1, 'all'), price(1, 'all')],
      [price(1, 'weekday'), price(1, 'weekend'), price(1, 'all')],
    ])
      expect(await problems({ expireAt, prices })).toMatchObject([wrong])
    expect(await problems({ expireAt, prices: [price(1, 'all'), price(2, 'weekend')] })).toMatchObject([
      { ...wrong, path: 'prices[1].weekPeriod' },
    ])
    expect(await problems({ expireAt, prices: [] })).toMatchObject([{ path: 'prices', code: 'too_few' }])
    expect(await problems({ expireAt, prices: [price(1, 'sunday')] })).toMatchObject([
      { path: 'prices[0].weekPeriod', code: 'not_allowed' },
    ])
  })

  it('CAT-07 CAT-16 AMB-22 accepts an expiry day from two days ago to three months and a day ahead', async () => {
    // in Toronto it is 24 November
    const until = (expireAt: string) => ({ expireAt, prices: [price(1, 'all')] })
    expect((await replace(until('2027-02-25'))).expireAt).toBe('2027-02-25')
    expect((await replace(until('2026-11-22'))).expireAt).toBe('2026-11-22')
    expect(await problems(until('2027-02-26'))).toMatchObject([{ path: 'expireAt', code: 'date_too_late', params: { max: '2027-02-24' } }])
    expect(await problems(until('2026-11-21'))).toMatchObject([{ path: 'expireAt', code: 'invalid_date' }])
    expect(await problems(until('2026-02-30'))).toMatchObject([{ path: 'expireAt' }])
  })

  it('CAT-11 CAT-12 accepts whole numbers, units of five digits and available currencies', async () => {
    const one = (change: object) => ({ expireAt: '2026-12-20', prices: [{ ...price(1, 'all'), ...change }] })
    for (const [change, field] of [
      [{ price: 1.5 }, 'price'],
      [{ price: -1 }, 'price'],
      [{ price: '100' }, 'price'],
      [{ price: 100_000_001 }, 'price'],
      [{ unit: 100_000 }, 'unit'],
      [{ unit: null }, 'unit'],
      [{ currency: 'XXX' }, 'currency'],
      [{ catalogItemOptionId: 7 }, 'catalogItemOptionId'],
    ] as const)
      expect(await problems(one(change))).toMatchObject([{ path: `prices[0].${field}` }])
  })

  it('is refused if another user has changed the list since it was read', async () => {
    const body = { expireAt: '2026-12-20', prices: [price(1, 'all', 101)] }
    const tag = String((await answer('getCatalog', { as: mara, path })).headers['etag'])
    const after = await answer('replaceCatalog', { as: mara, path, body, headers: { 'if-match': tag } })
    expect(after.headers['etag']).not.toBe(tag)
    expect(await refusal('replaceCatalog', { as: mara, path, body, headers: { 'if-match': tag } })).toMatchObject({
      status: 409,
      code: 'stale_version',
    })
    await ok('replaceCatalog', { as: mara, path, body, headers: { 'if-match': String(after.headers['etag']) } })
  })
})

describe('deleting a list', () => {
  const listPath = { customerId, catalogId: party.id }
  it('takes its prices and past prices with it, and Undo restores all of them', async () => {
    const [before, history] = [
      (await ok('getCatalog', { as: mara, path: listPath })).data,
      (await ok('listPriceHistory', { as: mara, path: { providerId: garden } })).data,
    ]
    const { headers } = await answer('deleteCatalog', { as: mara, path: listPath })
    expect(await refusal('getCatalog', { as: mara, path: listPath })).toMatchObject({ status: 404 })
    expect((await catalogs()).map(({ id }) => id)).not.toContain(party.id)
    await ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
    expect((await ok('getCatalog', { as: mara, path: listPath })).data).toEqual(before)
    expect((await ok('listPriceHistory', { as: mara, path: { providerId: garden } })).data).toEqual(history)
  })

  it('CAT-31 is not undone if another list has its days in the meantime', async () => {
    const { data: made } = await ok('getCatalog', { as: mara, path: listPath })
    const { headers } = await answer('deleteCatalog', { as: mara, path: listPath })
    const prices = made.prices.map(({ catalogItemOption, ...rest }) => ({ ...rest, catalogItemOptionId: catalogItemOption.id }))
    const expireAt = '2027-01-01'
    const body = { providerId: garden, catalogTypeId: 2, expireAt, prices, season: { startOn: '2027-02-01', endOn: '2027-02-10' } }
    const { data: other } = await ok('createCatalog', { as: mara, path: { customerId }, body })
    const all = { expireAt, prices, season: null }
    await ok('replaceCatalog', { as: mara, path: { customerId, catalogId: other.id }, body: all })
    const undo = { as: mara, path: { undoToken: String(headers['undo-token']) } }
    expect(await refusal('undoChange', undo)).toMatchObject({ status: 409 })
    await ok('deleteCatalog', { as: mara, path: { customerId, catalogId: other.id } })
  })

  it('is refused if another user has changed it since it was read, and to those who may not write it', async () => {
    const stale = { as: mara, path, headers: { 'if-match': '"0"' } }
    expect(await refusal('deleteCatalog', stale)).toMatchObject({ status: 409, code: 'stale_version' })
    expect(await refusal('deleteCatalog', { as: noura, path })).toMatchObject({ status: 404 })
    expect(await refusal('deleteCatalog', { as: jonas, path })).toMatchObject({ status: 404 })
  })
})

describe('past prices', () => {
  const history = async (as = mara, query: Record<string, unknown> = {}) =>
    ok('listPriceHistory', { as, path: { providerId: garden }, query })

  it('PROV-34 are those that were changed or removed, the latest first', async () => {
    await replace({ expireAt: '2026-12-20', prices: [price(1, 'all', 100), price(2, 'all', 80)] })
    const before = (await history()).meta.total
    clock.advance({ minutes: 5 })
    await replace({ expireAt: '2026-12-31', prices: [price(1, 'all', 110), price(2, 'all', 80)] })
    const { data, meta } = await history()
    expect(meta.total).toBe(before + 1)
    expect(data[0]).toEqual({
      id: expect.any(Number),
      catalogId: wedding.id,
      item: 'Dinner',
      option: 'Set menu',
      weekPeriod: 'all',
      price: 100,
      unit: 1,
      currency: 'CAD',
      validUntil: '2026-12-20',
      changedAt: '2026-11-24T14:05:00.000Z',
      changedBy: { id: 1, name: 'Mara Lindqvist' },
    })
    clock.advance({ minutes: 5 })
    await replace({ expireAt: '2026-12-31', prices: [price(1, 'all', 110)] })
    expect((await history(mara, { limit: 1 })).data).toMatchObject([{ option: 'Buffet', price: 80, validUntil: '2026-12-31' }])
  })

  it('PERM-09 are closed with their page, and not found by others', async () => {
    expect(await refusal('listPriceHistory', { as: noura, path: { providerId: garden } })).toMatchObject({ status: 404 })
    expect((await ok('listPriceHistory', { as: jonas, path: { providerId: mill } })).data).toEqual([])
    await db.updateTable('provider_page_access').set({ access: 'none' }).where('page', '=', 'budget').execute()
    expect(await refusal('listPriceHistory', { as: jonas, path: { providerId: mill } })).toMatchObject({ status: 403 })
    await db.updateTable('provider_page_access').set({ access: 'read' }).where('page', '=', 'budget').execute()
  })
})

describe('permissions', () => {
  it('PERM-08 price lists of others are not found by any user', async () => {
    const body = { expireAt: '2026-12-20', prices: [price(1, 'all')] }
    const begun = { providerId: theirs, catalogTypeId: 1, ...body }
    for (const [as, own] of [
      [noura, 5],
      [mara, 5],
      [noura, customerId],
      [jonas, customerId],
    ] as const) {
      const of = { as, path: { customerId: own, catalogId: wedding.id } }
      expect(await refusal('getCatalog', of)).toMatchObject({ status: 404, code: 'not_found' })
      expect(await refusal('replaceCatalog', { ...of, body })).toMatchObject({ status: 404 })
    }
    expect(await refusal('createCatalog', { as: mara, path: { customerId }, body: begun })).toMatchObject({ status: 404 })
    expect(await refusal('createCatalog', { as: mara, path: { customerId: 5 }, body: begun })).toMatchObject({ status: 404 })
    expect(await refusal('listCustomerCatalogs', { as: mara, path: { customerId: 5 } })).toMatchObject({ status: 404 })
    expect(await refusal('listCatalogs', { as: mara, query: { providerId: theirs } })).toMatchObject({ status: 404 })
    expect(await refusal('listCatalogs', { as: jonas, query: { providerId: garden } })).toMatchObject({ status: 404 })
  })

  it('PERM-09 a read-only page cannot be written', async () => {
    const [own] = await catalogs({ providerId: mill }, jonas)
    const body = { expireAt: '2026-12-20', prices: [price(1, 'all')] }
    const of = { as: jonas, path: { customerId, catalogId: own!.id } }
    expect((await ok('getCatalog', of)).data).toEqual(own)
    expect(await refusal('replaceCatalog', { ...of, body })).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await refusal('createCatalog', { ...of, body: { providerId: mill, catalogTypeId: 2, ...body } })).toMatchObject({ status: 403 })
  })
})

describe('the priced items', () => {
  it('have the types of lists that price something in the category, in the requested language', async () => {
    const types = async (providerCategoryId: number, headers = {}) =>
      (await ok('listCatalogTypes', { as: mara, query: { providerCategoryId }, headers })).data
    expect(await types(1)).toEqual([
      { id: 1, name: 'Wedding' },
      { id: 2, name: 'Party' },
    ])
    expect(await types(2, { 'accept-language': 'de-DE' })).toEqual([{ id: 1, name: 'Hochzeit' }])
    expect(await types(99)).toEqual([])
    expect(await refusal('listCatalogTypes', { as: mara, query: {} })).toMatchObject({ status: 422 })
  })

  it('CAT-03 CAT-04 are listed by type and category with their options, in the requested language', async () => {
    const query = { catalogTypeId: 1, providerCategoryId: 2 }
    const { data } = await ok('listCatalogItems', { as: mara, query })
    expect(data).toEqual([
      {
        id: 4,
        name: 'Photography',
        options: [
          { id: 7, name: 'Full day', unitLabel: 'hours', type: 'pricing' },
          { id: 8, name: 'Half day', unitLabel: 'hours', type: 'pricing' },
        ],
      },
      { id: 5, name: 'Album', options: [{ id: 9, name: 'Printed album', unitLabel: 'pages', type: 'pricing' }] },
    ])
    const arabic = await ok('listCatalogItems', { as: mara, query, headers: { 'accept-language': 'ar-AE' } })
    expect(arabic.data.map(({ name }) => name)).toEqual(['التصوير', 'الألبوم'])
    const codes = await db
      .selectFrom('catalog_item_options')
      .innerJoin('catalog_items', 'catalog_items.id', 'catalog_item_id')
      .selectAll()
      .execute()
    for (const { catalog_type_id: catalogTypeId, category_id: providerCategoryId } of codes) {
      const { data: named } = await ok('listCatalogItems', { as: mara, query: { catalogTypeId, providerCategoryId } })
      const texts = named.flatMap(({ name, options }) => [name, ...options.flatMap((option) => [option.name, option.unitLabel])])
      expect(texts.filter((text) => text.includes('_') || text === '')).toEqual([])
    }
    expect((await ok('listCatalogItems', { as: mara, query: { catalogTypeId: 99, providerCategoryId: 2 } })).data).toEqual([])
    expect(await refusal('listCatalogItems', { as: mara, query: { catalogTypeId: 1 } })).toMatchObject({
      status: 422,
      errors: [{ path: 'providerCategoryId', code: 'required' }],
    })
  })
})
