/** Configuration, account, users, prompt counts and health. */
import { describe, expect, it } from 'vitest'
import { reference } from '../src/generated/reference.ts'
import { servingPool } from '../src/platform/db/pool.ts'
import { openWorld, requestHelpers } from './world.ts'

const configItems: Record<string, readonly string[]> = Object.fromEntries(
  reference.flatMap((group) => Object.entries(group)).map(([type, ids]) => [type, Array.isArray(ids) ? ids : Object.keys(ids)]),
)
const world = await openWorld()
const mara = await world.signIn('mara')
const jonas = await world.signIn('jonas')
const emre = await world.signIn('emre')

const userOf = async (as: typeof mara) =>
  (await world.ok('getAccessToken', { path: { accessTokenId: as['x-access-token']! }, as })).data.user
const users = { mara: await userOf(mara), jonas: await userOf(jonas), emre: await userOf(emre) }

describe('listConfigs', () => {
  it.each(Object.keys(configItems))('CONF-01 %s: itemId, value, status and id, in their order (CONF-06..14)', async (itemType) => {
    const { data } = await world.ok('listConfigs', { query: { itemTypes: itemType } })
    expect(data.map(({ itemId }) => itemId)).toEqual(configItems[itemType])
    for (const item of data)
      expect(item).toMatchObject({ id: expect.any(Number), itemType, value: expect.stringMatching(/./), status: 'active' })
  })

  it('CONF-02 returns several types at once, and I18N-12 labels in the requested language', async () => {
    const { data } = await world.ok('listConfigs', {
      query: { itemTypes: 'lead_status,payment_type' },
      headers: { 'accept-language': 'de-DE' },
    })
    expect(new Set(data.map(({ itemType }) => itemType))).toEqual(new Set(['lead_status', 'payment_type']))
    expect(data.find(({ itemId }) => itemId === 'deal')?.value).toBe('Abschluss')
  })

  it("I18N-03 I18N-04 AMB-12 the country's language comes first, the others in their given order", async () => {
    const languages = async (query: object) =>
      (await world.ok('listConfigs', { query: { itemTypes: 'available_languages,currency', ...query } })).data
        .filter(({ itemType }) => itemType === 'available_languages')
        .map(({ itemId }) => itemId)
    const given = [...configItems['available_languages']!]
    expect(await languages({})).toEqual(given)
    for (const [countryCode, own] of [
      ['CA', 'en_CA'],
      ['TR', 'tr_TR'],
      ['SA', 'ar_SA'],
      ['XX', 'en_CA'],
    ] as const)
      expect(await languages({ countryCode }), countryCode).toEqual([own, ...given.filter((one) => one !== own)])
    // As changed by an operator: another order, and one language that is not available.
    await world.db.updateTable('config_items').set({ position: -1 }).where('item_id', '=', 'de_DE').execute()
    expect((await languages({ countryCode: 'TR' })).slice(0, 2)).toEqual(['tr_TR', 'de_DE'])
    await world.db
      .updateTable('config_items')
      .set({ position: given.indexOf('de_DE') + 1 })
      .where('item_id', '=', 'de_DE')
      .execute()
  })

  it('CONF-15 passive items are included, so that old records keep their label', async () => {
    await world.db.updateTable('config_items').set({ status: 'passive' }).where('item_id', '=', 'off_season').execute()
    const { data } = await world.ok('listConfigs', { query: { itemTypes: 'campaign_id' } })
    expect(data.find(({ itemId }) => itemId === 'off_season')).toMatchObject({ status: 'passive', value: '420' })
  })

  it('CONF-18 an item added by an operator is labelled by its id', async () => {
    await world.db
      .insertInto('config_items')
      .values({ item_type: 'campaign_id', item_id: 'summer', position: 9, status: 'active' })
      .execute()
    const { data } = await world.ok('listConfigs', { query: { itemTypes: 'campaign_id' } })
    expect(data.at(-1)).toMatchObject({ itemId: 'summer', value: 'summer' })
  })

  it('CONF-16 can be cached for seven days, per caller and language', async () => {
    const url = '/api/configs?itemTypes=currency'
    const first = await world.app.inject({ url, headers: { 'x-consumer-key': 'vendor-panel-web' } })
    expect(first.headers).toMatchObject({
      'cache-control': 'private, max-age=604800',
      vary: expect.stringMatching(/^Accept-Language\b/),
      etag: expect.stringMatching(/^"/),
    })
    const again = (language: string) =>
      world.app.inject({
        url,
        headers: { 'x-consumer-key': emre['x-consumer-key']!, 'accept-language': language, 'if-none-match': String(first.headers['etag']) },
      })
    expect([(await again('en')).statusCode, (await again('en')).body]).toEqual([304, ''])
    expect((await again('tr')).statusCode).toBe(200)
  })

  it('requires a known type', async () => {
    for (const query of [{}, { itemTypes: '' }, { itemTypes: 'nonsense' }])
      expect(await world.refusal('listConfigs', { query })).toMatchObject({ status: 422 })
  })
})

describe('getCustomer', () => {
  it('HTTP-07 SHELL-44 returns the account in a data envelope', async () => {
    const { data } = await world.ok('getCustomer', { path: { customerId: users.jonas.customerId }, as: jonas })
    expect(data).toEqual(users.mara.customer)
    expect(data).toMatchObject({
      id: 1,
      name: 'Rosewood Venues',
      isPaid: true,
      crmStatus: null,
      accountManager: { email: 'care@vendors.example' },
      countryCode: 'CA',
      timeZone: 'America/Toronto',
    })
  })

  it("another customer's account is answered like an unknown one", async () => {
    const theirs = await world.refusal('getCustomer', { path: { customerId: users.emre.customerId }, as: mara })
    const nobodys = await world.refusal('getCustomer', { path: { customerId: 999_999 }, as: mara })
    expect(theirs).toMatchObject({ status: 404, code: 'not_found' })
    expect({ ...theirs, headers: 0 }).toEqual({ ...nobodys, headers: 0 })
  })
})

describe('getCustomerUser', () => {
  const path = (user: typeof users.mara, of = users.mara) => ({ customerId: of.customerId, customerUserId: user.id })

  it('USER-35 an account manager sees every user, others only themselves', async () => {
    const seen = await world.ok('getCustomerUser', { path: path(users.jonas), as: mara })
    expect(seen.data).toMatchObject({ name: 'Jonas Okafor', username: 'jonas', canManage: false })
    expect(await world.ok('getCustomerUser', { path: path(users.jonas), as: jonas })).toEqual(seen)
    expect(await world.refusal('getCustomerUser', { path: path(users.mara), as: jonas })).toMatchObject({ status: 403, code: 'forbidden' })
  })

  it('USER-08 returns the providers that a user is linked to', async () => {
    const { data } = await world.ok('getCustomerUser', { path: path(users.mara), as: mara })
    expect(data.customerUserProviders).toHaveLength(3)
    expect(data.customerUserProviders[0]).toMatchObject({ name: 'Rosewood Garden', canReceiveLeads: true, canReceiveLeadsSms: true })
  })

  it("another customer's user is not found, by either path", async () => {
    for (const way of [path(users.emre), path(users.emre, users.emre), { customerId: users.mara.customerId, customerUserId: 999_999 }])
      expect(await world.refusal('getCustomerUser', { path: way, as: mara })).toMatchObject({ status: 404, code: 'not_found' })
  })
})

describe('getPromptMeta', () => {
  it('TODO-02 NOTI-12 returns the numbers of open prompts of the account', async () => {
    const count = async (type: 'todo' | 'notification', customerId: number) =>
      (
        await world.db
          .selectFrom('prompts')
          .select('id')
          .where('customer_id', '=', customerId)
          .where('type', '=', type)
          .where('completed_at', 'is', null)
          .execute()
      ).length
    for (const [as, user] of [
      [mara, users.mara],
      [emre, users.emre],
    ] as const) {
      const { data } = await world.ok('getPromptMeta', { as })
      expect(data.counts).toEqual({
        todo: await count('todo', user.customerId),
        notification: await count('notification', user.customerId),
      })
    }
  })

  it('completed prompts, and those of providers the user does not see, are not counted', async () => {
    const before = (await world.ok('getPromptMeta', { as: jonas })).data.counts.todo
    const { id } = users.mara.providers.find((provider) => !users.jonas.providers.some((own) => own.id === provider.id))!
    const prompt = { customer_id: users.mara.customerId, type: 'todo' as const, title: 'Prices', body: '<p>Please look</p>' }
    await world.db
      .insertInto('prompts')
      .values([
        { ...prompt, provider_id: id, completed_at: null },
        { ...prompt, provider_id: null, completed_at: '2026-11-24T09:00:00Z' },
      ])
      .execute()
    expect((await world.ok('getPromptMeta', { as: jonas })).data.counts.todo).toBe(before)
    await world.db
      .insertInto('prompts')
      .values({ ...prompt, provider_id: null, completed_at: null })
      .execute()
    expect((await world.ok('getPromptMeta', { as: jonas })).data.counts.todo).toBe(before + 1)
  })

  it('requires a session', async () => {
    expect(await world.refusal('getPromptMeta')).toMatchObject({ status: 401 })
  })
})

describe('getHealth', () => {
  it('reports that the server works, without a session', async () => {
    expect((await world.ok('getHealth', { as: {} })).data).toMatchObject({ status: 'ok' })
  })

  it('is 503 while the database is unreachable, like every other operation', async () => {
    const pool = servingPool({ ...world.connection, host: '/tmp/no-such-folder' })
    const away = requestHelpers(await world.anotherApp({ pool }))
    const unavailable = { status: 503, code: 'unavailable' }
    expect(await away.refusal('getHealth', { as: {} })).toMatchObject(unavailable)
    expect(await away.refusal('listLeads', { as: mara })).toMatchObject(unavailable)
    expect(await away.refusal('createAccessToken', { body: { username: 'mara', password: 'x' } })).toMatchObject(unavailable)
    await pool.end()
  })
})
