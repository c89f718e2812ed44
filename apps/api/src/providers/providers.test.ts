import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

const { ok, answer, refusal, signIn, db } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

// Jonas is linked to Rosewood Mill alone
const [garden, mill, theirs] = [1, 2, 8]
const of = (providerId: number) => ({ path: { providerId } })
const restrict = async (page: 'info', access: 'read' | 'none') => {
  const link = { customer_id: 1, customer_user_id: 2, provider_id: mill }
  await db
    .insertInto('provider_page_access')
    .values({ ...link, page, access })
    .execute()
}

describe('provider pages', () => {
  it('PROV-01 PROV-02 PROV-03 PROV-04 PROV-05 are returned with category, city, product features and marks', async () => {
    const { data } = await ok('getProvider', { as: mara, ...of(garden) })
    expect(data).toEqual({
      id: garden,
      name: 'Rosewood Garden',
      categoryId: 1,
      districtId: expect.any(Number) as number,
      cityId: expect.any(Number),
      category: { id: 1, name: 'Wedding venues', categoryType: 'venue' },
      city: { name: 'Ottawa' },
      district: { name: 'Glebe' },
      address: '14 Riverside Lane',
      timeZone: 'America/Toronto',
      onHold: false,
      paidStatus: 'paid',
      isMissingData: true,
      productFeatures: { productDateEnd: '2027-05-08', statsAccess: true, rivalStatsAccess: 5 },
      providerFilter: { listingProductName: 'Premium' },
      location: { lat: 45.4009, lng: -75.6919 },
      phone: '+16135550140',
      website: 'https://rosewood.example/garden',
      socialLinks: [{ network: 'instagram', url: 'https://instagram.example/rosewoodgarden' }],
    })
  })

  it('PROV-04 of an account whose product has ended have no product features', async () => {
    const { data } = await ok('listProviders', { as: await signIn('ines') })
    expect(data).toMatchObject([{ paidStatus: 'unpaid', productFeatures: null, providerFilter: null }])
  })

  it('PERM-08 are all of the account for its managers, and the linked ones for other users, by name', async () => {
    const names = async (as: typeof mara, query = {}) => (await ok('listProviders', { as, query })).data.map(({ name }) => name)
    expect(await names(mara)).toEqual(['Rosewood Garden', 'Rosewood Lakehouse', 'Rosewood Mill'])
    expect(await names(jonas)).toEqual(['Rosewood Mill'])
    expect(await names(mara, { ids: `${mill},${theirs},999999` })).toEqual(['Rosewood Mill'])
    expect(await names(jonas, { ids: garden })).toEqual([])
    const paged = await ok('listProviders', { as: mara, query: { page: 2, limit: 2 } })
    expect(paged).toMatchObject({ data: [{ name: 'Rosewood Mill' }], meta: { page: 2, limit: 2, total: 3 } })
    expect(await refusal('listProviders', { as: mara, query: { ids: 'x' } })).toMatchObject({ status: 422, errors: [{ path: 'ids[0]' }] })
  })

  it('PERM-08 of others are not found by any user', async () => {
    for (const [as, providerId] of [
      [mara, theirs],
      [noura, garden],
      [jonas, garden],
      [mara, 999_999],
    ] as const) {
      expect(await refusal('getProvider', { as, ...of(providerId) })).toMatchObject({ status: 404, code: 'not_found' })
      expect(await refusal('updateProvider', { as, ...of(providerId), body: { phone: null } })).toMatchObject({ status: 404 })
      expect(await refusal('getProviderPermissions', { as, ...of(providerId) })).toMatchObject({ status: 404 })
    }
  })
})

describe('a change of the other fields', () => {
  it('only affects the sent fields, and null clears', async () => {
    const before = (await ok('getProvider', { as: mara, ...of(mill) })).data
    const body = { website: ' https://rosewood.example/mill ', socialLinks: [{ network: 'youtube', url: 'https://youtube.example/mill' }] }
    const { data } = await ok('updateProvider', { as: jonas, ...of(mill), body })
    expect(data).toEqual({ ...before, website: 'https://rosewood.example/mill', socialLinks: body.socialLinks })
    expect((await ok('updateProvider', { as: mara, ...of(mill), body: { location: null } })).data).toMatchObject({ location: null })
    const location = { lat: -12.5, lng: 179.25 }
    const moved = await ok('updateProvider', { as: mara, ...of(mill), body: { location, phone: '+16135550188' } })
    expect(moved.data).toMatchObject({ location, phone: '+16135550188', website: 'https://rosewood.example/mill' })
  })

  it('VAL-09 VAL-11 is refused if it violates the rules, field by field', async () => {
    const wrong = async (body: object) => (await refusal('updateProvider', { as: mara, ...of(mill), body })).errors
    expect(await wrong({ phone: '+1613555' })).toMatchObject([{ path: 'phone', code: 'invalid_phone' }])
    expect(await wrong({ website: 'rosewood' })).toMatchObject([{ path: 'website', code: 'invalid_url' }])
    const links = [
      { network: 'youtube', url: 'https://youtube.example/mill' },
      { network: 'youtube', url: 'javascript:alert(1)' },
    ]
    expect(await wrong({ socialLinks: links })).toMatchObject([
      { path: 'socialLinks[1].url', code: 'invalid_url' },
      { path: 'socialLinks[1].network', code: 'not_allowed' },
    ])
    expect(await wrong({ location: { lat: 91, lng: 0 } })).toContainEqual(expect.objectContaining({ path: 'location.lat' }))
    expect(await wrong({ name: 'Another name' })).toMatchObject([{ path: 'name', code: 'unknown_field' }])
    expect(await refusal('updateProvider', { as: mara, ...of(mill), body: {} })).toMatchObject({ status: 422 })
  })

  it('PROV-29 moves a provider to a city of its country, with a district of that city', async () => {
    const { data: cities } = await ok('listCities', { as: mara, query: { countryCode: 'CA', scopes: 'districts' } })
    const cityOf = (name: string) => cities.find((city) => city.name === name)!
    const [toronto, ottawa] = [cityOf('Toronto'), cityOf('Ottawa')]
    const change = async (body: object) => (await ok('updateProvider', { as: mara, ...of(mill), body })).data
    const [yard] = toronto.districts!
    expect(await change({ cityId: toronto.id, districtId: yard!.id, address: ' 5 King Street ' })).toMatchObject({
      cityId: toronto.id,
      city: { name: 'Toronto' },
      districtId: yard!.id,
      district: { name: yard!.name },
      address: '5 King Street',
    })
    expect(await change({ cityId: ottawa.id })).toMatchObject({ city: { name: 'Ottawa' }, district: null, districtId: null })
    const refused = async (body: object) => (await refusal('updateProvider', { as: mara, ...of(mill), body })).errors
    expect(await refused({ districtId: yard!.id })).toMatchObject([{ path: 'districtId', code: 'not_allowed' }])
    const [dubai] = (await ok('listCities', { as: mara, query: { countryCode: 'AE' } })).data
    expect(await refused({ cityId: dubai!.id })).toMatchObject([{ path: 'cityId', code: 'not_allowed' }])
    expect(await change({ address: null })).toMatchObject({ address: null })
  })

  it('of two users who save at the same time, the second gets stale_version', async () => {
    const { headers } = await answer('getProvider', { as: mara, ...of(mill) })
    const based = { as: mara, ...of(mill), body: { phone: '+16135550171' }, headers: { 'if-match': String(headers['etag']) } }
    await ok('updateProvider', based)
    expect(await refusal('updateProvider', based)).toMatchObject({ status: 409, code: 'stale_version' })
  })

  it('is in the audit log with the names of the fields, without their values', async () => {
    await ok('updateProvider', { as: mara, ...of(garden), body: { phone: '+16135550199' } })
    const { data } = await ok('listAuditEntries', { as: mara, query: { entity: 'provider', entityId: garden } })
    expect(data[0]).toMatchObject({ action: 'updated', detail: 'phone', actor: { name: 'Mara Lindqvist' } })
  })
})

describe('page permissions', () => {
  it('PERM-03 PROV-19 are write for account managers, and those of the link for others', async () => {
    const pages = async (as: typeof mara) => (await ok('getProviderPermissions', { as, ...of(mill) })).data
    expect(new Set(Object.values(await pages(mara)))).toEqual(new Set(['write']))
    expect(await pages(jonas)).toMatchObject({ info: 'write', budget: 'read', payments: 'none', statistics: 'write' })
  })

  it('PERM-09 are enforced by the server', async () => {
    await restrict('info', 'read')
    expect((await ok('getProviderPermissions', { as: jonas, ...of(mill) })).data.info).toBe('read')
    const body = { phone: '+16135550177' }
    expect(await refusal('updateProvider', { as: jonas, ...of(mill), body })).toMatchObject({ status: 403, code: 'forbidden' })
    await ok('updateProvider', { as: mara, ...of(mill), body })
  })
})
