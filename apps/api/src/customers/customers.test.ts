import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

const { ok, refusal, signIn, db } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')
const ines = await signIn('ines')
const userOf = async (as: typeof mara) => (await ok('getAccessToken', { as, path: { accessTokenId: as['x-access-token']! } })).data.user
const [maraUser, nouraUser, inesUser] = [await userOf(mara), await userOf(noura), await userOf(ines)]
const path = { customerId: maraUser.customerId }

describe('updateCustomer', () => {
  it('SET-01 SET-05 changes the sent fields', async () => {
    const before = (await ok('getCustomer', { as: mara, path })).data
    const body = { companyType: 'corporation', companyExtension: null, taxNumber: '81342 2217', timeZone: 'America/Vancouver' }
    const { data } = await ok('updateCustomer', { as: mara, path, body })
    expect(data).toEqual({ ...before, ...body })
    expect((await userOf(mara)).details.timeZone).toBe('America/Vancouver')
    expect((await ok('updateCustomer', { as: mara, path, body: { name: ' Rosewood ', address: null } })).data).toEqual({
      ...data,
      name: 'Rosewood',
    })
  })

  it.each([
    [{ companyType: 'guild' }, 'companyType', 'not_allowed'],
    [{ companyExtension: 'ltd & sons' }, 'companyExtension', 'not_allowed'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'not_allowed'],
    [{ name: '  ' }, 'name', 'required'],
    [{ isPaid: true }, 'isPaid', 'unknown_field'],
  ])('refuses %j', async (body, field, code) => {
    expect(await refusal('updateCustomer', { as: mara, path, body })).toMatchObject({ status: 422, errors: [{ path: field, code }] })
  })

  it('is for account managers, of their own account', async () => {
    expect(await refusal('updateCustomer', { as: jonas, path, body: { name: 'Ours' } })).toMatchObject({ status: 403 })
    expect(await refusal('updateCustomer', { as: noura, path, body: { name: 'Ours' } })).toMatchObject({ status: 404 })
  })
})

describe('listCustomerProviders', () => {
  it('USER-29 PERM-08 returns all providers of the account to account managers, linked ones to others, by name', async () => {
    const { data, meta } = await ok('listCustomerProviders', { as: mara, path, query: { limit: 2 } })
    expect(data.map(({ name }) => name)).toEqual(['Rosewood Garden', 'Rosewood Lakehouse'])
    expect(meta).toEqual({ page: 1, limit: 2, total: 3 })
    expect(data).toEqual((await ok('listProviders', { as: mara, query: { limit: 2 } })).data)
    expect((await ok('listCustomerProviders', { as: jonas, path })).data.map(({ name }) => name)).toEqual(['Rosewood Mill'])
  })

  it('of another account are not found', async () => {
    expect(await refusal('listCustomerProviders', { as: noura, path })).toMatchObject({ status: 404 })
  })
})

describe('createCustomerAction', () => {
  // The one provider that Jonas is linked to.
  const mill = 2

  it('UPG-04 stores the request, once per key', async () => {
    const body = { type: 'upgrade-request', kind: 'rival-stats', providerId: mill, note: 'After four' }
    const call = { as: jonas, path, body, headers: { 'idempotency-key': 'upgrade-1' } }
    const { data } = await ok('createCustomerAction', call)
    expect(data).toMatchObject({ ...body, id: expect.any(Number) })
    expect((await ok('createCustomerAction', call)).data).toEqual(data)
    expect(await db.selectFrom('customer_actions').selectAll().execute()).toHaveLength(1)
    expect((await ok('createCustomerAction', { as: jonas, path, body: { type: 'contact-request' } })).data).toMatchObject({
      kind: null,
      note: null,
    })
  })

  it('UPG-01 an upgrade names its popup; the provider is one that the user sees', async () => {
    expect(await refusal('createCustomerAction', { as: mara, path, body: { type: 'upgrade-request' } })).toMatchObject({
      status: 422,
      errors: [{ path: 'kind', code: 'required' }],
    })
    const theirs = { type: 'contact-request', providerId: nouraUser.providers[0]!.id }
    expect(await refusal('createCustomerAction', { as: mara, path, body: theirs })).toMatchObject({ status: 404 })
    expect(await refusal('createCustomerAction', { as: noura, path, body: theirs })).toMatchObject({ status: 404 })
  })
})

it('USER-41 an account has its actions, its providers and its cards', async () => {
  expect((await ok('createCustomerAction', { as: mara, path, body: { type: 'contact-request' } })).data.type).toBe('contact-request')
  const { data: providers } = await ok('listCustomerProviders', { as: mara, path })
  expect(new Set(providers.map(({ id }) => id))).toEqual(new Set(maraUser.providers.map(({ id }) => id)))
  expect((await ok('listCreditCards', { as: mara, path })).data).toEqual(expect.any(Array))
  for (const name of ['listCustomerProviders', 'listCreditCards'] as const)
    expect(await refusal(name, { as: noura, path })).toMatchObject({ status: 404 })
})

describe('getSubscription', () => {
  it('SET-06 returns the newest, or null', async () => {
    const { data } = await ok('getSubscription', { as: jonas, path })
    expect(data).toMatchObject({ type: 'subscription', dateStart: '2026-06-24', dateEnd: '2027-06-23', autoRenew: true })
    expect((await ok('getSubscription', { as: ines, path: { customerId: inesUser.customerId } })).data).toBeNull()
  })

  it.each(['all', 'subscription', 'subscription_rnd', 'video', '360video', 'video_self'] as const)(
    'GAL-14 CONST-16 may include the media of %s',
    async (type) => {
      const subscriptions = db.updateTable('subscriptions').where('customer_id', '=', maraUser.customerId)
      await subscriptions.set({ type }).execute()
      expect((await ok('getSubscription', { as: jonas, path })).data).toMatchObject({ type })
      await subscriptions.set({ type: 'subscription' }).execute()
    },
  )

  it('of another account is not found', async () => {
    expect(await refusal('getSubscription', { as: noura, path })).toMatchObject({ status: 404 })
  })
})
