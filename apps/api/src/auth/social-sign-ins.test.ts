import { describe, expect, it } from 'vitest'
import { anyone, openWorld, requestHelpers, type Caller } from '../../test/world.ts'
import { openSocial, signInThere, type Returned } from '../../test/social.ts'
import { socialProviders } from '../platform/social/social-provider.ts'
import { demoPassword } from '../seed/people.ts'
import { insertTwoFactor } from './two-factor.queries.ts'

const { social, keys } = await openSocial()
const world = await openWorld({ social })
const { ok, refusal, db, clock } = world
const userType = 'customer'
const failed = { status: 422, code: 'social_sign_in_failed' }
const unknown = { status: 422, code: 'social_account_unknown' }

type Type = 'google' | 'facebook' | 'instagram'
const operations = {
  google: 'createGoogleAccessToken',
  facebook: 'createFacebookAccessToken',
  instagram: 'createInstagramAccessToken',
} as const
const types = ['google', 'facebook', 'instagram'] as const
const bodyOf = (type: Type, { token, state, issuer }: Omit<Returned, 'path'>) => ({
  userType,
  state,
  ...(type === 'facebook' ? { accessToken: token } : { code: token }),
  ...(type === 'google' && { issuer }),
})
const start = async (type: Type) => (await ok(operations[type], { body: { userType } })).authUrl!
const finish = (type: Type, returned: Omit<Returned, 'path'>) => ok(operations[type], { body: bodyOf(type, returned) })
const refused = (type: Type, returned: Omit<Returned, 'path'>) => refusal(operations[type], { body: bodyOf(type, returned) })
const userOf = async (id: string) => {
  const as: Caller = { 'x-access-token': id, 'x-consumer-key': anyone['x-consumer-key']! }
  return (await ok('getAccessToken', { path: { accessTokenId: id }, as })).data
}
const mara = await db.selectFrom('customer_users').select(['id', 'customer_id']).where('username', '=', 'mara').executeTakeFirstOrThrow()
const connect = (type: Type, socialId: string) =>
  db
    .insertInto('social_accounts')
    .values({
      account: `${type}/${socialId}`,
      type,
      social_id: socialId,
      customer_id: mara.customer_id,
      customer_user_id: mara.id,
      connected_at: clock.now().toString(),
    })
    .execute()
await connect('facebook', 'mara-there')
await connect('instagram', 'mara-there')

describe('sign-in at a service', () => {
  it.each([
    ['google', 'demo-mara'],
    ['facebook', 'mara-there'],
    ['instagram', 'mara-there'],
  ] as const)('AUTH-17 AUTH-18 AUTH-20 INT-09 %s: the account %s signs in as the user who has connected it', async (type, account) => {
    const returned = await signInThere(await start(type), account)
    const { id } = await finish(type, returned)
    expect((await userOf(id!)).user).toMatchObject({ username: 'mara' })
  })

  it('AUTH-17 posts accessToken and userType customer; AUTH-18 answers authUrl or id; AUTH-20 posts a code', async () => {
    const { authUrl } = await ok('createFacebookAccessToken', { body: { userType } })
    expect(new URL(authUrl!).searchParams.get('response_type')).toBe('token')
    expect(await refusal('createFacebookAccessToken', { body: { accessToken: 'x', userType: 'couple' } })).toMatchObject({
      code: 'invalid',
    })
    expect(Object.keys(await ok('createGoogleAccessToken', { body: { userType } }))).toEqual(['authUrl'])
    expect(new URL(await start('instagram')).searchParams.get('response_type')).toBe('code')
  })

  it('AMB-15 each returns to its own page, and is refused where its key is not configured', async () => {
    const paths = await Promise.all(types.map(async (type) => (await signInThere(await start(type), 'demo-mara')).path))
    expect(paths).toEqual(['/auth/google', '/auth/login', '/auth/login'])
    const without = requestHelpers(await world.anotherApp({ social: {} }))
    for (const type of types)
      expect(await without.refusal(operations[type], { body: { userType } })).toMatchObject({ status: 422, code: 'social_provider_off' })
  })

  it('a service that cannot be reached refuses the start', async () => {
    const away = socialProviders({ google: { id: 'x', secret: 'y', origin: 'http://localhost:9' } })
    const { refusal: refusalThere } = requestHelpers(await world.anotherApp({ social: away }))
    expect(await refusalThere('createGoogleAccessToken', { body: { userType } })).toMatchObject(failed)
  })

  it('AMB-18 the second factor and the new password are still required', async () => {
    const owner = { customer_id: mara.customer_id, customer_user_id: mara.id }
    await insertTwoFactor(db, { ...owner, secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', last_step: 0, confirmed_at: clock.now().toString() })
    const { id } = await finish('google', await signInThere(await start('google'), 'demo-mara'))
    const as = { 'x-access-token': id!, 'x-consumer-key': 'ck_rosewood' }
    expect((await userOf(id!)).accessToken.twoFactorRequired).toBe(true)
    expect(await refusal('listLeads', { as })).toMatchObject({ status: 403, code: 'two_factor_required' })
    await db.deleteFrom('two_factors').execute()

    const renew = await finish('google', await signInThere(await start('google'), 'demo-renew'))
    const { accessToken } = await userOf(renew.id!)
    expect(accessToken.passwordChangeRequired).toBe(true)
    const other = { 'x-access-token': renew.id!, 'x-consumer-key': 'vendor-panel-web' }
    expect(await refusal('listLeads', { as: other })).toMatchObject({ status: 403, code: 'password_change_required' })
  })

  it('a user who was removed is not signed in', async () => {
    const jonas = db.updateTable('customer_users').where('username', '=', 'jonas')
    await jonas.set({ status: 'passive' }).execute()
    expect(await refused('google', await signInThere(await start('google'), 'demo-jonas'))).toMatchObject(unknown)
    await jonas.set({ status: 'active' }).execute()
  })
})

describe('attacks', () => {
  it('a social account never takes over an account by an e-mail address, a username or the id of another service', async () => {
    for (const account of ['mara@rosewood.example', 'mara', String(mara.id), 'google/demo-mara', 'MARA-THERE'])
      for (const type of types) expect(await refused(type, await signInThere(await start(type), account))).toMatchObject(unknown)
    for (const type of ['facebook', 'instagram'] as const)
      expect(await refused(type, await signInThere(await start(type), 'demo-mara'))).toMatchObject(unknown)
  })

  it.each(types)('AUTH-19 %s: a state is accepted once, for ten minutes, and only one that the server has made', async (type) => {
    const account = type === 'google' ? 'demo-mara' : 'mara-there'
    const returned = await signInThere(await start(type), account)
    expect(await refused(type, { ...returned, state: 'st_unknown' })).toMatchObject(failed)
    await finish(type, returned)
    expect(await refused(type, returned)).toMatchObject(failed)
    const { state: _, ...withoutState } = bodyOf(type, returned)
    expect(await refusal(operations[type], { body: withoutState })).toMatchObject(failed)

    const late = await signInThere(await start(type), account)
    clock.advance({ minutes: 10 })
    expect(await refused(type, late)).toMatchObject(failed)
  })

  it.each(types)('%s: a failed try uses up its state', async (type) => {
    const returned = await signInThere(await start(type), 'demo-mara')
    expect(await refused(type, { ...returned, token: 'guessed' })).toMatchObject(failed)
    expect(await refused(type, returned)).toMatchObject(failed)
  })

  it('AUTH-19 the state of one sign-in does not fit the code of another, or another service', async () => {
    const [own, other] = [await signInThere(await start('google'), 'demo-mara'), await signInThere(await start('google'), 'demo-felix')]
    // The verifier is that of the state, and the code was made for another one.
    expect(await refused('google', { ...own, token: other.token })).toMatchObject(failed)
    const facebook = await signInThere(await start('facebook'), 'mara-there')
    const state = new URL(await start('instagram')).searchParams.get('state')!
    expect(await refused('facebook', { ...facebook, state })).toMatchObject(failed)
  })

  it.each([
    ['nonce', (url: URL) => url.searchParams.set('nonce', 'chosen-by-someone-else')],
    ['PKCE challenge', (url: URL) => url.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')],
  ])('AUTH-19 a sign-in with another %s is refused', async (_, change) => {
    const url = new URL(await start('google'))
    change(url)
    expect(await refused('google', await signInThere(url.href, 'demo-mara'))).toMatchObject(failed)
  })

  it('AUTH-19 an answer of another issuer is refused', async () => {
    const returned = await signInThere(await start('google'), 'demo-mara')
    expect(await refused('google', { ...returned, issuer: 'https://evil.example' })).toMatchObject(failed)
    const { issuer: _, ...silent } = await signInThere(await start('google'), 'demo-mara')
    expect(await refused('google', silent)).toMatchObject(failed)
  })

  it('AUTH-17 a Facebook token that was issued to another app is refused', async () => {
    const other = socialProviders({ ...keys, facebook: { ...keys.facebook, id: 'another-app' } })
    const state = new URL(await start('facebook')).searchParams.get('state')!
    const { token } = await signInThere(await start('facebook'), 'mara-there')
    const there = requestHelpers(await world.anotherApp({ social: other }))
    expect(await there.refusal('createFacebookAccessToken', { body: { userType, accessToken: token, state } })).toMatchObject(failed)
  })

  it('fixation: a session that was known before sign-in is not the one after it, and each sign-in has a new one', async () => {
    const before = await ok('createAccessToken', { body: { username: 'mara', password: demoPassword } })
    const ids = []
    for (let time = 0; time < 2; time++) ids.push((await finish('google', await signInThere(await start('google'), 'demo-mara'))).id)
    expect(new Set([before.accessToken.id, ...ids]).size).toBe(3)
  })

  it('the server stores no state, and the address of the service has no verifier', async () => {
    const url = await start('google')
    const state = new URL(url).searchParams.get('state')!
    const rows = await db.selectFrom('social_requests').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(state)
    for (const { verifier } of rows) expect(url).not.toContain(verifier)
  })

  it('starts from one address are limited', async () => {
    const far = requestHelpers(await world.anotherApp({ isProxied: true }))
    const call = { body: { userType, code: 'x', state: 'st_x' }, headers: { 'x-forwarded-for': '198.51.100.9' } }
    const statuses = []
    for (let time = 0; time <= 60; time++) statuses.push((await far.refusal('createInstagramAccessToken', call)).status)
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([422, 429])
  })
})
