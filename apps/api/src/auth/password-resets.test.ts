import { describe, expect, it } from 'vitest'
import { demoPassword } from '../seed/people.ts'
import { openWorld } from '../../test/world.ts'
import { reminderThrottles } from './throttles.ts'

const { ok, refusal, signIn, db, clock } = await openWorld()
const deliveries = (recipient: string) =>
  db.selectFrom('deliveries').selectAll().where('recipient', '=', recipient).orderBy('id', 'desc').execute()
const ask = (username: string) => ok('createPasswordReset', { body: { username, userType: 'customer' } })
const keyFor = async (recipient: string) => /\/password-reset\/(\S+)/.exec((await deliveries(recipient))[0]!.body)![1]!
const put = (password: string) => ({ password, userType: 'customer' })

describe('a password link', () => {
  it('AUTH-27 AUTH-28 is mailed, names its user, and is valid once', async () => {
    const before = await signIn('mara')
    await ask('+1 (613) 555-0101')
    const [mail] = await deliveries('mara@rosewood.example')
    expect(mail).toMatchObject({ subject: 'Choose a new password', sender: 'Rosewood Venues' })
    const path = { recoveryKey: await keyFor('mara@rosewood.example') }
    expect((await ok('getPasswordReset', { path })).data).toEqual({
      name: 'Mara Lindqvist',
      username: 'mara',
      expiresAt: clock.now().add({ hours: 2 }).toString({ smallestUnit: 'millisecond' }),
    })
    await ok('replacePassword', { path, body: put('a quiet garden') })
    expect(await refusal('listLeads', { as: before })).toMatchObject({ status: 401 })
    expect(await refusal('createAccessToken', { body: { username: 'mara', password: demoPassword } })).toMatchObject({
      code: 'invalid_credentials',
    })
    await ok('createAccessToken', { body: { username: 'mara', password: 'a quiet garden' } })
    expect(await refusal('getPasswordReset', { path })).toMatchObject({ status: 404, code: 'recovery_key_invalid' })
    expect(await refusal('replacePassword', { path, body: put('another garden') })).toMatchObject({
      status: 404,
      code: 'recovery_key_invalid',
    })
  })

  it("is written in the user's language", async () => {
    await ask('emre')
    expect((await deliveries('emre@bogaz.example'))[0]).toMatchObject({ subject: 'Yeni bir şifre belirleyin', locale: 'tr_TR' })
  })

  it('becomes invalid when another is requested, and after two hours', async () => {
    await ask('felix')
    const first = await keyFor('felix@arden.example')
    await ask('felix')
    const second = await keyFor('felix@arden.example')
    expect(await refusal('getPasswordReset', { path: { recoveryKey: first } })).toMatchObject({ status: 404 })
    await ok('getPasswordReset', { path: { recoveryKey: second } })
    clock.advance({ hours: 2 })
    expect(await refusal('replacePassword', { path: { recoveryKey: second }, body: put('a quiet garden') })).toMatchObject({ status: 404 })
    expect(await refusal('getPasswordReset', { path: { recoveryKey: 'rk_unknown' } })).toMatchObject({ status: 404 })
  })

  it('AUTH-29 AMB-54 requires a good password, and stays valid after a bad one', async () => {
    await ask('priya')
    const path = { recoveryKey: await keyFor('priya@saffron.example') }
    expect(await refusal('replacePassword', { path, body: put('short') })).toMatchObject({ status: 422, errors: [{ code: 'too_short' }] })
    expect(await refusal('replacePassword', { path, body: put('password') })).toMatchObject({
      status: 422,
      errors: [{ code: 'password_too_common' }],
    })
    expect(await refusal('replacePassword', { path, body: { ...put('a quiet garden'), userType: 'couple' } })).toMatchObject({
      status: 422,
    })
    await ok('replacePassword', { path, body: put('a quiet garden') })
  })

  it('requests are limited', async () => {
    for (let time = 1; time <= reminderThrottles.name.triesMax; time++) await ask('noura')
    expect(await refusal('createPasswordReset', { body: { username: ' NOURA', userType: 'customer' } })).toMatchObject({
      status: 429,
      code: 'too_many_tries',
    })
  })
})

describe('createUsernameReminder', () => {
  it('AUTH-31 sends the username by mail or SMS', async () => {
    await ok('createUsernameReminder', { body: { email: 'ines@lavande.example' } })
    expect((await deliveries('ines@lavande.example'))[0]).toMatchObject({ channel: 'email', body: expect.stringContaining('ines') })
    await ok('createUsernameReminder', { body: { phone: '+15145550106' } })
    expect((await deliveries('+15145550106'))[0]).toMatchObject({ channel: 'sms', body: 'Your username is ines.' })
    await ok('createUsernameReminder', { body: { email: 'nobody@lavande.example' } })
    expect(await deliveries('nobody@lavande.example')).toEqual([])
  })

  it('AUTH-31 is sent to the address that is stored, not to the one that was typed', async () => {
    const before = (await deliveries('ines@lavande.example')).length
    for (const typed of ['INES@lavande.example', 'ines@ⓛavande.example']) {
      await ok('createUsernameReminder', { body: { email: typed } })
      expect(await deliveries(typed)).toEqual([])
    }
    expect(await deliveries('ines@lavande.example')).toHaveLength(before + 2)
  })

  it('requires exactly one of the two', async () => {
    for (const body of [{}, { email: 'ines@lavande.example', phone: '+15145550106' }, { phone: '5145550106' }])
      expect(await refusal('createUsernameReminder', { body })).toMatchObject({ status: 422, code: 'invalid' })
  })
})

describe('AUTH-27 the answer for known and unknown names is the same, in text and in time:', () => {
  const remindByEmail = (email: string) => ok('createUsernameReminder', { body: { email } })
  const remindByPhone = (phone: string) => ok('createUsernameReminder', { body: { phone } })
  // Sofia has no password yet: she sets it through an invitation.
  it.each([
    ['createPasswordReset', ask, ['jonas', 'nobody', 'sofia']],
    ['createUsernameReminder by e-mail', remindByEmail, ['jonas@rosewood.example', 'nobody@rosewood.example', 'sofia@rosewood.example']],
    ['createUsernameReminder by phone', remindByPhone, ['+15145550106', '+15145550199', '+16135550104']],
  ])('%s', async (_, remind, [known, ...unknown]) => {
    const count = async () => (await db.selectFrom('deliveries').select('id').execute()).length
    const answer = async (name: string) => {
      const started = performance.now()
      const body = await remind(name)
      // Without the minimum duration an unknown name would be answered much faster.
      expect(performance.now() - started).toBeGreaterThan(140)
      return body
    }
    const expected = await answer(known!)
    const sent = await count()
    for (const name of unknown) expect(await answer(name)).toEqual(expected)
    expect(await count()).toBe(sent)
  })
})
