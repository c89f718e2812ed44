import { describe, expect, it } from 'vitest'
import { hashOf } from '../src/platform/session/token.ts'
import { demoPassword } from '../src/seed/people.ts'
import { anyone, openWorld, requestHelpers } from './world.ts'
import { pauseMinutes } from '../src/auth/password-try.ts'
import { signInThrottle } from '../src/auth/throttles.ts'

const world = await openWorld()
const wrong = { username: 'mara', password: 'not it' }
/** Applications behind a proxy, which passes on the address of the caller. */
const [far, other] = [
  requestHelpers(await world.anotherApp({ isProxied: true })),
  requestHelpers(await world.anotherApp({ isProxied: true })),
]
const from = (address: string) => ({ 'x-forwarded-for': address })

describe('createAccessToken', () => {
  it('AUTH-06 returns the token and the consumer key, flat', async () => {
    const answer = await world.ok('createAccessToken', { body: { username: 'mara', password: demoPassword } })
    expect(answer.consumerKey).toBe('ck_rosewood')
    expect(answer.accessToken).toMatchObject({ passwordChangeRequired: false, pendingPayments: [], expiresAt: '2026-12-24T14:00:00.000Z' })
  })

  it.each(['mara', ' MARA ', 'Mara@Rosewood.example', '+1 (613) 555-0101', '\u2066+1 613 555 0101\u2069', '+١ ٦١٣ ٥٥٥ ٠١٠١'])(
    'AUTH-01 takes username, e-mail and phone in one field: %s',
    async (username) => {
      const { accessToken } = await world.ok('createAccessToken', { body: { username, password: demoPassword } })
      expect(accessToken.id).toMatch(/^vp_/)
    },
  )

  it.each(['613-555-0101', '6135550101', '(613) 555 0101', '613–555–0101', '٦١٣٥٥٥٠١٠١'])(
    'AUTH-01 takes a phone in the national form of the host (AMB-65): %s',
    async (username) => {
      const { accessToken } = await world.ok('createAccessToken', { body: { username, password: demoPassword } })
      expect(accessToken.id).toMatch(/^vp_/)
      const abroad = requestHelpers(await world.anotherApp({ hostCountry: 'DE' }))
      expect(await abroad.refusal('createAccessToken', { body: { username, password: demoPassword } })).toMatchObject({ status: 422 })
    },
  )

  it('AUTH-42 wrong credentials are 422, the same for known and unknown names', async () => {
    const known = await world.refusal('createAccessToken', { body: wrong })
    const unknown = await world.refusal('createAccessToken', { body: { ...wrong, username: 'nobody' } })
    expect(known).toMatchObject({ status: 422, code: 'invalid_credentials' })
    expect({ ...known, headers: 0 }).toEqual({ ...unknown, headers: 0 })
  })

  it('AUTH-42 an unknown name is answered after the same password work as a known one', async () => {
    const milliseconds = { mara: Infinity, nobody: Infinity }
    // Taken in turns, and the shortest of each: a busy machine makes single ones longer, never shorter.
    for (let turn = 1; turn <= 8; turn++)
      for (const username of ['mara', 'nobody'] as const) {
        const started = performance.now()
        await far.refusal('createAccessToken', { body: { ...wrong, username }, headers: from('203.0.113.7') })
        milliseconds[username] = Math.min(milliseconds[username], performance.now() - started)
      }
    expect(milliseconds.nobody).toBeGreaterThan(milliseconds.mara / 2)
    await world.db.deleteFrom('rate_limits').execute()
  })

  it('only the hash of a token is stored', async () => {
    const { accessToken } = await world.ok('createAccessToken', { body: { username: 'jonas', password: demoPassword } })
    const rows = await world.db.selectFrom('sessions').select('token_hash').execute()
    expect(rows.every(({ token_hash }) => /^[0-9a-f]{64}$/.test(token_hash))).toBe(true)
    expect(JSON.stringify(rows)).not.toContain(accessToken.id)
  })

  it('HTTP-03 requires the key of the app', async () => {
    const body = { username: 'mara', password: demoPassword }
    expect(await world.refusal('createAccessToken', { body, as: {} })).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(await world.refusal('createAccessToken', { body, as: { 'x-consumer-key': 'another' } })).toMatchObject({ status: 401 })
  })

  it('names the missing fields (ERR-04)', async () => {
    const refused = await world.refusal('createAccessToken', { body: { username: '' } })
    expect(refused).toMatchObject({
      status: 422,
      code: 'invalid',
      message: 'There is an error in the submitted fields! Please check the form.',
    })
    expect(refused.headers['error-version']).toBe('2')
    expect(refused.errors).toEqual([
      { path: 'password', code: 'required', message: 'This field is required!' },
      { path: 'username', code: 'required', message: 'This field is required!' },
    ])
  })

  const guess = async (username: string, address: string, password = 'not it') => {
    const { status, headers } = await far.refusal('createAccessToken', { body: { username, password }, headers: from(address) })
    return status === 429 ? Number(headers['retry-after']) : status
  }
  const guesses = async (usernames: readonly string[], count: number, address: string) => {
    const answers: number[] = []
    for (let index = 0; index < count; index++) answers.push(await guess(usernames[index % usernames.length]!, address))
    return answers
  }
  const tenFree = Array.from({ length: 10 }, () => 422)
  const longerWaits = [2, 4, 8, 16, 32, 60, 60]

  it('AUTH-42 username, e-mail and phone share the tries of their account; after ten wrong ones the wait grows to a minute', async () => {
    const { phone } = await world.db.selectFrom('customer_users').select('phone').where('username', '=', 'emre').executeTakeFirstOrThrow()
    expect(await guesses(['emre', 'EMRE@bogaz.example', phone!], 17, '203.0.113.1')).toEqual([...tenFree, ...longerWaits])
    // From any unknown address, and with the correct password too.
    expect(await guess('emre', '203.0.113.2', demoPassword)).toBe(60)
  })

  it('AUTH-42 an unknown name is slowed down in the same way', async () => {
    expect(await guesses(['nobody-at-all'], 17, '203.0.113.3')).toEqual([...tenFree, ...longerWaits])
  })

  it('AUTH-42 after the wait the correct password signs in and starts the count again, a wrong one waits longer', async () => {
    const credentials = { body: { username: 'priya', password: demoPassword }, headers: from('203.0.113.4') }
    await guesses(['priya'], 10, '203.0.113.4')
    world.clock.advance({ seconds: 1 })
    expect(await guess('priya', '203.0.113.4')).toBe(2)
    world.clock.advance({ seconds: 2 })
    await far.ok('createAccessToken', credentials)
    expect(await guesses(['priya'], 10, '203.0.113.4')).toEqual(tenFree)
    world.clock.advance({ minutes: pauseMinutes })
    expect(await guesses(['priya'], 10, '203.0.113.4')).toEqual(tenFree)
  })

  it('AUTH-42 other people cannot block a user at a network address from which the user has signed in within 30 days', async () => {
    const home = { body: { username: 'noura', password: demoPassword }, headers: from('203.0.113.5') }
    await far.ok('createAccessToken', home)
    await guesses(['noura'], 17, '203.0.113.6')
    expect(await guess('noura', '203.0.113.11', demoPassword)).toBe(60)
    await far.ok('createAccessToken', home)
    // The known address has a count of its own, with the same limit.
    expect(await guesses(['noura'], 12, '203.0.113.5')).toEqual([...tenFree, 2, 4])
    world.clock.advance({ hours: 30 * 24 })
    await guesses(['noura'], 17, '203.0.113.6')
    expect(await guess('noura', '203.0.113.5', demoPassword)).toBe(60)
    await world.db.deleteFrom('rate_limits').execute()
  })

  it('AUTH-42 simultaneous tries cannot exceed the limit, in however many processes', async () => {
    const tries = Array.from({ length: 30 }, async (_, index) => {
      const call = { body: { username: 'felix', password: 'not it' }, headers: from('203.0.113.8') }
      return (await (index % 2 ? far : other).refusal('createAccessToken', call)).status
    })
    expect((await Promise.all(tries)).filter((status) => status === 422)).toHaveLength(10)
  })

  it('AUTH-42 too many tries from one unknown address are 429, for any names', async () => {
    await guess('somebody', '203.0.113.9')
    const { scope, triesMax } = signInThrottle
    await world.db
      .updateTable('rate_limits')
      .set({ tries: triesMax - 1 })
      .where('scope', '=', scope)
      .where('subject_hash', '=', hashOf('203.0.113.9'))
      .execute()
    expect(await guess('another', '203.0.113.9')).toBe(422)
    expect(await guess('a-third', '203.0.113.9')).toBeGreaterThan(60)
    expect(await guess('a-third', '203.0.113.10')).toBe(422)
  })
})

describe('getAccessToken', () => {
  it('AUTH-08 returns the session with the consumer key again (AUTH-47, AMB-53)', async () => {
    const mara = await world.signIn('mara')
    const { data } = await world.ok('getAccessToken', { path: { accessTokenId: mara['x-access-token']! }, as: mara })
    expect(data.user).toMatchObject({
      name: 'Mara Lindqvist',
      username: 'mara',
      email: 'mara@rosewood.example',
      city: 'Ottawa',
      canManage: true,
    })
    expect(data.user.providers.map(({ name }) => name)).toEqual(['Rosewood Garden', 'Rosewood Lakehouse', 'Rosewood Mill'])
    expect(data.user.details).toEqual({ timeZone: 'America/Toronto', countryCode: 'CA' })
    expect(data.consumerKey).toBe('ck_rosewood')
  })

  it('LEAD-52 lists only the providers a user is linked to', async () => {
    const jonas = await world.signIn('jonas')
    const { data } = await world.ok('getAccessToken', { path: { accessTokenId: jonas['x-access-token']! }, as: jonas })
    expect(data.user.providers).toHaveLength(1)
  })

  it("another session's token is not found, not even another one of the same user", async () => {
    const [first, second] = [await world.signIn('mara'), await world.signIn('mara')]
    const refused = await world.refusal('getAccessToken', { path: { accessTokenId: second['x-access-token']! }, as: first })
    expect(refused).toMatchObject({ status: 404, code: 'not_found' })
    expect(await world.refusal('getAccessToken', { path: { accessTokenId: 'vp_unknown' }, as: first })).toEqual(
      expect.objectContaining({ ...refused, headers: expect.anything() }),
    )
  })

  it('a session ends after thirty days', async () => {
    const noura = await world.signIn('noura')
    const later = requestHelpers(await world.anotherApp({ now: () => world.clock.now().add({ hours: 30 * 24 }) }))
    const call = { path: { accessTokenId: noura['x-access-token']! }, as: noura }
    await world.ok('getAccessToken', call)
    expect(await later.refusal('getAccessToken', call)).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  it('HTTP-01 requires the token and its key', async () => {
    const mara = await world.signIn('mara')
    const path = { accessTokenId: mara['x-access-token']! }
    await world.ok('getAccessToken', { path, as: { ...anyone, ...mara, ...anyone } })
    for (const as of [
      {},
      anyone,
      { 'x-access-token': path.accessTokenId },
      { ...mara, 'x-consumer-key': 'ck_emre' },
      { ...mara, 'x-access-token': 'vp_unknown' },
    ])
      expect(await world.refusal('getAccessToken', { path, as })).toMatchObject({ status: 401, code: 'unauthenticated' })
  })
})

describe('deleteAccessToken', () => {
  it('AUTH-12 ends the session on the server', async () => {
    const mara = await world.signIn('mara')
    const call = { path: { accessTokenId: mara['x-access-token']! }, as: mara }
    await world.ok('deleteAccessToken', call)
    expect(await world.refusal('getAccessToken', call)).toMatchObject({ status: 401 })
    expect(await world.refusal('deleteAccessToken', call)).toMatchObject({ status: 401 })
  })

  it('ends no other session', async () => {
    const [mine, other] = [await world.signIn('mara'), await world.signIn('mara')]
    const path = { accessTokenId: other['x-access-token']! }
    expect(await world.refusal('deleteAccessToken', { path, as: mine })).toMatchObject({ status: 404 })
    await world.ok('getAccessToken', { path, as: other })
  })
})

describe('renewPassword', () => {
  const body = { password: 'a quiet garden' }

  it('AUTH-14 until it is done every other call is refused with its own code', async () => {
    const renew = await world.signIn('renew')
    const session = await world.ok('getAccessToken', { path: { accessTokenId: renew['x-access-token']! }, as: renew })
    expect(session.data.accessToken.passwordChangeRequired).toBe(true)
    for (const name of ['listLeads', 'getPromptMeta', 'getLeadStats'] as const)
      expect(await world.refusal(name, { as: renew })).toMatchObject({ status: 403, code: 'password_change_required' })
  })

  it('AMB-54 refuses the most common passwords and those below the minimum', async () => {
    const renew = await world.signIn('renew')
    const common = await world.refusal('renewPassword', { body: { password: 'password' }, as: renew })
    expect(common).toMatchObject({ status: 422, errors: [{ path: 'password', code: 'password_too_common' }] })
    const short = await world.refusal('renewPassword', { body: { password: 'abc12' }, as: renew })
    expect(short).toMatchObject({ status: 422, errors: [{ path: 'password', code: 'too_short' }] })
  })

  it('AUTH-14 starts a new session and ends all others', async () => {
    const [here, elsewhere] = [await world.signIn('renew'), await world.signIn('renew')]
    const { accessToken, consumerKey } = await world.ok('renewPassword', { body, as: here })
    expect(accessToken.passwordChangeRequired).toBe(false)
    await world.ok('getPromptMeta', { as: { 'x-access-token': accessToken.id, 'x-consumer-key': consumerKey } })
    for (const as of [here, elsewhere]) expect(await world.refusal('getPromptMeta', { as })).toMatchObject({ status: 401 })
    expect(await world.refusal('createAccessToken', { body: { username: 'renew', password: demoPassword } })).toMatchObject({ status: 422 })
    await world.ok('createAccessToken', { body: { username: 'renew', password: body.password } })
  })

  it('is refused if no renewal is required', async () => {
    const mara = await world.signIn('mara')
    expect(await world.refusal('renewPassword', { body, as: mara })).toMatchObject({ status: 409, code: 'password_change_not_required' })
  })
})
