import { describe, expect, it } from 'vitest'
import { demoPassword } from '../seed/people.ts'
import { openWorld } from '../../test/world.ts'

const { ok, refusal, signIn, clock } = await openWorld()
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
