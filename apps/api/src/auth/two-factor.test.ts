import { codeTriesMax } from '@vendor-panel/domain'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { handlers } from '../handlers.ts'
import type { OperationName } from '../platform/contract/operation.ts'
import { demoPassword } from '../seed/people.ts'
import { openWorld, type Caller } from '../../test/world.ts'
import { twoFactorThrottle } from './throttles.ts'
import { stepAt, totp } from './totp.ts'

const world = await openWorld()
const { ok, refusal, signIn, db, clock } = world

const asOf = ({ accessToken, consumerKey }: { accessToken: { id: string }; consumerKey: string }): Caller => ({
  'x-access-token': accessToken.id,
  'x-consumer-key': consumerKey,
})
const secretOf = async (as: Caller) => (await ok('getTwoFactorSecret', { as })).data.secret
const codeOf = (secret: string) => totp(secret, stepAt(clock.now()))
const wrongCodeOf = (secret: string) => String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0')
const wrong = { status: 422, errors: [{ path: 'code', code: 'code_wrong' }] }

/** Switches the factor on, and signs in with the password: a session that waits. */
async function waiting(username: string) {
  const first = await signIn(username)
  const secret = await secretOf(first)
  await ok('verifyTwoFactor', { as: first, body: { code: codeOf(secret), oldPassword: demoPassword } })
  clock.advance({ seconds: 60 })
  const answer = await ok('createAccessToken', { body: { username, password: demoPassword } })
  return { first, secret, answer, as: asOf(answer) }
}

describe('an authenticator app', () => {
  it('AUTH-25 AMB-26 is set up with the own password and a QR code, which is the same until it is confirmed, and another one in another session', async () => {
    const [mara, elsewhere] = [await signIn('mara'), await signIn('mara')]
    const { data } = await ok('getTwoFactorSecret', { as: mara })
    const picture = await ok('getTwoFactorQr', { as: mara })
    expect(await ok('getTwoFactorQr', { as: mara })).toEqual(picture)
    const { data: pixels, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(decodeQR({ data: new Uint8ClampedArray(pixels), width: info.width, height: info.height })).toBe(data.url)
    expect(data.url).toBe(
      `otpauth://totp/Vendor%20panel:mara?issuer=Vendor%20panel&secret=${data.secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect(await secretOf(elsewhere)).not.toBe(data.secret)

    expect(
      await refusal('verifyTwoFactor', { as: mara, body: { code: wrongCodeOf(data.secret), oldPassword: demoPassword } }),
    ).toMatchObject(wrong)
    expect((await ok('getRecoveryCodeSummary', { as: mara })).data).toEqual({ isTwoFactorOn: false, left: 0, createdAt: null })
    const code = codeOf(data.secret)
    for (const [oldPassword, problem] of [
      [undefined, 'required'],
      ['not the password', 'password_wrong'],
    ])
      expect(await refusal('verifyTwoFactor', { as: mara, body: { code, oldPassword } })).toMatchObject({
        errors: [{ path: 'oldPassword', code: problem }],
      })
    const { accessToken } = await ok('verifyTwoFactor', { as: mara, body: { code, oldPassword: demoPassword } })
    expect(accessToken.id).toBe(mara['x-access-token'])
    expect((await ok('getRecoveryCodeSummary', { as: mara })).data.isTwoFactorOn).toBe(true)
    expect(await refusal('getTwoFactorQr', { as: mara })).toMatchObject({ status: 409, code: 'two_factor_on' })
    expect(await refusal('getTwoFactorSecret', { as: mara })).toMatchObject({ status: 409, code: 'two_factor_on' })
  })

  it('is switched off with its code, and then the password alone signs in', async () => {
    const { first, secret } = await waiting('ines')
    expect(await refusal('deleteTwoFactor', { as: first, body: { code: wrongCodeOf(secret) } })).toMatchObject(wrong)
    await ok('deleteTwoFactor', { as: first, body: { code: codeOf(secret) } })
    expect(await refusal('deleteTwoFactor', { as: first, body: { code: codeOf(secret) } })).toMatchObject({ code: 'two_factor_off' })
    const { accessToken } = await ok('createAccessToken', { body: { username: 'ines', password: demoPassword } })
    expect(accessToken).not.toHaveProperty('twoFactorRequired')
    expect(await refusal('createRecoveryCodes', { as: first, body: { code: '123456' } })).toMatchObject({ code: 'two_factor_off' })
  })
})

describe('a session that waits for the second factor', () => {
  it('AMB-18 AUTH-26 is refused every other call, and shows no data of the account', async () => {
    const { answer, as } = await waiting('priya')
    expect(answer.accessToken).toMatchObject({ twoFactorRequired: true, pendingPayments: [] })
    const { data } = await ok('getAccessToken', { as, path: { accessTokenId: as['x-access-token']! } })
    expect(data.accessToken.twoFactorRequired).toBe(true)
    expect(data.user).toMatchObject({ name: expect.any(String), email: null, city: null, providers: [] })
    expect(await refusal('getRecoveryCodeSummary', { as })).toMatchObject({ status: 403, code: 'two_factor_required' })
    const reads = ['listLeads', 'getTwoFactorSecret', 'listDeviceSessions', 'getPromptMeta', 'listProviders']
    for (const name of reads.filter((one) => one in handlers) as OperationName[])
      expect(await refusal(name, { as })).toMatchObject({ status: 403, code: 'two_factor_required' })
    expect(await refusal('renewPassword', { as, body: { password: 'a quiet garden' } })).toMatchObject({ code: 'two_factor_required' })
  })

  it('AUTH-26 continues with another token after a code of the app; the token from before it is worth nothing', async () => {
    const { secret, as } = await waiting('noura')
    const code = codeOf(secret)
    const next = asOf(await ok('verifyTwoFactor', { as, body: { code } }))
    expect(next['x-access-token']).not.toBe(as['x-access-token'])
    await ok('listLeads', { as: next })
    expect(await refusal('listLeads', { as })).toMatchObject({ status: 401 })
  })

  it('a code of the app is used once, also by two sessions at the same time', async () => {
    const { secret, as } = await waiting('emre')
    const other = asOf(await ok('createAccessToken', { body: { username: 'emre', password: demoPassword } }))
    const url = '/api/auth/two-factor'
    const payload = { code: codeOf(secret) }
    const statuses = await Promise.all(
      [as, other].map(async (headers) => (await world.app.inject({ method: 'POST', url, headers, payload })).statusCode),
    )
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 422])
  })

  it('ends with the fifth wrong code, also if they come at the same time', async () => {
    const { secret, as } = await waiting('felix')
    const headers = as
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const payload = { code: wrongCodeOf(secret) }
        return (await world.app.inject({ method: 'POST', url: '/api/auth/two-factor', headers, payload })).statusCode
      }),
    )
    expect(answers.filter((status) => status === 422)).toHaveLength(codeTriesMax - 1)
    expect(new Set(answers)).toEqual(new Set([401, 422]))
    expect(await refusal('verifyTwoFactor', { as, body: { code: codeOf(secret) } })).toMatchObject({ status: 401 })
  })

  it('the code of one account is wrong on another', async () => {
    const felix = asOf(await ok('createAccessToken', { body: { username: 'felix', password: demoPassword } }))
    const { secret } = await waiting('jonas')
    expect(await refusal('verifyTwoFactor', { as: felix, body: { code: codeOf(secret), oldPassword: demoPassword } })).toMatchObject(wrong)
  })

  it('wrong codes of one account are limited, in however many sessions', async () => {
    const { secret } = await db
      .selectFrom('two_factors')
      .innerJoin('customer_users', 'customer_users.id', 'two_factors.customer_user_id')
      .select('secret')
      .where('username', '=', 'felix')
      .executeTakeFirstOrThrow()
    const statuses: number[] = []
    for (let time = 0; time < twoFactorThrottle.triesMax; time += 4) {
      const as = asOf(await ok('createAccessToken', { body: { username: 'felix', password: demoPassword } }))
      for (let tries = 0; tries < 4; tries++)
        statuses.push((await refusal('verifyTwoFactor', { as, body: { code: wrongCodeOf(secret) } })).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('recovery codes', () => {
  it('replace the app for one sign-in each; new ones replace them, and only their hashes are stored', async () => {
    const mara = await signIn('mara').catch(() => null)
    expect(mara).not.toBeNull()
    const { secret } = await db
      .selectFrom('two_factors')
      .innerJoin('customer_users', 'customer_users.id', 'two_factors.customer_user_id')
      .select('secret')
      .where('username', '=', 'mara')
      .executeTakeFirstOrThrow()
    clock.advance({ seconds: 60 })
    const session = asOf(await ok('verifyTwoFactor', { as: mara!, body: { code: codeOf(secret) } }))
    clock.advance({ seconds: 60 })
    const create = async () => (await ok('createRecoveryCodes', { as: session, body: { code: codeOf(secret) } })).data.codes
    const codes = await create()
    expect(new Set(codes).size).toBe(10)
    expect(JSON.stringify(await db.selectFrom('recovery_codes').selectAll().execute())).not.toContain(codes[0])
    expect((await ok('getRecoveryCodeSummary', { as: session })).data).toMatchObject({ isTwoFactorOn: true, left: 10 })

    await ok('verifyTwoFactor', { as: await signIn('mara'), body: { code: ` ${codes[0]!.toUpperCase().replace('-', ' ')} ` } })
    expect(await refusal('verifyTwoFactor', { as: await signIn('mara'), body: { code: codes[0] } })).toMatchObject(wrong)
    expect((await ok('getRecoveryCodeSummary', { as: session })).data.left).toBe(9)
    // Only the app creates new ones: a thief of the paper cannot.
    expect(await refusal('createRecoveryCodes', { as: session, body: { code: codes[1] } })).toMatchObject(wrong)
    clock.advance({ seconds: 60 })
    await create()
    expect(await refusal('verifyTwoFactor', { as: await signIn('mara'), body: { code: codes[1] } })).toMatchObject(wrong)
  })
})
