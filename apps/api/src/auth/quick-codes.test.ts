import { codeTriesMax } from '@vendor-panel/domain'
import { describe, expect, it } from 'vitest'
import { anyone, openWorld, requestHelpers } from '../../test/world.ts'
import { quickCodeThrottles } from './throttles.ts'

const isFull = process.env['TEST_FULL'] === 'yes'
const world = await openWorld()
const { ok, refusal, db, clock } = world
const [far, other] = [
  requestHelpers(await world.anotherApp({ isProxied: true })),
  requestHelpers(await world.anotherApp({ isProxied: true })),
]
const from = (address: string) => ({ 'x-forwarded-for': address })

const ask = async (username: string) => (await ok('createQuickCode', { body: { username } })).data
const deliveries = (recipient: string) =>
  db.selectFrom('deliveries').selectAll().where('recipient', '=', recipient).orderBy('id', 'desc').execute()
const codeOf = async (recipient: string) => /\b\d{6}\b/.exec((await deliveries(recipient))[0]!.body)![0]
const verify = (username: string, code: string) => ok('verifyQuickCode', { body: { username, code } })
const refused = (username: string, code: string) => refusal('verifyQuickCode', { body: { username, code } })
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const wrong = { status: 422, errors: [{ path: 'code', code: 'code_wrong' }] }
const expired = { status: 422, errors: [{ path: 'code', code: 'code_expired' }] }

describe('createQuickCode', () => {
  it('AUTH-21 AUTH-22 mails a code for a username, valid for two minutes, and stores only its hash', async () => {
    expect(await ask('mara')).toEqual({ expiresIn: 120, resendIn: 120 })
    const [mail] = await deliveries('mara@rosewood.example')
    const code = await codeOf('mara@rosewood.example')
    expect(mail).toMatchObject({ channel: 'email', subject: `Your sign-in code: ${code}`, sender: 'Rosewood Venues' })
    expect(JSON.stringify(await db.selectFrom('quick_codes').selectAll().execute())).not.toContain(code)
  })

  it('AUTH-21 sends it by SMS to the number that was typed, in a form that phones fill in', async () => {
    await ask('(514) 555-0106')
    const [sms] = await deliveries('+15145550106')
    expect(sms).toMatchObject({ channel: 'sms', body: expect.stringMatching(/^\d{6} is your sign-in code\.[\s\S]*\n\n@localhost #\d{6}$/) })
  })

  it('AUTH-23 sends no other one while a code is valid, also when asked twice at the same time', async () => {
    await Promise.all([ask('felix'), ask('felix@arden.example'), ask('felix')])
    expect(await deliveries('felix@arden.example')).toHaveLength(1)
    clock.advance({ seconds: 45 })
    expect(await ask('felix')).toEqual({ expiresIn: 75, resendIn: 75 })
    expect(await deliveries('felix@arden.example')).toHaveLength(1)
    clock.advance({ seconds: 75 })
    expect(await ask('felix')).toEqual({ expiresIn: 120, resendIn: 120 })
    expect(await deliveries('felix@arden.example')).toHaveLength(2)
  })

  it('the answer for known and unknown names is the same, in text and in time', async () => {
    const time = async (username: string) => {
      const started = performance.now()
      const answer = await ask(username)
      return { answer, milliseconds: performance.now() - started }
    }
    const [known, unknown, unregistered] = [await time('priya'), await time('nobody'), await time('sofia')]
    expect(unknown.answer).toEqual(known.answer)
    expect(unregistered.answer).toEqual(known.answer)
    for (const { milliseconds } of [known, unknown, unregistered]) expect(milliseconds).toBeGreaterThan(140)
  })

  it('AUTH-23 requests for one account are limited', async () => {
    for (let time = 1; time <= quickCodeThrottles.name.triesMax; time++) {
      await ask('noura')
      clock.advance({ seconds: 120 })
    }
    expect(await refusal('createQuickCode', { body: { username: ' NOURA' } })).toMatchObject({ status: 429, code: 'too_many_tries' })
  })
})

describe('verifyQuickCode', () => {
  it('AUTH-03 AUTH-24 signs in with digits of any script, once', async () => {
    await ask('ines')
    const code = await codeOf('ines@lavande.example')
    const arabic = code.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    const { accessToken, consumerKey } = await verify('ines@lavande.example', `${arabic.slice(0, 3)} ${arabic.slice(3)}`)
    await ok('listLeads', { as: { 'x-access-token': accessToken.id, 'x-consumer-key': consumerKey } })
    expect(await refused('ines', code)).toMatchObject(expired)
  })

  it('AUTH-23 a code that is used twice at the same time signs in once', async () => {
    await ask('emre')
    const code = await codeOf('emre@bogaz.example')
    const statuses = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { statusCode } = await world.app.inject({
          method: 'POST',
          url: '/api/auth/quick/verify',
          headers: anyone,
          payload: { username: 'emre', code },
        })
        return statusCode
      }),
    )
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422])
  })

  it('AUTH-23 after two minutes the code has expired', async () => {
    clock.advance({ minutes: 30 })
    await ask('jonas')
    const code = await codeOf('jonas@rosewood.example')
    clock.advance({ seconds: 120 })
    expect(await refused('jonas', code)).toMatchObject(expired)
  })

  it('AUTH-23 after five wrong tries the code is refused, until another one is sent', async () => {
    clock.advance({ minutes: 30 })
    await ask('mara')
    const code = await codeOf('mara@rosewood.example')
    for (let time = 1; time <= codeTriesMax; time++) expect(await refused('mara', another(code))).toMatchObject(wrong)
    const late = await refused('mara', code)
    const headers = { 'retry-after': '120', ratelimit: '"quick-code";r=0;t=120', 'ratelimit-policy': '"quick-code";q=5;w=120' }
    expect(late).toMatchObject({ status: 429, code: 'too_many_tries', headers })
    clock.advance({ seconds: 120 })
    await ask('mara')
    await verify('mara', await codeOf('mara@rosewood.example'))
  })

  const parallel = isFull ? { tries: 10_000, timeout: 180_000 } : { tries: 60 }
  it('AUTH-23 wrong codes in parallel, from many addresses and in two processes, are compared five times', parallel, async () => {
    clock.advance({ minutes: 30 })
    await ask('felix')
    const code = await codeOf('felix@arden.example')
    const tries = Array.from({ length: parallel.tries }, async (_, index) => {
      const call = { body: { username: 'felix', code: another(code) }, headers: from(`203.0.${index >> 8}.${index & 255}`) }
      return (await (index % 2 ? far : other).refusal('verifyQuickCode', call)).status
    })
    expect((await Promise.all(tries)).filter((status) => status === 422)).toHaveLength(codeTriesMax)
    expect(await refused('felix', code)).toMatchObject({ status: 429 })
  })

  it('the code of one account is wrong on another, and on a name without an account', async () => {
    clock.advance({ minutes: 30 })
    for (const name of ['priya', 'jonas', 'nobody']) await ask(name)
    const code = await codeOf('priya@saffron.example')
    expect(await refused('jonas', code)).toMatchObject(wrong)
    expect(await refused('nobody', code)).toMatchObject(wrong)
    await verify('priya', code)
  })

  it('a name without an account is refused like one with an account: wrong, then too many, expired without a request', async () => {
    expect(await refused('nobody-asked', '123456')).toMatchObject(expired)
    await ask('nobody-else')
    for (let time = 1; time <= codeTriesMax; time++) expect(await refused('nobody-else', '123456')).toMatchObject(wrong)
    expect(await refused('nobody-else', '123456')).toMatchObject({ status: 429 })
  })

  it('tries from one address are limited, for any names', async () => {
    const statuses = []
    for (let time = 0; time <= quickCodeThrottles.tries.triesMax; time++) {
      const call = { body: { username: `somebody-${time}`, code: '123456' }, headers: from('198.51.100.7') }
      statuses.push((await far.refusal('verifyQuickCode', call)).status)
    }
    expect(statuses.at(-2)).toBe(422)
    expect(statuses.at(-1)).toBe(429)
  })
})
