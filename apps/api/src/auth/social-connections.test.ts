import { describe, expect, it } from 'vitest'
import { openWorld, type Caller } from '../../test/world.ts'
import { openSocial, signInThere } from '../../test/social.ts'
import { demoPassword } from '../seed/people.ts'

const world = await openWorld(await openSocial())
const { ok, refusal, db, clock } = world
const [mara, jonas, felix] = [await world.signIn('mara'), await world.signIn('jonas'), await world.signIn('felix')]
const types = ['google', 'facebook', 'instagram'] as const
type Type = (typeof types)[number]

const start = async (type: Type, as: Caller) => {
  const { data } = await ok('createSocialConnection', { body: { type, oldPassword: demoPassword }, as })
  return data.authUrl!
}
const proof = async (type: Type, account: string, as: Caller) => {
  const { path: _, ...returned } = await signInThere(await start(type, as), account)
  return { type, ...returned }
}
const list = (as: Caller) => ok('listSocialConnections', { as })

describe('createSocialConnection', () => {
  it.each([
    ['google', '/settings/account'],
    ['facebook', '/settings/account'],
    ['instagram', '/instagram/callback'],
  ] as const)('AUTH-40 AMB-15 INT-09 connects an account of %s, returns to %s, and the user signs in with it', async (type, path) => {
    const returned = await signInThere(await start(type, mara), `${type}-of-mara`)
    expect(returned.path).toBe(path)
    const { path: _, ...rest } = returned
    const { data } = await ok('createSocialConnection', { body: { type, ...rest }, as: mara })
    expect(data.connection).toMatchObject({ type, socialId: `${type}-of-mara` })
    expect((await list(mara)).data).toContainEqual(data.connection)
  })

  it('AUTH-40 is shown to the user alone, with the services that are configured', async () => {
    expect((await list(mara)).meta.available).toEqual(types)
    expect(await refusal('listSocialConnections')).toMatchObject({ status: 401 })
    expect((await list(jonas)).data.map(({ socialId }) => socialId)).toEqual(['demo-jonas'])
    const { data } = await ok('getAccessToken', { path: { accessTokenId: mara['x-access-token']! }, as: mara })
    const path = { customerId: data.user.customerId, customerUserId: data.user.id }
    expect((await ok('getCustomerUser', { path, as: mara })).data).toMatchObject({
      googleId: 'google-of-mara',
      facebookId: 'facebook-of-mara',
    })
  })

  it('AMB-26 requires the own password, so that a stolen session opens no other way in', async () => {
    const wrong = (code: string) => ({ status: 422, errors: [{ path: 'oldPassword', code }] })
    expect(await refusal('createSocialConnection', { body: { type: 'google' }, as: felix })).toMatchObject(wrong('required'))
    const body = { type: 'google', oldPassword: 'not it' }
    expect(await refusal('createSocialConnection', { body, as: felix })).toMatchObject(wrong('password_wrong'))
  })

  it.each(types)('AUTH-41 %s: what the service does not accept is refused with a sentence of its own', async (type) => {
    const body = { ...(await proof(type, 'somebody', felix)), token: 'guessed' }
    expect(await refusal('createSocialConnection', { body, as: felix })).toMatchObject({ status: 422, code: `${type}_connect_failed` })
  })

  it('takeover: a proof that another user has started, or that was started for sign-in, connects nothing', async () => {
    const others = await proof('google', 'attacker', jonas)
    expect(await refusal('createSocialConnection', { body: others, as: mara })).toMatchObject({ code: 'google_connect_failed' })
    const { authUrl } = await ok('createGoogleAccessToken', { body: { userType: 'customer' } })
    const { path: _, ...forSignIn } = await signInThere(authUrl!, 'attacker')
    const body = { type: 'google', ...forSignIn }
    expect(await refusal('createSocialConnection', { body, as: mara })).toMatchObject({ code: 'google_connect_failed' })
    // And one for a connection does not sign in.
    const { token: code, state } = await proof('google', 'demo-jonas', jonas)
    const call = { body: { userType: 'customer', code, state } }
    expect(await refusal('createGoogleAccessToken', call)).toMatchObject({ code: 'social_sign_in_failed' })
    expect((await list(mara)).data.map(({ socialId }) => socialId)).not.toContain('attacker')
  })

  it('a proof is used once, for ten minutes', async () => {
    const used = await proof('facebook', 'felix-there', felix)
    await ok('createSocialConnection', { body: used, as: felix })
    expect(await refusal('createSocialConnection', { body: used, as: felix })).toMatchObject({ code: 'facebook_connect_failed' })
    const late = await proof('facebook', 'felix-there', felix)
    clock.advance({ minutes: 10 })
    expect(await refusal('createSocialConnection', { body: late, as: felix })).toMatchObject({ code: 'facebook_connect_failed' })
  })

  it('an account that another user has connected is 409, also when two users connect it at the same time', async () => {
    const body = await proof('google', 'google-of-mara', felix)
    expect(await refusal('createSocialConnection', { body, as: felix })).toMatchObject({ status: 409, code: 'social_account_taken' })
    // The connection of before stays.
    expect((await list(felix)).data.map(({ socialId }) => socialId)).toContain('demo-felix')
    const bodies = [await proof('instagram', 'shared', felix), await proof('instagram', 'shared', jonas)]
    const results = await Promise.all(
      [felix, jonas].map((as, index) =>
        ok('createSocialConnection', { body: bodies[index], as }).then(
          () => 'connected',
          () => 'refused',
        ),
      ),
    )
    expect(results.toSorted()).toEqual(['connected', 'refused'])
  })
})

describe('deleteSocialConnection', () => {
  it('disconnects, after which the account signs in no more, and a second time it is 404', async () => {
    await ok('deleteSocialConnection', { path: { socialType: 'instagram' }, as: mara })
    expect((await list(mara)).data.map(({ type }) => type)).toEqual(['facebook', 'google'])
    const { authUrl } = await ok('createInstagramAccessToken', { body: { userType: 'customer' } })
    const { token: code, state } = await signInThere(authUrl!, 'instagram-of-mara')
    const call = { body: { userType: 'customer', code, state } }
    expect(await refusal('createInstagramAccessToken', call)).toMatchObject({ code: 'social_account_unknown' })
    expect(await refusal('deleteSocialConnection', { path: { socialType: 'instagram' }, as: mara })).toMatchObject({ status: 404 })
  })

  it('a user without a password keeps one way in, also when two are removed at the same time', async () => {
    await db.updateTable('customer_users').set({ password_hash: null }).where('username', '=', 'mara').execute()
    const remove = (socialType: Type) =>
      ok('deleteSocialConnection', { path: { socialType }, as: mara }).then(
        () => 'removed',
        (error: Error) => (/last_way_in/.test(error.message) ? 'kept' : error.message),
      )
    expect((await Promise.all([remove('google'), remove('facebook')])).toSorted()).toEqual(['kept', 'removed'])
    expect((await list(mara)).data).toHaveLength(1)
  })
})

it('a user who is removed loses the connections, and gets them back by Undo', async () => {
  const { customer_id: customerId, id: customerUserId } = await db
    .selectFrom('customer_users')
    .select(['id', 'customer_id'])
    .where('username', '=', 'jonas')
    .executeTakeFirstOrThrow()
  const rows = () => db.selectFrom('social_accounts').select('type').where('customer_user_id', '=', customerUserId).execute()
  const before = await rows()
  const { headers } = await world.answer('deleteCustomerUser', { path: { customerId, customerUserId }, as: mara })
  expect(await rows()).toEqual([])
  await ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
  expect(before.length).toBeGreaterThan(0)
  expect(await rows()).toEqual(before)
})
