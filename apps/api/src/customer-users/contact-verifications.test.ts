import { codeTriesMax } from '@vendor-panel/domain'
import { describe, expect, it } from 'vitest'
import { whileLocked } from '../../test/while-locked.ts'
import { openWorld, type Caller } from '../../test/world.ts'
import { demoPassword } from '../seed/people.ts'

const world = await openWorld()
const { ok, refusal, signIn, db, clock } = world
const [mara, jonas, noura] = [await signIn('mara'), await signIn('jonas'), await signIn('noura')]
const oldPassword = demoPassword

const userOf = async (as: Caller) => (await ok('getAccessToken', { as, path: { accessTokenId: as['x-access-token']! } })).data.user
const [jonasUser, maraUser, nouraUser] = [await userOf(jonas), await userOf(mara), await userOf(noura)]
const of = ({ id, customerId }: { id: number; customerId: number }) => ({ customerUserId: id, customerId })
const add = async (as: Caller, user: { id: number }, type: string, value: string) =>
  (await ok('createContact', { as, path: { customerUserId: user.id }, body: { type, value, oldPassword } })).data
const contactOf = async (as: Caller, user: { id: number }, value: string) =>
  (await ok('listContacts', { as, path: { customerUserId: user.id } })).data.find((contact) => contact.value === value)

const sent = (recipient: string) =>
  db.selectFrom('deliveries').selectAll().where('recipient', '=', recipient).orderBy('id', 'desc').execute()
/** What the newest message to a contact carries. */
async function verificationIn(recipient: string) {
  const { body } = (await sent(recipient)).find((delivery) => delivery.body.includes('/auth/verify-contact'))!
  const [, verificationKey] = /key=(c[vs]_[\w-]+)/.exec(body)!
  return { path: { verificationKey: verificationKey! }, code: /\b\d{6}\b/.exec(body)?.[0] }
}
const signInAs = (username: string) => refusal('createAccessToken', { body: { username, password: demoPassword } })
const wrongName = { status: 422, code: 'invalid_credentials' }
const askReset = (username: string) => ok('createPasswordReset', { body: { username, userType: 'customer' } })

describe('changing what opens the account', () => {
  it.each([
    ['emails', ['thief@elsewhere.example']],
    ['phones', ['+16135550199']],
    ['username', 'thief'],
  ])('AMB-26 %s of the own user asks for the password: a stolen session does not become the account', async (field, value) => {
    const before = await db.selectFrom('contacts').selectAll().where('customer_user_id', '=', jonasUser.id).orderBy('id').execute()
    for (const [password, code] of [
      [undefined, 'required'],
      ['not it at all', 'password_wrong'],
    ]) {
      const body = { [field]: value, ...(password && { oldPassword: password }) }
      const refused = await refusal('updateCustomerUser', { as: jonas, path: of(jonasUser), body })
      expect(refused).toMatchObject({ status: 422, errors: [{ path: 'oldPassword', code }] })
    }
    expect(await db.selectFrom('contacts').selectAll().where('customer_user_id', '=', jonasUser.id).orderBy('id').execute()).toEqual(before)
    expect((await userOf(jonas)).username).toBe('jonas')
  })

  it('AMB-26 adding, changing and removing a contact asks for the password too, and a wrong one counts as a wrong sign-in', async () => {
    const contact = (await contactOf(jonas, jonasUser, 'jonas@rosewood.example'))!
    const path = { customerUserId: jonasUser.id, contactId: contact.id }
    const wrong = { oldPassword: 'not it at all' }
    const calls = [
      () => refusal('createContact', { as: jonas, path, body: { type: 'email', value: 'thief@elsewhere.example', ...wrong } }),
      () => refusal('updateContact', { as: jonas, path, body: { value: 'thief@elsewhere.example', ...wrong } }),
      () => refusal('deleteContact', { as: jonas, path, body: wrong }),
    ]
    await db.deleteFrom('rate_limits').execute()
    for (let turn = 0; turn < 10; turn++)
      expect(await calls[turn % 3]!()).toMatchObject({ status: 422, errors: [{ path: 'oldPassword', code: 'password_wrong' }] })
    for (const call of calls) expect(await call()).toMatchObject({ status: 429, code: 'too_many_tries' })
    const body = { value: 'thief@elsewhere.example' }
    expect(await refusal('updateContact', { as: jonas, path, body })).toMatchObject({ status: 422, errors: [{ path: 'oldPassword' }] })
    await db.deleteFrom('rate_limits').execute()
  })

  it('AMB-26 an account manager gives their own password for the change of another user, who gets a notice', async () => {
    const before = (await sent('jonas@rosewood.example')).length
    const body = { username: 'okafor', oldPassword }
    await ok('updateCustomerUser', { as: mara, path: of(jonasUser), body })
    const [notice, ...older] = await sent('jonas@rosewood.example')
    expect(older).toHaveLength(before)
    expect(notice).toMatchObject({
      subject: 'Your username was changed',
      body: expect.stringContaining('Mara Lindqvist has changed the username'),
    })
    await ok('updateCustomerUser', { as: mara, path: of(jonasUser), body: { username: 'jonas', oldPassword } })
  })

  it('notifies the old address by mail and the old number by SMS, in the language of the user', async () => {
    const path = of(nouraUser)
    const old = (await ok('listContacts', { as: noura, path })).data
    const valueOf = (isMail: boolean) => old.find(({ type }) => (type === 'email') === isMail)!.value
    const [email, phone] = [valueOf(true), valueOf(false)]
    const body = { emails: ['new-noura@nakheel.example'], phones: ['+971501234599'], oldPassword }
    await ok('updateCustomerUser', { as: noura, path, body })
    expect((await sent(email))[0]).toMatchObject({ channel: 'email', subject: 'تغيّرت عناوين بريدك الإلكتروني' })
    expect((await sent(phone))[0]).toMatchObject({ channel: 'sms', body: expect.stringContaining('أرقام الهواتف') })
    // The new ones are unverified, the old ones removed: no name of them signs in.
    for (const name of [email, phone, ...body.emails, ...body.phones]) expect(await signInAs(name)).toMatchObject(wrongName)
    await db.deleteFrom('rate_limits').execute()
  })
})

describe('verifyContact', () => {
  it('AUTH-01 an address signs in and receives password links once its link was used, which works once', async () => {
    const value = 'events@rosewood.example'
    expect(await add(jonas, jonasUser, 'email', value)).toMatchObject({ verifiedAt: null })
    expect((await sent(value))[0]).toMatchObject({ subject: 'Confirm your e-mail address', sender: 'Rosewood Venues' })
    expect(await signInAs(value)).toMatchObject(wrongName)
    await ok('createUsernameReminder', { body: { email: value } })
    expect(await sent(value)).toHaveLength(1)
    const { path } = await verificationIn(value)
    expect((await ok('verifyContact', { path, body: {} })).data).toEqual({ type: 'email', value })
    expect((await contactOf(jonas, jonasUser, value))?.verifiedAt).toBe(clock.now().toString({ smallestUnit: 'millisecond' }))
    await signIn(value)
    await ok('createUsernameReminder', { body: { email: value } })
    expect(await sent(value)).toHaveLength(2)
    expect(await refusal('verifyContact', { path, body: {} })).toMatchObject({ status: 404, code: 'verification_invalid' })
  })

  it('AUTH-01 a password link goes to a verified address, also where the main one is not', async () => {
    const before = (await sent('jonas@rosewood.example')).length
    const contact = await add(jonas, jonasUser, 'email', 'main@rosewood.example')
    await ok('updateContact', {
      as: jonas,
      path: { customerUserId: jonasUser.id, contactId: contact.id },
      body: { isPrimary: true, oldPassword },
    })
    const notices = (await sent('jonas@rosewood.example')).length - before
    await askReset('jonas')
    expect((await sent('main@rosewood.example')).map(({ subject }) => subject)).toEqual(['Confirm your e-mail address'])
    const links = (await sent('jonas@rosewood.example')).length - before - notices
    const others = (await sent('events@rosewood.example')).filter(({ subject }) => subject === 'Choose a new password').length
    expect(links + others).toBe(1)
  })

  it('AUTH-01 AUTH-23 a number is verified by the code of the SMS, with five tries', async () => {
    const value = '+16135550177'
    const contact = await add(jonas, jonasUser, 'mobile', value)
    const { path, code } = await verificationIn(value)
    expect(path.verificationKey).toMatch(/^cs_/)
    expect(await refusal('verifyContact', { path, body: {} })).toMatchObject({ errors: [{ path: 'code', code: 'required' }] })
    const wrong = code === '000000' ? '111111' : '000000'
    for (let turn = 2; turn <= codeTriesMax; turn++)
      expect(await refusal('verifyContact', { path, body: { code: wrong } })).toMatchObject({
        errors: [{ path: 'code', code: 'code_wrong' }],
      })
    expect(await refusal('verifyContact', { path, body: { code } })).toMatchObject({ status: 404, code: 'verification_invalid' })
    const again = await ok('createContactVerification', { as: jonas, path: { customerUserId: jonasUser.id, contactId: contact.id } })
    const second = await verificationIn(value)
    expect(again.data).toEqual({
      sentTo: value,
      verificationKey: second.path.verificationKey,
      expiresAt: clock.now().add({ hours: 24 }).toString({ smallestUnit: 'millisecond' }),
    })
    await ok('verifyContact', { path: second.path, body: { code: second.code } })
    await signIn('+1 (613) 555-0177')
  })

  it('is no longer possible after 24 hours, after a newer link, and once the contact has changed', async () => {
    const contact = await add(jonas, jonasUser, 'email', 'late@rosewood.example')
    const path = { customerUserId: jonasUser.id, contactId: contact.id }
    const first = await verificationIn('late@rosewood.example')
    const { data } = await ok('createContactVerification', { as: jonas, path })
    // The link of a mail is known to its mailbox alone.
    expect(data.verificationKey).toBeNull()
    const second = await verificationIn('late@rosewood.example')
    await ok('updateContact', { as: jonas, path, body: { value: 'later@rosewood.example', oldPassword } })
    const third = await verificationIn('later@rosewood.example')
    clock.advance({ hours: 24 })
    for (const old of [first, second, third, { path: { verificationKey: 'cv_unknown' } }])
      expect(await refusal('verifyContact', { path: old.path, body: {} })).toMatchObject({ status: 404, code: 'verification_invalid' })
  })

  it('of two users who verify the same address the first keeps it, and the other gets 409', async () => {
    const value = 'shared@weddings.example'
    const theirs = await signIn('noura')
    for (const [as, user] of [
      [await signIn('mara'), maraUser],
      [theirs, nouraUser],
    ] as const)
      await add(as, user, 'email', value)
    const links = (await sent(value)).filter(({ body }) => body.includes('verify-contact'))
    const keys = links.map(({ body }) => ({ verificationKey: /key=([\w-]+)/.exec(body)![1]! }))
    const verify = (path: { verificationKey: string }) =>
      ok('verifyContact', { path, body: {} }).then(
        () => 200,
        (error: Error) => /contact_taken/.test(error.message) && 409,
      )
    const held = `select 1 from contact_verifications where expires_at > '2000-01-01' for update`
    const answers = await whileLocked(world, held, 2, () => Promise.all(keys.map(verify)))
    expect(new Set(answers)).toEqual(new Set([200, 409]))
    const signedIn = await ok('createAccessToken', { body: { username: value, password: demoPassword } })
    expect(signedIn.accessToken.id).toMatch(/^vp_/)
  })

  it('typing the address of another user takes nothing from its owner', async () => {
    const as = await signIn('mara')
    await add(as, maraUser, 'email', 'emre@bogaz.example')
    const emre = await signIn('emre@bogaz.example')
    expect((await userOf(emre)).username).toBe('emre')
    const { path } = await verificationIn('emre@bogaz.example')
    expect(await refusal('verifyContact', { path, body: {} })).toMatchObject({ status: 409, code: 'contact_taken' })
    await signIn('emre@bogaz.example')
  })

  it('is revoked by password recovery', async () => {
    const as = await signIn('felix')
    const felix = await userOf(as)
    await add(as, felix, 'email', 'thief@elsewhere.example')
    await askReset('felix')
    const [, recoveryKey] = /password-reset\/(\S+)/.exec(
      (await sent('felix@arden.example')).find(({ body }) => /password-reset/.test(body))!.body,
    )!
    await ok('replacePassword', { path: { recoveryKey: recoveryKey! }, body: { password: 'a quiet garden', userType: 'customer' } })
    const { path } = await verificationIn('thief@elsewhere.example')
    expect(await refusal('verifyContact', { path, body: {} })).toMatchObject({ status: 404, code: 'verification_invalid' })
  })
})

describe('createContactVerification', () => {
  it('is for contacts that are not verified, of users who have registered, five times within an hour', async () => {
    const as = await signIn('priya')
    const user = await userOf(as)
    const verified = (await contactOf(as, user, 'priya@saffron.example'))!
    const path = { customerUserId: user.id, contactId: verified.id }
    expect(await refusal('createContactVerification', { as, path })).toMatchObject({ status: 409, code: 'contact_verified' })
    const { id } = await add(as, user, 'email', 'again@saffron.example')
    for (let time = 1; time <= 5; time++) await ok('createContactVerification', { as, path: { ...path, contactId: id } })
    expect(await refusal('createContactVerification', { as, path: { ...path, contactId: id } })).toMatchObject({
      status: 429,
      code: 'too_many_tries',
    })
    const sofia = await db.selectFrom('customer_users').select(['id']).where('username', '=', 'sofia').executeTakeFirstOrThrow()
    const manager = await signIn('mara')
    const contact = (await ok('listContacts', { as: manager, path: { customerUserId: sofia.id } })).data[0]!
    const call = { as: manager, path: { customerUserId: sofia.id, contactId: contact.id } }
    expect(await refusal('createContactVerification', call)).toMatchObject({ status: 409, code: 'not_registered' })
  })
})
