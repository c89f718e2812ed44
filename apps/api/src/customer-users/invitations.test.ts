import { describe, expect, it } from 'vitest'
import { throttle, type Throttle } from '../platform/throttle/throttle.ts'
import { openWorld } from '../../test/world.ts'
import { invitationThrottles } from './invitation-throttles.ts'

const { ok, refusal, signIn, db, clock } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')
const { customerId, id: maraId } = (await ok('getAccessToken', { as: mara, path: { accessTokenId: mara['x-access-token']! } })).data.user

let userNumber = 0
const create = async (as = mara) => {
  userNumber += 1
  const body = {
    name: 'Lena Fischer',
    username: `lena${userNumber}`,
    emails: [`lena${userNumber}@rosewood.example`],
    phones: ['+16135550188'],
  }
  return (await ok('createCustomerUser', { as, path: { customerId }, body })).data
}
/** The parts of the link in the newest mail to this address. */
const linkTo = async (email: string) => {
  const mail = await db
    .selectFrom('deliveries')
    .select('body')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const [, customer, user, hash] = /\/register\/(\d+)\/(\d+)\/(\S+)/.exec(mail.body)!
  return { customerId: Number(customer), customerUserId: Number(user), hash: hash! }
}
const choice = { username: 'lena.fischer', password: 'a quiet garden' }

describe('an invitation', () => {
  it('AUTH-34 AUTH-37 USER-36 leads to username and password, once', async () => {
    const { id, email, name, username } = await create()
    const path = await linkTo(email!)
    expect(path).toMatchObject({ customerId, customerUserId: id })
    expect((await ok('getInvitation', { path })).data).toEqual({ name, username })
    await ok('acceptInvitation', { path, body: choice })
    const { accessToken } = await ok('createAccessToken', { body: choice })
    expect(accessToken.passwordChangeRequired).toBe(false)
    const { data } = await ok('getCustomerUser', { as: mara, path: { customerId, customerUserId: id } })
    expect(data).toMatchObject({ username: 'lena.fischer', invitation: null })
    expect(data.contacts.map(({ value, verifiedAt }) => [value, verifiedAt])).toEqual([
      [email, clock.now().toString({ smallestUnit: 'millisecond' })],
      ['+16135550188', null],
    ])
    expect(await refusal('acceptInvitation', { path, body: choice })).toMatchObject({ status: 404, code: 'not_found' })
    expect(await refusal('getInvitation', { path })).toMatchObject({ status: 404, code: 'not_found' })
    expect(await refusal('createInvitation', { as: mara, path: { customerId, customerUserId: id } })).toMatchObject({
      status: 409,
      code: 'already_registered',
    })
  })

  it('AUTH-38 is invalid if it is unknown, of another user, or expired', async () => {
    const [first, second] = [await create(), await create()]
    const path = await linkTo(first.email!)
    const others = [
      { ...path, hash: 'iv_unknown' },
      { ...path, customerUserId: second.id },
      { ...path, customerId: customerId + 1 },
      { ...path, customerId: 999_999 },
    ]
    for (const other of others) {
      expect(await refusal('getInvitation', { path: other })).toMatchObject({ status: 404, code: 'not_found' })
      expect(await refusal('acceptInvitation', { path: other, body: choice })).toMatchObject({ status: 404, code: 'not_found' })
    }
    clock.advance({ hours: 7 * 24 })
    expect(await refusal('acceptInvitation', { path, body: choice })).toMatchObject({ status: 404 })
    expect(
      (await ok('getCustomerUser', { as: await signIn('mara'), path: { customerId, customerUserId: first.id } })).data.invitation,
    ).toBeNull()
  })

  it('AUTH-36 requires a free username and a good password', async () => {
    const path = await linkTo((await create()).email!)
    for (const [body, field, code] of [
      [{ ...choice, username: ' ' }, 'username', 'required'],
      [{ ...choice, password: 'short' }, 'password', 'too_short'],
      [{ ...choice, password: 'password' }, 'password', 'password_too_common'],
      [{ ...choice, username: 'noura' }, 'username', 'username_taken'],
    ] as const)
      expect(await refusal('acceptInvitation', { path, body })).toMatchObject({ status: 422, errors: [{ path: field, code }] })
  })

  it('can be sent again, which replaces the earlier link; the number is limited', async () => {
    const { id, email } = await create()
    const before = await linkTo(email!)
    const path = { customerId, customerUserId: id }
    const { data } = await ok('createInvitation', { as: mara, path })
    expect(data.sentTo).toBe(email)
    expect(await refusal('getInvitation', { path: before })).toMatchObject({ status: 404 })
    await ok('getInvitation', { path: await linkTo(email!) })
    for (let time = 2; time <= 5; time++) await ok('createInvitation', { as: mara, path })
    expect(await refusal('createInvitation', { as: mara, path })).toMatchObject({ status: 429, code: 'too_many_tries' })
  })

  it('is limited per user and per account, for first and repeated mails', async () => {
    const { user: ofUser, customer: ofCustomer } = invitationThrottles
    clock.advance({ minutes: ofCustomer.windowMinutes })
    const [manager, other] = [await signIn('mara'), await signIn('jonas')]
    const jonasId = (await ok('getAccessToken', { as: other, path: { accessTokenId: other['x-access-token']! } })).data.user.id
    const count = async (limit: Throttle, subject: string, times: number) => {
      for (let time = 1; time <= times; time++) await throttle({ db, now: clock.now }, limit, subject)
    }
    const tooMany = { status: 429, code: 'too_many_tries' }
    const late = { name: 'Lena Fischer', username: 'late', emails: ['late@rosewood.example'], phones: ['+16135550188'] }
    const refused = (as: typeof mara) => refusal('createCustomerUser', { as, path: { customerId }, body: late })
    // Requests to account managers count as well: their text is written by the caller.
    await count(ofUser, `${customerId}/${jonasId}`, ofUser.triesMax - 1)
    await create(other)
    expect(await refused(other)).toMatchObject(tooMany)
    await count(ofCustomer, String(customerId), ofCustomer.triesMax - 2)
    const { id } = await create(manager)
    expect(await refused(manager)).toMatchObject(tooMany)
    expect(await refusal('createInvitation', { as: manager, path: { customerId, customerUserId: id } })).toMatchObject(tooMany)
    expect(await db.selectFrom('customer_users').select('id').where('username', '=', 'late').execute()).toEqual([])
    clock.advance({ minutes: ofCustomer.windowMinutes })
    await create(manager)
    await create(other)
  })

  it('can only be sent by account managers', async () => {
    const { id } = await create()
    expect(await refusal('createInvitation', { as: jonas, path: { customerId, customerUserId: id } })).toMatchObject({ status: 403 })
    expect(await refusal('createInvitation', { as: noura, path: { customerId, customerUserId: id } })).toMatchObject({ status: 404 })
    expect(await refusal('createInvitation', { as: mara, path: { customerId, customerUserId: 999_999 } })).toMatchObject({ status: 404 })
  })
})

describe('confirmCustomerUser', () => {
  it('USER-32 USER-33 confirms a pending user, who then gets the invitation', async () => {
    const { id, email } = await create(jonas)
    const path = { customerId, customerUserId: id }
    expect(await refusal('confirmCustomerUser', { as: jonas, path })).toMatchObject({ status: 403 })
    expect(await refusal('confirmCustomerUser', { as: noura, path })).toMatchObject({ status: 404 })
    const { data } = await ok('confirmCustomerUser', { as: mara, path })
    expect(data).toMatchObject({ status: 'active', invitation: { sentTo: email } })
    await ok('getInvitation', { path: await linkTo(email!) })
    expect(await refusal('confirmCustomerUser', { as: mara, path })).toMatchObject({ status: 409, code: 'already_confirmed' })
    expect(await refusal('confirmCustomerUser', { as: mara, path: { customerId, customerUserId: maraId } })).toMatchObject({ status: 409 })
  })
})
