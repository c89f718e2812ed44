import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

const { ok, refusal, signIn } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')
const userOf = async (as: typeof mara) => (await ok('getAccessToken', { as, path: { accessTokenId: as['x-access-token']! } })).data.user
const [maraUser, jonasUser] = [await userOf(mara), await userOf(jonas)]
const path = { customerId: maraUser.customerId }
const linkOf = async (customerUserId: number) =>
  (await ok('listCustomerUserProviders', { as: mara, path: { ...path, customerUserId } })).data[0]!
const [hers, his] = [await linkOf(maraUser.id), await linkOf(jonasUser.id)]
const sign = (as: typeof mara, linkId: number, signatureContent: string) => ({ as, path, body: { linkId, signatureContent } })

describe('signatures', () => {
  it("TMPL-04 belong to the user's own link to the provider", async () => {
    const { data } = await ok('getSignature', { as: jonas, path, query: { providerId: his.providerId } })
    expect(data).toEqual({ linkId: his.id, signatureContent: 'Jonas Okafor\nRosewood Venues', signatureImage: null })
    const written = { ...data, signatureContent: 'Jonas\nRosewood Mill' }
    expect((await ok('replaceSignature', sign(jonas, his.id, ' Jonas\nRosewood Mill\n'))).data).toEqual(written)
    expect((await ok('getSignature', { as: jonas, path, query: { providerId: his.providerId } })).data).toEqual(written)
    expect((await ok('replaceSignature', sign(mara, his.id, ''))).data.signatureContent).toBe('')
  })

  it('of others are for account managers, of another account or without a link not found', async () => {
    expect(await refusal('replaceSignature', sign(jonas, hers.id, 'x'))).toMatchObject({ status: 403 })
    expect(await refusal('replaceSignature', sign(noura, his.id, 'x'))).toMatchObject({ status: 404 })
    expect(await refusal('replaceSignature', sign(mara, 999_999, 'x'))).toMatchObject({ status: 404 })
    const other = maraUser.providers.find(({ id }) => id !== his.providerId)!
    expect(await refusal('getSignature', { as: jonas, path, query: { providerId: other.id } })).toMatchObject({ status: 404 })
    expect(await refusal('getSignature', { as: noura, path, query: { providerId: his.providerId } })).toMatchObject({ status: 404 })
    expect(await refusal('getSignature', { as: jonas, path })).toMatchObject({
      status: 422,
      errors: [{ path: 'providerId', code: 'required' }],
    })
  })
})
