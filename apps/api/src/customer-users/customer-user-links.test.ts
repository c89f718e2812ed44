import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

const { ok, answer, refusal, signIn } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')
const userOf = async (as: typeof mara) => (await ok('getAccessToken', { as, path: { accessTokenId: as['x-access-token']! } })).data.user
const [maraUser, jonasUser, nouraUser] = [await userOf(mara), await userOf(jonas), await userOf(noura)]
const path = { customerId: maraUser.customerId, customerUserId: jonasUser.id }
const garden = maraUser.providers.find(({ name }) => name === 'Rosewood Garden')!.id
const mill = maraUser.providers.find(({ name }) => name === 'Rosewood Mill')!.id
const links = async (as = mara) => (await ok('listCustomerUserProviders', { as, path })).data

describe('links of a user to providers', () => {
  it('USER-11 USER-37 start without mail and SMS, and as a contact on the page', async () => {
    const { data } = await ok('createCustomerUserProvider', { as: mara, path, body: { providerId: garden } })
    expect(data).toEqual({
      id: expect.any(Number),
      providerId: garden,
      name: 'Rosewood Garden',
      canReceiveLeads: false,
      canReceiveLeadsSms: false,
      showAsContact: true,
      signatureContent: '',
      signatureImage: null,
    })
    expect(await links(jonas)).toContainEqual(data)
    expect((await userOf(jonas)).providers.map(({ id }) => id)).toContain(garden)
    const again = await refusal('createCustomerUserProvider', { as: mara, path, body: { providerId: garden } })
    expect(again).toMatchObject({ status: 409, code: 'already_linked' })
  })

  it('USER-12 account managers and the user can change the flags, only the given ones', async () => {
    const { id } = (await links()).find(({ providerId }) => providerId === mill)!
    const change = async (as: typeof mara, body: object) =>
      (await ok('updateCustomerUserProvider', { as, path: { ...path, linkId: id }, body })).data
    expect(await change(mara, { canReceiveLeadsSms: false })).toMatchObject({ canReceiveLeads: true, canReceiveLeadsSms: false })
    expect(await change(jonas, { canReceiveLeads: false, showAsContact: false })).toMatchObject({
      canReceiveLeads: false,
      showAsContact: false,
    })
    expect(await refusal('updateCustomerUserProvider', { as: mara, path: { ...path, linkId: id }, body: {} })).toMatchObject({
      status: 422,
    })
    const others = { as: jonas, path: { ...path, customerUserId: maraUser.id, linkId: id }, body: { showAsContact: true } }
    expect(await refusal('updateCustomerUserProvider', others)).toMatchObject({ status: 403 })
    expect(await refusal('updateCustomerUserProvider', { ...others, as: mara })).toMatchObject({ status: 404 })
  })

  it('USER-40 are removed together with access to the couples, until that is undone', async () => {
    const before = await links()
    const { id } = before.find(({ providerId }) => providerId === garden)!
    const { headers } = await answer('deleteCustomerUserProvider', { as: mara, path: { ...path, linkId: id } })
    expect((await userOf(jonas)).providers.map((provider) => provider.id)).not.toContain(garden)
    expect(await refusal('deleteCustomerUserProvider', { as: mara, path: { ...path, linkId: id } })).toMatchObject({ status: 404 })
    await ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
    expect(await links()).toEqual(before)
    await ok('deleteCustomerUserProvider', { as: mara, path: { ...path, linkId: id } })
  })

  it('are managed by account managers, for providers and users of their own account', async () => {
    const linkId = (await links())[0]!.id
    expect(await refusal('createCustomerUserProvider', { as: jonas, path, body: { providerId: mill } })).toMatchObject({ status: 403 })
    expect(await refusal('deleteCustomerUserProvider', { as: jonas, path: { ...path, linkId } })).toMatchObject({ status: 403 })
    const theirs = nouraUser.providers[0]!.id
    expect(await refusal('createCustomerUserProvider', { as: mara, path, body: { providerId: theirs } })).toMatchObject({ status: 404 })
    expect(await refusal('createCustomerUserProvider', { as: noura, path, body: { providerId: theirs } })).toMatchObject({ status: 404 })
    expect(await refusal('listCustomerUserProviders', { as: noura, path })).toMatchObject({ status: 404 })
    expect(await refusal('deleteCustomerUserProvider', { as: noura, path: { ...path, linkId } })).toMatchObject({ status: 404 })
  })
})
