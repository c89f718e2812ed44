import { describe, expect, it } from 'vitest'
import { userForm } from '../../test/user-form.ts'
import { openWorld } from '../../test/world.ts'

const world = await openWorld()
const { ok, refusal, signIn, db, clock } = world
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')
const userOf = async (as: typeof mara) => (await ok('getAccessToken', { as, path: { accessTokenId: as['x-access-token']! } })).data.user
const [maraUser, jonasUser] = [await userOf(mara), await userOf(jonas)]
const { customerId } = maraUser
const of = (customerUserId: number) => ({ customerId, customerUserId })

const create = async (changes: object = {}, as = mara) =>
  (await ok('createCustomerUser', { as, path: { customerId }, body: userForm(changes) })).data
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
      googleId: 'demo-jonas',
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
    const body = userForm({
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
      const refused = await refusal('createCustomerUser', { as: jonas, path: { customerId }, body: userForm(changes) })
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
    const refused = await refusal('createCustomerUser', { as: mara, path: { customerId }, body: userForm(changes) })
    expect(refused).toMatchObject({ status: 422, code: 'invalid', errors: [{ path, code }] })
  })

  it('the username of a user of any account is refused', async () => {
    for (const username of ['Noura', 'MARA'])
      expect(await refusal('createCustomerUser', { as: mara, path: { customerId }, body: userForm({ username }) })).toMatchObject({
        status: 422,
        code: 'username_taken',
        errors: [{ path: 'username', code: 'username_taken' }],
      })
  })

  it('AUTH-01 an unverified address or number is refused as username, so its owner can still sign in with it', async () => {
    for (const username of ['emre@bogaz.example', ' Nobody@Rosewood.example', '+1 613 555 0199', '6135550199'])
      expect(await refusal('createCustomerUser', { as: mara, path: { customerId }, body: userForm({ username }) })).toMatchObject({
        status: 422,
        code: 'username_contact',
        errors: [{ path: 'username', code: 'username_contact' }],
      })
    await signIn('emre@bogaz.example')
  })

  it('creates a user once per key, and other accounts may use the same key', async () => {
    const call = { as: mara, path: { customerId }, body: userForm(), headers: { 'idempotency-key': 'user-once-1' } }
    expect(await ok('createCustomerUser', call)).toEqual(await ok('createCustomerUser', call))
    expect(await refusal('createCustomerUser', { ...call, as: noura, headers: {} })).toMatchObject({ status: 404 })
  })
})
