import { describe, expect, it } from 'vitest'
import { demoPassword } from '../seed/people.ts'
import { couple, openWorld, requestHelpers } from '../../test/world.ts'

const world = await openWorld()
const { ok, refusal, signIn, clock, db } = world
const far = requestHelpers(await world.anotherApp({ isProxied: true }))
const sessions = async (as: Record<string, string>) => (await ok('listDeviceSessions', { as })).data

describe('signed-in devices', () => {
  it('are listed newest first, with the user agent, and without their tokens', async () => {
    const first = await signIn('jonas')
    clock.advance({ minutes: 1 })
    const headers = { 'user-agent': `Phone ${'x'.repeat(400)}` }
    const { accessToken, consumerKey } = await ok('createAccessToken', { body: { username: 'jonas', password: demoPassword }, headers })
    const phone = { 'x-access-token': accessToken.id, 'x-consumer-key': consumerKey }
    const found = await sessions(first)
    expect(found.map(({ isCurrent }) => isCurrent)).toEqual([false, true])
    expect(found[0]).toMatchObject({
      userAgent: headers['user-agent'].slice(0, 300),
      createdAt: clock.now().toString({ smallestUnit: 'millisecond' }),
      expiresAt: accessToken.expiresAt,
    })
    expect((await sessions(phone)).map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect(JSON.stringify(found)).not.toContain(accessToken.id)
  })

  it('are signed out one by one', async () => {
    const [here, there] = [await signIn('felix'), await signIn('felix')]
    const other = (await sessions(here)).find(({ isCurrent }) => !isCurrent)!
    await ok('deleteDeviceSession', { as: here, path: { deviceSessionId: other.id } })
    expect(await refusal('listDeviceSessions', { as: there })).toMatchObject({ status: 401 })
    expect(await sessions(here)).toHaveLength(1)
    expect(await refusal('deleteDeviceSession', { as: here, path: { deviceSessionId: other.id } })).toMatchObject({ status: 404 })
  })

  it('of other users, even of the same account, are not found', async () => {
    const [mara, jonas] = [await signIn('mara'), await signIn('jonas')]
    const [own] = await sessions(jonas)
    expect(await refusal('deleteDeviceSession', { as: mara, path: { deviceSessionId: own!.id } })).toMatchObject({
      status: 404,
      code: 'not_found',
    })
    await ok('listLeads', { as: jonas })
  })

  it('that have expired are not listed', async () => {
    const priya = await signIn('priya')
    clock.advance({ hours: 24 * 29 })
    const later = await signIn('priya')
    clock.advance({ hours: 25 })
    expect(await refusal('listDeviceSessions', { as: priya })).toMatchObject({ status: 401 })
    expect(await sessions(later)).toHaveLength(1)
  })
})

describe('the last use of a device', () => {
  it('is recorded at most once in five minutes, also by requests at the same time', async () => {
    const as = await signIn('noura')
    const signedIn = clock.now().toString({ smallestUnit: 'millisecond' })
    const lastUse = async () => (await sessions(as)).find(({ isCurrent }) => isCurrent)!.lastUsedAt
    clock.advance({ minutes: 4 })
    expect(await lastUse()).toBe(signedIn)
    clock.advance({ minutes: 2 })
    await Promise.all(Array.from({ length: 6 }, () => ok('listLeads', { as })))
    const used = clock.now().toString({ smallestUnit: 'millisecond' })
    expect(await lastUse()).toBe(used)
    clock.advance({ minutes: 4 })
    expect(await lastUse()).toBe(used)
  })
})

describe('a sign-in from a new device', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'
  const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1'
  const enter = (username: string, agent: string, address: string) =>
    far.ok('createAccessToken', {
      body: { username, password: demoPassword },
      headers: { 'user-agent': agent, 'x-forwarded-for': address },
    })
  const mails = (recipient: string) =>
    db.selectFrom('deliveries').select(['subject', 'body', 'locale']).where('recipient', '=', recipient).orderBy('id').execute()

  it('is mailed with browser and system, except for the first one and for those that are known', async () => {
    await enter('ines', chrome, '198.51.100.1')
    await enter('ines', chrome, '198.51.100.1')
    expect(await mails('ines@lavande.example')).toEqual([])
    await enter('ines', safari, '198.51.100.1')
    const found = await mails('ines@lavande.example')
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ subject: 'New sign-in to your account', body: expect.stringContaining('Safari, iPhone') as string })
    expect(found[0]!.body).toContain('http://localhost/settings/password')
    await enter('ines', safari, '198.51.100.1')
    expect(await mails('ines@lavande.example')).toHaveLength(1)
  })

  it('is mailed for a new network too, as a stolen password may be used with the same browser', async () => {
    await enter('ines', chrome, '203.0.113.77')
    expect(await mails('ines@lavande.example')).toHaveLength(2)
  })

  it('is written in the language of the user, and names what is unknown as such', async () => {
    await enter('emre', chrome, '198.51.100.2')
    await enter('emre', 'curl/8.5.0', '198.51.100.2')
    const [mail] = await mails('emre@bogaz.example')
    expect(mail).toMatchObject({ locale: 'tr_TR', subject: 'Hesabınıza yeni bir giriş yapıldı' })
    expect(mail!.body).toContain('bilinmeyen tarayıcı, bilinmeyen sistem')
  })

  it('of an operator is not mailed', async () => {
    const { id: customerUserId, customer_id: customerId } = await db
      .selectFrom('customer_users')
      .select(['id', 'customer_id'])
      .where('username', '=', 'emre')
      .executeTakeFirstOrThrow()
    const before = (await mails('emre@bogaz.example')).length
    const { data } = await ok('createImpersonationLink', { as: couple, body: { customerId, customerUserId, operator: 'Lena Fischer' } })
    await ok('createImpersonation', { body: { key: data.url.split('#')[1]! }, headers: { 'user-agent': safari } })
    expect(await mails('emre@bogaz.example')).toHaveLength(before)
  })
})
