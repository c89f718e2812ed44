import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

const { ok, refusal, signIn, clock } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')
const userOf = async (as: typeof mara) => (await ok('getAccessToken', { as, path: { accessTokenId: as['x-access-token']! } })).data.user
const [maraUser, jonasUser] = [await userOf(mara), await userOf(jonas)]
const signs = async (as = jonas, query = {}) => (await ok('listAgreementSigns', { as, query })).data
const consentText = (await ok('listAgreementTexts', { query: { type: 'marketing_consent' } })).data[0]!

describe('agreements signed by a user', () => {
  it('SET-08 are signed once, only for oneself, and listed newest first', async () => {
    const before = await signs()
    expect(before.map(({ type }) => type).toSorted()).toEqual(['data_processing', 'terms_of_use'])
    const { data } = await ok('createAgreementSign', { as: jonas, body: { agreementTextId: consentText.id } })
    expect(data).toMatchObject({
      customerUserId: jonasUser.id,
      agreementTextId: consentText.id,
      type: 'marketing_consent',
      version: 1,
      title: 'News and offers',
      signedAt: clock.now().toString({ smallestUnit: 'millisecond' }),
    })
    clock.advance({ minutes: 5 })
    expect((await ok('createAgreementSign', { as: jonas, body: { agreementTextId: consentText.id } })).data).toEqual(data)
    expect(await signs()).toEqual([data, ...before])
  })

  it('of others are for account managers, of another account not found', async () => {
    expect(await signs(mara, { customerUserId: jonasUser.id })).toEqual(await signs())
    expect(await refusal('listAgreementSigns', { as: jonas, query: { customerUserId: maraUser.id } })).toMatchObject({ status: 403 })
    expect(await refusal('listAgreementSigns', { as: noura, query: { customerUserId: jonasUser.id } })).toMatchObject({ status: 404 })
  })

  it('must be agreements that exist', async () => {
    expect(await refusal('createAgreementSign', { as: jonas, body: { agreementTextId: 999_999 } })).toMatchObject({ status: 404 })
  })
})
