import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

const { ok, refusal, signIn, clock, db } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

const [garden, mill, lakehouse] = [1, 2, 3]
const missing = async (as = mara, query = {}) => (await ok('listMissingData', { as, query })).data
const entry = async (providerId: number) => (await missing()).find((one) => one.providerId === providerId)
const isMissing = async (providerId: number) => (await ok('getProvider', { as: mara, path: { providerId } })).data.isMissingData

describe('missing data', () => {
  it('CAT-27 SHELL-36 lists empty fields, spaces that violate the rules, and prices, by provider', async () => {
    expect(await entry(mill)).toEqual({
      providerId: mill,
      forms: [],
      customerSpaces: [{ id: expect.any(Number), name: 'Orchard' }],
      catalogs: { update: [], insert: true },
    })
    expect(await entry(lakehouse)).toMatchObject({
      forms: [
        { id: 1, fieldName: 'location' },
        { id: 2, fieldName: 'phone' },
      ],
      catalogs: { update: [], insert: false },
    })
  })

  it("CAT-28 prices are outdated from the day after their last one, in the account's zone", async () => {
    const before = await entry(lakehouse)
    expect(before?.catalogs.update).toEqual([])
    // 2026-12-06 is the last day of the prices
    clock.advance({ hours: 24 * 12 })
    const as = await signIn('mara')
    const updates = async () => (await missing(as)).find((one) => one.providerId === lakehouse)?.catalogs.update
    expect(await updates()).toEqual([])
    clock.advance({ hours: 24 })
    expect(await updates()).toHaveLength(1)
    clock.advance({ hours: -24 * 13 })
  })

  it('PROV-03 a provider is marked as long as data is missing, and has no entry afterwards', async () => {
    const outdated = (await entry(garden))!.catalogs.update
    expect(outdated).toHaveLength(1)
    expect(await isMissing(garden)).toBe(true)
    const prices = [{ weekPeriod: 'all', price: 72, unit: 1, currency: 'CAD', catalogItemOptionId: 5 }]
    const path = { customerId: 1, catalogId: outdated[0]! }
    await ok('replaceCatalog', { as: mara, path, body: { expireAt: '2026-12-31', prices } })
    expect(await entry(garden)).toBeUndefined()
    expect(await isMissing(garden)).toBe(false)
  })

  it('PERM-08 covers the providers that the user may see', async () => {
    expect((await missing(jonas)).map(({ providerId }) => providerId)).toEqual([mill])
    expect((await missing(mara, { providerIds: lakehouse })).map(({ providerId }) => providerId)).toEqual([lakehouse])
    expect((await missing(noura, { providerIds: `${garden},${mill}` })).map(({ providerId }) => providerId)).toEqual([])
    expect(await refusal('listMissingData', { as: mara, query: { providerIds: 'x' } })).toMatchObject({ status: 422 })
    expect(await refusal('listMissingData')).toMatchObject({ status: 401 })
  })

  it('CAT-27 SHELL-36 covers all providers of an account of any size', async () => {
    const before = (await missing()).length
    const bare = { customer_id: 1, category_id: 1, category_name: 'Venues', city_id: 1, city: 'Toronto', time_zone: 'America/Toronto' }
    await db
      .insertInto('providers')
      .values(Array.from({ length: 130 }, (_, index) => ({ ...bare, name: `Bare ${index}` })))
      .execute()
    expect(await missing()).toHaveLength(before + 130)
  })
})
