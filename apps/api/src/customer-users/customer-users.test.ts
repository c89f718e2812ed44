import { freeTriesMax } from '@vendor-panel/domain'
import { describe, expect, it } from 'vitest'
import { demoPassword } from '../seed/people.ts'
import { beside } from '../../test/beside.ts'
import { openWorld } from '../../test/world.ts'
import { pauseMinutes } from '../auth/password-try.ts'

const world = await openWorld()
const { ok, answer, refusal, signIn, db, clock } = world
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')
const userOf = async (as: typeof mara) => (await ok('getAccessToken', { as, path: { accessTokenId: as['x-access-token']! } })).data.user
const [maraUser, jonasUser] = [await userOf(mara), await userOf(jonas)]
const { customerId } = maraUser
const of = (customerUserId: number) => ({ customerId, customerUserId })

let place = 0
const form = (changes: object = {}) => {
  place += 1
  return {
    name: `Lena Fischer ${place}`,
    username: `lena${place}`,
    emails: [`lena${place}@rosewood.example`],
    phones: ['+16135550188'],
    ...changes,
  }
}
const create = async (changes: object = {}, as = mara) =>
  (await ok('createCustomerUser', { as, path: { customerId }, body: form(changes) })).data
/** A registered user with the password of the demo. */
async function withPassword() {
  const { id, username } = await create()
  const { password_hash } = await db
    .selectFrom('customer_users')
    .select('password_hash')
    .where('id', '=', maraUser.id)
    .executeTakeFirstOrThrow()
  await db.updateTable('customer_users').set({ password_hash }).where('id', '=', id).execute()
  return { id, username }
}
const lastMail = () => db.selectFrom('deliveries').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

describe('listCustomerUsers', () => {
  it('USER-01 USER-35 returns every user of the account to account managers, by name, and only themselves to others', async () => {
    const { data, meta } = await ok('listCustomerUsers', { as: mara, path: { customerId } })
    expect(data.map(({ name }) => name)).toEqual(['Camille Roy', 'Jonas Okafor', 'Mara Lindqvist', 'Sofia Brandt'])
    expect(meta).toEqual({ page: 1, limit: 25, total: 4 })
    const own = await ok('listCustomerUsers', { as: jonas, path: { customerId } })
    expect(own.data.map(({ name }) => name)).toEqual(['Jonas Okafor'])
    expect(own.meta.total).toBe(1)
    expect((await ok('listCustomerUsers', { as: mara, path: { customerId }, query: { limit: 1, page: 2 } })).data).toMatchObject([
      { name: 'Jonas Okafor' },
    ])
  })

  it('USER-38 returns users by id, including removed ones', async () => {
    const { id } = await create()
    await ok('deleteCustomerUser', { as: mara, path: of(id) })
    const { data } = await ok('listCustomerUsers', { as: mara, path: { customerId }, query: { ids: `${id},${jonasUser.id}` } })
    expect(data.map(({ id: one, status }) => [one, status])).toEqual([
      [jonasUser.id, 'active'],
      [id, 'passive'],
    ])
    const all = await ok('listCustomerUsers', { as: mara, path: { customerId } })
    expect(all.data.map(({ id: one }) => one)).not.toContain(id)
  })

  it('of another account are not found', async () => {
    expect(await refusal('listCustomerUsers', { as: noura, path: { customerId } })).toMatchObject({ status: 404 })
  })
})

describe('getCustomerUser', () => {
  it('USER-02 USER-03 USER-04 USER-05 USER-06 USER-08 has all fields of a user', async () => {
    const { data } = await ok('getCustomerUser', { as: mara, path: of(jonasUser.id) })
    expect(data).toMatchObject({
      id: jonasUser.id,
      name: 'Jonas Okafor',
      titleId: 'sales',
      roleId: 'user',
      username: 'jonas',
      preferredLanguage: 'en_CA',
      profileVideo: null,
      bio: null,
      image: null,
      googleId: null,
      facebookId: null,
      birthDate: null,
      identityNumber: null,
      uuid: expect.any(String),
      customerId: 1,
      canManage: false,
      status: 'active',
      permission: { advisorService: true },
      providers: [{ name: 'Rosewood Mill' }],
      customer: { name: 'Rosewood Venues', isPaid: true },
    })
    expect(data.customerUserProviders).toEqual([
      {
        id: expect.any(Number),
        providerId: 2,
        name: 'Rosewood Mill',
        canReceiveLeads: true,
        canReceiveLeadsSms: true,
        showAsContact: true,
        signatureContent: 'Jonas Okafor\nRosewood Venues',
        signatureImage: null,
      },
    ])
    expect(data.contacts.map(({ type, value, isPrimary }) => [type, value, isPrimary])).toEqual([
      ['email', 'jonas@rosewood.example', true],
      ['mobile', '+16135550102', true],
    ])
    expect((await ok('getCustomerUser', { as: jonas, path: of(jonasUser.id) })).data).toEqual(data)
  })
})

describe('createCustomerUser', () => {
  it('USER-33 a user added by an account manager is invited by mail at once', async () => {
    const body = form({
      titleId: 'assistant',
      roleId: 'user',
      bio: 'Answers on Sundays',
      birthDate: '1990-04-12',
      identityNumber: '10000000146',
    })
    const { data } = await ok('createCustomerUser', { as: mara, path: { customerId }, body })
    const { emails, phones, ...fields } = body
    expect(data).toMatchObject({ ...fields, email: emails[0], phone: phones[0], status: 'active', canManage: false })
    expect(data.invitation).toMatchObject({
      sentTo: emails[0],
      expiresAt: clock.now().add({ hours: 168 }).toString({ smallestUnit: 'millisecond' }),
    })
    const mail = await lastMail()
    expect(mail).toMatchObject({
      recipient: emails[0],
      sender: 'Rosewood Venues',
      subject: 'Your access to Rosewood Venues',
      status: 'queued',
    })
    expect(mail.body).toContain(`http://localhost/register/${customerId}/${data.id}/iv_`)
    const kept = await db.selectFrom('invitations').selectAll().where('customer_user_id', '=', data.id).executeTakeFirstOrThrow()
    expect(mail.body).not.toContain(kept.token_hash)
  })

  it('USER-32 a user added by anyone else waits, and account managers get a mail', async () => {
    const { id, status, invitation } = await create({}, jonas)
    expect([status, invitation]).toEqual(['pending', null])
    const mail = await lastMail()
    expect(mail).toMatchObject({ recipient: 'mara@rosewood.example' })
    expect(mail.body).toMatch(/Jonas Okafor has added Lena Fischer/)
    expect(await refusal('createInvitation', { as: mara, path: of(id) })).toMatchObject({ status: 409, code: 'not_confirmed' })
  })

  it('only account managers can create account managers', async () => {
    for (const changes of [{ canManage: true }, { roleId: 'account_manager' }]) {
      const refused = await refusal('createCustomerUser', { as: jonas, path: { customerId }, body: form(changes) })
      expect(refused).toMatchObject({ status: 403, code: 'forbidden' })
    }
    expect((await create({ canManage: false, roleId: 'user' }, jonas)).canManage).toBe(false)
    expect((await create({ canManage: true })).canManage).toBe(true)
  })

  it.each([
    ['USER-13', { name: '  ' }, 'name', 'required'],
    ['USER-18 VAL-18', { emails: ['nobody'] }, 'emails[0]', 'invalid_email'],
    ['USER-18', { phones: [] }, 'phones', 'too_few'],
    ['USER-18 VAL-11', { phones: ['+16135550188', '+199'] }, 'phones[1]', 'format'],
    ['USER-18 VAL-11', { phones: ['+11111111111'] }, 'phones[0]', 'invalid_phone'],
    ['USER-18 VAL-11', { phones: ['+4915100000'] }, 'phones[0]', 'invalid_phone'],
    ['USER-20', { identityNumber: '1000000014a' }, 'identityNumber', 'digits_only'],
    ['USER-20', { identityNumber: '123' }, 'identityNumber', 'too_short'],
    ['USER-21', { birthDate: '2015-01-01' }, 'birthDate', 'too_young'],
    ['USER-23', { profileVideo: 'not an address' }, 'profileVideo', 'invalid_url'],
    ['USER-23', { profileVideo: 'javascript:alert(1)' }, 'profileVideo', 'invalid_url'],
    ['USER-27', { roleId: 'king' }, 'roleId', 'not_allowed'],
    ['USER-39', { titleId: 'king' }, 'titleId', 'not_allowed'],
  ])('%s refuses what the form refuses: %j', async (_id, changes, path, code) => {
    const refused = await refusal('createCustomerUser', { as: mara, path: { customerId }, body: form(changes) })
    expect(refused).toMatchObject({ status: 422, code: 'invalid', errors: [{ path, code }] })
  })

  it('the username of a user of any account is refused', async () => {
    for (const username of ['Noura', 'MARA'])
      expect(await refusal('createCustomerUser', { as: mara, path: { customerId }, body: form({ username }) })).toMatchObject({
        status: 422,
        code: 'username_taken',
        errors: [{ path: 'username', code: 'username_taken' }],
      })
  })

  it('AUTH-01 an unverified address or number is refused as username, so its owner can still sign in with it', async () => {
    for (const username of ['emre@bogaz.example', ' Nobody@Rosewood.example', '+1 613 555 0199', '6135550199'])
      expect(await refusal('createCustomerUser', { as: mara, path: { customerId }, body: form({ username }) })).toMatchObject({
        status: 422,
        code: 'username_contact',
        errors: [{ path: 'username', code: 'username_contact' }],
      })
    await signIn('emre@bogaz.example')
  })

  it('creates a user once per key, and other accounts may use the same key', async () => {
    const call = { as: mara, path: { customerId }, body: form(), headers: { 'idempotency-key': 'user-once-1' } }
    expect(await ok('createCustomerUser', call)).toEqual(await ok('createCustomerUser', call))
    expect(await refusal('createCustomerUser', { ...call, as: noura, headers: {} })).toMatchObject({ status: 404 })
  })
})

describe('updateCustomerUser', () => {
  const change = async (id: number, body: object, as = mara) => (await ok('updateCustomerUser', { as, path: of(id), body })).data

  it('USER-22 changes only the sent fields', async () => {
    const before = await create({ bio: 'Before', birthDate: '1990-04-12' })
    const after = await change(before.id, { bio: 'After', birthDate: null })
    expect(after).toEqual({ ...before, bio: 'After', birthDate: null })
    expect((await change(before.id, { identityNumber: '١٠٠٠٠٠٠٠١٤٦' })).identityNumber).toBe('10000000146')
    // The stored number is invalid by now, and is not checked.
    await db.updateTable('customer_users').set({ identity_number: 'x' }).where('id', '=', before.id).execute()
    expect((await change(before.id, { name: 'Lena Maria' })).name).toBe('Lena Maria')
  })

  it('USER-23 a video link with a player may be typed in any form; a blank one is removed', async () => {
    const { id, profileVideo } = await create({ profileVideo: ' youtu.be/dQw4w9WgXcQ ' })
    expect(profileVideo).toBe('youtu.be/dQw4w9WgXcQ')
    expect((await change(id, { profileVideo: ' ' })).profileVideo).toBeNull()
  })

  it('USER-20 VAL-18 pasted values are stored without direction marks', async () => {
    const { id } = await create()
    const { email, identityNumber } = await change(id, {
      oldPassword: demoPassword,
      emails: [`\u202apasted${id}@rosewood.example\u202c`],
      identityNumber: '\u200e10000000146',
    })
    expect([email, identityNumber]).toEqual([`pasted${id}@rosewood.example`, '10000000146'])
  })

  it('is only accepted from the newest version', async () => {
    const { id } = await create()
    const path = of(id)
    const { headers } = await answer('getCustomerUser', { as: mara, path })
    const stale = { as: mara, path, body: { bio: 'Mine' }, headers: { 'if-match': String(headers['etag']) } }
    const changed = await answer('updateCustomerUser', stale)
    expect(changed.headers['etag']).not.toBe(headers['etag'])
    expect(await refusal('updateCustomerUser', stale)).toMatchObject({ status: 409, code: 'stale_version' })
  })

  it('AUTH-01 the new username and the verified contacts replace the old sign-in names', async () => {
    const { id } = await create({ emails: ['first@rosewood.example'] })
    const logins = async () =>
      (await db.selectFrom('logins').select('login').where('customer_user_id', '=', id).execute()).map(({ login }) => login)
    // A user who has not registered has verified nothing yet.
    expect(await logins()).not.toContain('first@rosewood.example')
    await db.updateTable('contacts').set({ verified_at: clock.now().toString() }).where('customer_user_id', '=', id).execute()
    await change(id, { username: `old${id}`, oldPassword: demoPassword })
    expect((await logins()).toSorted()).toEqual(['+16135550188', 'first@rosewood.example', `old${id}`])
    const emails = ['second@rosewood.example', 'third@rosewood.example']
    const { contacts, email } = await change(id, { username: `new${id}`, emails, oldPassword: demoPassword })
    expect(email).toBe('second@rosewood.example')
    expect(contacts.map(({ value, isPrimary }) => [value, isPrimary])).toEqual([
      ['+16135550188', true],
      ['second@rosewood.example', true],
      ['third@rosewood.example', false],
    ])
    expect((await logins()).toSorted()).toEqual(['+16135550188', `new${id}`])
    const taken = { as: mara, path: of(id), body: { username: 'jonas', oldPassword: demoPassword } }
    expect(await refusal('updateCustomerUser', taken)).toMatchObject({ code: 'username_taken' })
  })

  it("USER-15 AMB-26 a new password requires the caller's, and ends the other sessions of the user", async () => {
    const first = await signIn('jonas')
    const body = { oldPassword: demoPassword, password: 'a quiet garden' }
    for (const oldPassword of [undefined, 'not it at all', 'short'])
      expect(
        (await refusal('updateCustomerUser', { as: jonas, path: of(jonasUser.id), body: { ...body, oldPassword } })).errors?.[0]?.path,
      ).toBe('oldPassword')
    const common = await refusal('updateCustomerUser', { as: jonas, path: of(jonasUser.id), body: { ...body, password: 'password' } })
    expect(common.errors).toMatchObject([{ path: 'password', code: 'password_too_common' }])
    await change(jonasUser.id, body, jonas)
    expect(await refusal('listLeads', { as: first })).toMatchObject({ status: 401 })
    await ok('listLeads', { as: jonas })
    // The account manager's own password is required, not the user's.
    await change(jonasUser.id, { oldPassword: demoPassword, password: demoPassword })
    expect(await refusal('listLeads', { as: jonas })).toMatchObject({ status: 401 })
    Object.assign(jonas, await signIn('jonas'))
  })

  it('AMB-26 a wrong old password counts as a sign-in try: one too many is 429, for signing in too', async () => {
    clock.advance({ minutes: pauseMinutes })
    const as = await signIn('jonas')
    const call = { as, path: of(jonasUser.id), body: { oldPassword: 'not it at all', password: 'a quiet garden' } }
    const statuses: number[] = []
    // Five at once: each holds the lock of the count while its password is hashed, and a call that waits too long is refused with 503.
    while (statuses.length < freeTriesMax + 5) {
      const tries = await Promise.all(Array.from({ length: 5 }, () => refusal('updateCustomerUser', call)))
      statuses.push(...tries.map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(freeTriesMax)
    expect(new Set(statuses)).toEqual(new Set([422, 429]))
    const right = { ...call, body: { ...call.body, oldPassword: demoPassword } }
    expect(await refusal('updateCustomerUser', right)).toMatchObject({ status: 429, code: 'too_many_tries' })
    const credentials = { username: 'jonas', password: demoPassword }
    expect(await refusal('createAccessToken', { body: credentials })).toMatchObject({ status: 429 })
    clock.advance({ minutes: pauseMinutes })
    await ok('updateCustomerUser', { as, path: of(jonasUser.id), body: { oldPassword: demoPassword, password: demoPassword } })
    await ok('createAccessToken', { body: credentials })
    Object.assign(jonas, as)
  })

  it('is for account managers and for oneself, rights and titles for account managers only', async () => {
    expect(await refusal('updateCustomerUser', { as: jonas, path: of(maraUser.id), body: { bio: 'x' } })).toMatchObject({ status: 403 })
    for (const body of [{ canManage: true }, { roleId: 'account_manager' }, { titleId: 'owner' }])
      expect(await refusal('updateCustomerUser', { as: jonas, path: of(jonasUser.id), body })).toMatchObject({ status: 403 })
    expect((await change(jonasUser.id, { bio: 'My own' }, jonas)).bio).toBe('My own')
    expect(await refusal('updateCustomerUser', { as: noura, path: of(jonasUser.id), body: { bio: 'x' } })).toMatchObject({ status: 404 })
    const theirs = await userOf(noura)
    expect(await refusal('updateCustomerUser', { as: mara, path: of(theirs.id), body: { bio: 'x' } })).toMatchObject({ status: 404 })
  })

  it('keeps at least one account manager', async () => {
    await db
      .updateTable('customer_users')
      .set({ can_manage: false })
      .where('customer_id', '=', customerId)
      .where('id', '<>', maraUser.id)
      .execute()
    const step = { as: mara, path: of(maraUser.id), body: { canManage: false } }
    expect(await refusal('updateCustomerUser', step)).toMatchObject({ status: 409, code: 'last_account_manager' })
    const { id } = await create({ canManage: true })
    await ok('updateCustomerUser', step)
    await db.updateTable('customer_users').set({ can_manage: true }).where('id', '=', maraUser.id).execute()
    await ok('deleteCustomerUser', { as: mara, path: of(id) })
  })
})

describe('deleteCustomerUser', () => {
  it("removes all access to the panel; the user's texts stay", async () => {
    const { id, username } = await withPassword()
    const lena = await signIn(username)
    const { headers } = await answer('deleteCustomerUser', { as: mara, path: of(id) })
    expect(await refusal('listLeads', { as: lena })).toMatchObject({ status: 401 })
    expect(await refusal('createAccessToken', { body: { username, password: demoPassword } })).toMatchObject({
      code: 'invalid_credentials',
    })
    expect(await refusal('getCustomerUser', { as: mara, path: of(id) })).toMatchObject({ status: 404 })
    expect(await refusal('deleteCustomerUser', { as: mara, path: of(id) })).toMatchObject({ status: 404 })
    await ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
    await signIn(username)
    expect((await ok('getCustomerUser', { as: mara, path: of(id) })).data.status).toBe('active')
  })

  it('signs out a user who signed in during the removal', async () => {
    const { id, username } = await withPassword()
    const lena = await signIn(username)
    await db.updateTable('customer_users').set({ status: 'passive' }).where('id', '=', id).execute()
    expect(await refusal('listLeads', { as: lena })).toMatchObject({ status: 401 })
    expect(await refusal('createAccessToken', { body: { username, password: demoPassword } })).toMatchObject({
      code: 'invalid_credentials',
    })
  })

  it('is for account managers, who cannot remove themselves', async () => {
    expect(await refusal('deleteCustomerUser', { as: jonas, path: of(maraUser.id) })).toMatchObject({ status: 403 })
    expect(await refusal('deleteCustomerUser', { as: mara, path: of(maraUser.id) })).toMatchObject({ status: 409, code: 'own_user' })
    expect(await refusal('deleteCustomerUser', { as: noura, path: of(jonasUser.id) })).toMatchObject({ status: 404 })
  })

  it('keeps one of two account managers who remove each other at the same time', async () => {
    const { id, username } = await withPassword()
    await db.updateTable('customer_users').set({ can_manage: true }).where('id', '=', id).execute()
    const lena = await signIn(username)
    const remove = (as: typeof mara, whom: number) =>
      ok('deleteCustomerUser', { as, path: of(whom) }).then(
        () => 204,
        (error: Error) => Number(/refused: (\d+)/.exec(error.message)?.[1]),
      )
    const both = `select id from customer_users where id in (${maraUser.id}, ${id}) for update`
    const answers = await beside(world, both, 2, () => Promise.all([remove(mara, id), remove(lena, maraUser.id)]))
    expect(answers.toSorted((one, other) => one - other)).toEqual([204, 403])
    const managers = db.selectFrom('customer_users').select('id').where('customer_id', '=', customerId).where('can_manage', '=', true)
    expect(await managers.where('status', '=', 'active').execute()).toHaveLength(1)
  })
})
