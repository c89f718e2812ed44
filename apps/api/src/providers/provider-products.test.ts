import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

const { ok, refusal, signIn, clock, db } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

const [garden, mill] = [1, 2]
const active = (as = mara, providerId = garden) => ok('getActiveProduct', { as, path: { providerId } })
const products = async (query: Record<string, unknown> = {}, productsProviderId = garden, as = mara) =>
  ok('listProviderProducts', { as, path: { productsProviderId }, query })

describe('products', () => {
  it('PROV-21 PAY-17 the active one includes today in its days, and there may be none', async () => {
    expect((await active()).data).toEqual({
      id: expect.any(Number),
      providerId: garden,
      name: 'Premium',
      status: 'active',
      dateStart: '2026-05-08',
      dateEnd: '2027-05-08',
      price: 2400,
      currency: 'CAD',
      features: expect.arrayContaining(['campaigns', 'leads']),
      photosMax: null,
      isPaid: true,
    })
    expect((await active(await signIn('ines'), 5)).data).toBeNull()
  })

  it('PROV-21 have a status by day: before, within and after their days, and switched off', async () => {
    const days = { provider_id: garden, customer_id: 1, name: 'Spring', price: 10, currency: 'CAD', features: [] }
    await db
      .insertInto('provider_products')
      .values([
        { ...days, date_start: '2027-05-09', date_end: '2027-06-01' },
        { ...days, date_start: '2026-01-01', date_end: '2027-07-01', is_switched_off: true },
      ])
      .execute()
    const states = async () => (await products()).data.map(({ status }) => status)
    expect(await states()).toEqual(['passive', 'pending', 'active', 'previous'])
    expect((await products({ status: 'pending' })).data).toMatchObject([{ name: 'Spring', status: 'pending' }])
    const paged = await products({ page: 2, limit: 3 })
    expect(paged).toMatchObject({ data: [{ status: 'previous' }], meta: { page: 2, limit: 3, total: 4 } })
    clock.advance({ hours: 24 * 167 })
    const later = { as: await signIn('mara'), path: { productsProviderId: garden } }
    expect((await ok('listProviderProducts', later)).data.map(({ status }) => status)).toEqual([
      'passive',
      'active',
      'previous',
      'previous',
    ])
    clock.advance({ hours: -24 * 167 })
  })

  it('PROV-21 that are not paid include nothing within their days, until they are paid', async () => {
    const ines = await signIn('ines')
    const product = { provider_id: 5, name: 'Basic', price: 480, currency: 'CAD' }
    const { customer_id } = await db.selectFrom('providers').select('customer_id').where('id', '=', 5).executeTakeFirstOrThrow()
    const days = { date_start: '2026-11-01', date_end: '2027-10-31' }
    await db
      .insertInto('provider_products')
      .values({ ...product, ...days, customer_id, features: ['campaigns'] })
      .execute()
    expect((await active(ines, 5)).data).toBeNull()
    await db.updateTable('provider_products').set({ is_paid: true }).where('provider_id', '=', 5).execute()
    expect((await active(ines, 5)).data).toMatchObject({ name: 'Basic', status: 'active', features: ['campaigns'] })
  })

  it('ROUTE-35 PAY-18 the id 0 means all providers whose payments the user may read', async () => {
    const ids = async (as: typeof mara) => new Set((await products({ limit: 100 }, 0, as)).data.map(({ providerId }) => providerId))
    expect(await ids(mara)).toEqual(new Set([1, 2, 3]))
    expect(await ids(jonas)).toEqual(new Set())
    expect(await ids(noura)).toEqual(new Set([8, 9]))
  })

  it('PERM-09 are closed with their page, and not found by others', async () => {
    for (const name of ['getActiveProduct', 'listProviderProducts'] as const) {
      const call = (as: typeof mara, id: number) => refusal(name, { as, path: { providerId: id, productsProviderId: id } })
      expect(await call(jonas, mill)).toMatchObject({ status: 403, code: 'forbidden' })
      expect(await call(jonas, garden)).toMatchObject({ status: 404 })
      expect(await call(noura, garden)).toMatchObject({ status: 404 })
    }
    expect(await refusal('getActiveProduct', { as: mara, path: { providerId: 999_999 } })).toMatchObject({ status: 404 })
    const unknownStatus = { as: mara, path: { productsProviderId: garden }, query: { status: 'old' } }
    expect(await refusal('listProviderProducts', unknownStatus)).toMatchObject({ status: 422, errors: [{ path: 'status' }] })
  })
})
