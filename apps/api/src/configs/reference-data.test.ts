/** Places, categories, countries and agreements: shared data that every user may read. */
import { describe, expect, it } from 'vitest'
import { anyone, openWorld } from '../../test/world.ts'

const { ok, answer, refusal, app } = await openWorld()
const names = (rows: { name: string }[]) => rows.map(({ name }) => name)

describe('listCities', () => {
  it('CONF-03 I18N-01 returns the cities of Canada by name, or of another country', async () => {
    const { data } = await ok('listCities')
    expect(names(data).slice(0, 4)).toEqual(['Calgary', 'Edmonton', 'Kingston', 'Montréal'])
    expect(data[0]).toEqual({ id: expect.any(Number), name: 'Calgary', order: 5, regionId: expect.any(Number) })
    expect(names((await ok('listCities', { query: { countryCode: 'TR' } })).data)).toEqual(['Ankara', 'Bursa', 'İstanbul', 'İzmir'])
    expect((await ok('listCities', { query: { countryCode: 'FR' } })).data).toEqual([])
    expect(await refusal('listCities', { query: { countryCode: 'Canada' } })).toMatchObject({ status: 422 })
  })

  it('AMB-34 the scopes add districts and regions, and put the large cities first', async () => {
    const { data } = await ok('listCities', { query: { scopes: 'districts,regions,swapOrder' } })
    expect(names(data).slice(0, 3)).toEqual(['Toronto', 'Ottawa', 'Montréal'])
    expect(data.map(({ order }) => order)).toEqual(data.map(({ order }) => order).toSorted((a, b) => a - b))
    expect(data[0]!.region).toEqual({ id: data[0]!.regionId, name: 'Ontario' })
    expect(names(data[0]!.districts!)).toContain('Old Toronto')
    expect(data.flatMap(({ districts }) => districts!).every(({ cityId }) => data.some(({ id }) => id === cityId))).toBe(true)
    expect(await refusal('listCities', { query: { scopes: 'everything' } })).toMatchObject({ status: 422, errors: [{ path: 'scopes[0]' }] })
  })
})

describe('getCity and listDistricts', () => {
  it('CONF-03 CONF-04 return one city, and its districts by name', async () => {
    const toronto = (await ok('listCities')).data.find(({ name }) => name === 'Toronto')!
    const path = { cityId: toronto.id }
    expect((await ok('getCity', { path })).data).toEqual(toronto)
    const { data } = await ok('listDistricts', { query: path })
    expect(names(data)).toEqual(['East York', 'Etobicoke', 'North York', 'Old Toronto', 'Scarborough', 'York'])
    expect((await ok('getCity', { path, query: { scopes: 'districts' } })).data.districts).toEqual(data)
    expect((await ok('listDistricts', { query: { cityId: 999_999 } })).data).toEqual([])
  })

  it('return 404 for unknown ids', async () => {
    expect(await refusal('getCity', { path: { cityId: 999_999 } })).toMatchObject({ status: 404, code: 'not_found' })
    expect(await refusal('listDistricts')).toMatchObject({ status: 422, errors: [{ path: 'cityId', code: 'required' }] })
  })
})

describe('categories', () => {
  it('CONF-05 CONF-17 are named in the requested language, with the data that the scopes request', async () => {
    const { data } = await ok('listCategories', { query: { scopes: 'getRoiMinLeadCount' }, headers: { 'accept-language': 'tr-TR' } })
    expect(data[0]).toEqual({ id: 1, name: 'Düğün mekanları', categoryType: 'venue', meta: { roiMinLeadCount: 20 } })
    const { data: venue } = await ok('getCategory', { path: { categoryId: 1 }, query: { scopes: 'getProviderCategoryMeta' } })
    expect(venue).toEqual({
      id: 1,
      name: 'Wedding venues',
      categoryType: 'venue',
      meta: { hasSpaces: true, hasMenus: true, hasItems: false },
    })
    expect((await ok('listCategories')).data.every((category) => !('meta' in category))).toBe(true)
  })

  it('CONF-14 filtered for referrals are those a firm may be referred for', async () => {
    const { data } = await ok('listConfigs', { query: { itemTypes: 'allowed_provider_category_ids' } })
    expect((await ok('listCategories')).data.map(({ id, name }) => [String(id), name])).toEqual(
      data.map(({ itemId, value }) => [itemId, value]),
    )
  })

  it('PROV-26 have kinds of providers and options of items', async () => {
    const { data } = await ok('listProviderCategories', { headers: { 'accept-language': 'de-DE' } })
    expect(data[1]).toEqual({ id: 2, categoryId: 1, name: 'Landhaus' })
    const { data: groups } = await ok('listItemOptionGroups', { query: { categoryId: 6 } })
    expect(groups.map(({ name, options }) => [name, names(options)])).toEqual([
      ['Silhouette', ['A-line', 'Ball gown', 'Mermaid', 'Sheath']],
      ['Neckline', ['V-neck', 'Off the shoulder', 'High neck']],
    ])
    expect((await ok('listItemOptionGroups')).data.length).toBeGreaterThan(groups.length)
  })

  it('return 404 for unknown ids', async () => {
    expect(await refusal('getCategory', { path: { categoryId: 99 } })).toMatchObject({ status: 404 })
    expect(await refusal('listCategories', { query: { scopes: 'all' } })).toMatchObject({ status: 422 })
    expect(await refusal('listItemOptionGroups', { query: { categoryId: 0 } })).toMatchObject({ status: 422 })
    expect(await refusal('listProviderCategories', { as: {} })).toMatchObject({ status: 401 })
  })
})

describe('getCountry', () => {
  it('I18N-15 I18N-16 CONST-17 returns what differs by country', async () => {
    const { data } = await ok('getCountry', { path: { countryCode: 'SA' } })
    expect(data).toMatchObject({
      code: 'SA',
      currency: 'SAR',
      timeZone: 'Asia/Riyadh',
      dialCode: '966',
      weekend: [5, 6],
      logo: '/brands/gulf/logo.svg',
      favicon: '/brands/gulf/favicon.svg',
      accentHue: 168,
    })
    expect(data.languages[0]).toBe('ar_SA')
    expect(data.flags).toMatchObject({ upgradeBanner: false, liveChat: true, leadMessageType: 'email' })
    expect((await ok('getCountry', { path: { countryCode: 'CA' } })).data).toMatchObject({
      passwordMinLength: 6,
      logo: null,
      favicon: null,
      accentHue: null,
      salesNumber: '+16135550199',
    })
  })

  it('returns the countries the product is sold in, and no others', async () => {
    expect(await refusal('getCountry', { path: { countryCode: 'FR' } })).toMatchObject({ status: 404, code: 'not_found' })
    expect(await refusal('getCountry', { path: { countryCode: 'canada' } })).toMatchObject({ status: 422 })
  })
})

describe('data that is cached for a week', () => {
  it.each([
    'cities',
    'cities/1',
    'districts?cityId=1',
    'categories',
    'categories/1',
    'countries/CA',
    'item-option-groups',
    'provider-categories',
    'configs?itemTypes=currency',
  ])('CONF-02 CONF-16 %s has cache headers, and is 304 for a caller with the same ETag', async (address) => {
    const url = `/api/${address}`
    const first = await app.inject({ url, headers: anyone })
    expect(first.headers).toMatchObject({
      'cache-control': 'private, max-age=604800',
      vary: expect.stringMatching(/^Accept-Language\b/),
      etag: expect.stringMatching(/^"/),
    })
    const again = await app.inject({ url, headers: { ...anyone, 'if-none-match': String(first.headers['etag']) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})

describe('agreements', () => {
  it('SET-08 are listed once per type, in the requested locale, else in the same language, else in English', async () => {
    const titles = async (query: object, language = 'en-CA') =>
      (await ok('listAgreementTexts', { query: { ...query }, headers: { 'accept-language': language } })).data.map(({ title }) => title)
    expect(await titles({}, 'de-DE')).toEqual(['Auftragsverarbeitung', 'Neuigkeiten und Angebote', 'Nutzungsbedingungen'])
    expect(await titles({ type: 'terms_of_use', locale: 'ar_SA' })).toEqual(['شروط الاستخدام'])
    expect(await titles({ type: 'terms_of_use' }, 'en-AU')).toEqual(['Terms of use'])
    const { headers } = await answer('listAgreementTexts')
    expect(headers['cache-control']).toBe('no-store')
  })

  it('can be read by their id', async () => {
    const [text] = (await ok('listAgreementTexts', { query: { type: 'terms_of_use' } })).data
    expect((await ok('getAgreementText', { path: { agreementTextId: text!.id } })).data).toEqual(text)
    expect(text).toMatchObject({ version: 1, isRequired: true, locale: 'en_CA' })
  })

  it('return 404 for unknown ids', async () => {
    expect(await refusal('getAgreementText', { path: { agreementTextId: 999_999 } })).toMatchObject({ status: 404 })
    expect(await refusal('listAgreementTexts', { query: { type: 'nonsense' } })).toMatchObject({ status: 422 })
  })
})
