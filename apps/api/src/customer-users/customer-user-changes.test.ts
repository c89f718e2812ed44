import { freeTriesMax } from '@vendor-panel/domain'
import { describe, expect, it } from 'vitest'
import { demoPassword } from '../seed/people.ts'
import { whileLocked } from '../../test/while-locked.ts'
import { userForm } from '../../test/user-form.ts'
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

const create = async (changes: object = {}, as = mara) =>
  (await ok('createCustomerUser', { as, path: { customerId }, body: userForm(changes) })).data
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

  it('USER-22 of two people who change one user at the same time, the second gets a conflict, and both changes stay', async () => {
    const { id } = await create()
    const path = of(id)
    const version = async () => String((await answer('getCustomerUser', { as: mara, path })).headers['etag'])
    const read = await version()
    const save = (body: object, etag: string) => answer('updateCustomerUser', { as: mara, path, body, headers: { 'if-match': etag } })
    const changes = [{ bio: 'Answers couples.' }, { titleId: 'owner' }]
    const outcomes = await Promise.allSettled(changes.map((change) => save(change, read)))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [refused] = changes.filter((_change, index) => outcomes[index]?.status === 'rejected')
    await save(refused!, await version())
    expect((await ok('getCustomerUser', { as: mara, path })).data).toMatchObject({ bio: 'Answers couples.', titleId: 'owner' })
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

  it('USER-33 a registered user whose address is replaced stays registered, although no contact is verified', async () => {
    const { id } = await withPassword()
    const changed = await change(id, { oldPassword: demoPassword, emails: [`moved${id}@rosewood.example`] })
    expect(changed.contacts.every(({ verifiedAt }) => verifiedAt === null)).toBe(true)
    expect(changed.isRegistered).toBe(true)
    expect((await create()).isRegistered).toBe(false)
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
    const limit = { ratelimit: expect.stringMatching(/^"sign-in";r=0;t=\d+$/), 'ratelimit-policy': '"sign-in";q=10;w=900' }
    expect(await refusal('createAccessToken', { body: credentials })).toMatchObject({ status: 429, headers: limit })
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
    const answers = await whileLocked(world, both, 2, () => Promise.all([remove(mara, id), remove(lena, maraUser.id)]))
    expect(answers.toSorted((one, other) => one - other)).toEqual([204, 403])
    const managers = db.selectFrom('customer_users').select('id').where('customer_id', '=', customerId).where('can_manage', '=', true)
    expect(await managers.where('status', '=', 'active').execute()).toHaveLength(1)
  })
})
