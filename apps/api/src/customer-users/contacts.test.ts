import { describe, expect, it } from 'vitest'
import { demoPassword } from '../seed/people.ts'
import { couple, openWorld } from '../../test/world.ts'

const { ok, refusal, signIn, db } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')
const userOf = async (as: typeof mara) => (await ok('getAccessToken', { as, path: { accessTokenId: as['x-access-token']! } })).data.user
const [maraUser, jonasUser] = [await userOf(mara), await userOf(jonas)]
const path = { customerUserId: jonasUser.id }
const oldPassword = demoPassword
const contacts = async () => (await ok('listContacts', { as: jonas, path })).data
const add = async (type: string, value: string) => (await ok('createContact', { as: jonas, path, body: { type, value, oldPassword } })).data
const main = async () => {
  const { email, phone } = (await ok('getCustomerUser', { as: mara, path: { ...path, customerId: maraUser.customerId } })).data
  return [email, phone]
}

describe('contacts', () => {
  it('USER-34 are e-mail addresses and numbers, the main ones first', async () => {
    expect((await contacts()).map(({ type, value, isPrimary }) => [type, value, isPrimary])).toEqual([
      ['email', 'jonas@rosewood.example', true],
      ['mobile', '+16135550102', true],
    ])
  })

  it('AUTH-01 are added, unverified', async () => {
    expect(await add('email', ' events@rosewood.example ')).toMatchObject({
      value: 'events@rosewood.example',
      isPrimary: false,
      verifiedAt: null,
    })
    expect(await add('phone', '(613) 555-0177')).toMatchObject({ type: 'phone', value: '+16135550177', isPrimary: false })
    expect(
      await refusal('createContact', { as: jonas, path, body: { type: 'email', value: 'events@rosewood.example', oldPassword } }),
    ).toMatchObject({
      status: 409,
      code: 'contact_exists',
    })
  })

  it('adding a sign-in name of another user does not take it over', async () => {
    await add('email', 'noura@nakheel.example')
    await signIn('noura@nakheel.example')
    expect((await userOf(await signIn('noura@nakheel.example'))).username).toBe('noura')
  })

  it('are changed; a new value is unverified, and one can become the main one', async () => {
    const [first] = await contacts()
    expect(first!.verifiedAt).not.toBeNull()
    const own = { as: jonas, path: { ...path, contactId: first!.id } }
    expect((await ok('updateContact', { ...own, body: { value: 'okafor@rosewood.example', oldPassword } })).data).toMatchObject({
      verifiedAt: null,
      isPrimary: true,
    })
    expect(await main()).toEqual(['okafor@rosewood.example', '+16135550102'])
    const second = (await contacts()).find(({ value }) => value === 'events@rosewood.example')!
    await ok('updateContact', { as: jonas, path: { ...path, contactId: second.id }, body: { isPrimary: true, oldPassword } })
    expect(await main()).toEqual(['events@rosewood.example', '+16135550102'])
    expect((await contacts()).filter(({ isPrimary }) => isPrimary).map(({ type }) => type)).toEqual(['mobile', 'email'])
    expect(await refusal('updateContact', { ...own, body: { value: 'events@rosewood.example', oldPassword } })).toMatchObject({
      code: 'contact_exists',
    })
    expect(await refusal('updateContact', { ...own, body: { isPrimary: false, oldPassword } })).toMatchObject({ status: 422 })
  })

  it('USER-18 are removed, except the last of each kind', async () => {
    for (const contact of await contacts())
      if (contact.type === 'email' && !contact.isPrimary)
        await ok('deleteContact', { as: jonas, path: { ...path, contactId: contact.id }, body: { oldPassword } })
    const last = (await contacts()).find(({ type }) => type === 'email')!
    const call = { as: jonas, path: { ...path, contactId: last.id }, body: { oldPassword } }
    expect(await refusal('deleteContact', call)).toMatchObject({ status: 409, code: 'last_contact' })
    await add('email', 'next@rosewood.example')
    await ok('deleteContact', call)
    expect((await main())[0]).toBe('next@rosewood.example')
    expect(await refusal('createAccessToken', { body: { username: last.value, password: 'x' } })).toMatchObject({
      code: 'invalid_credentials',
    })
  })

  it.each([
    ['email', 'nobody', 'invalid_email'],
    ['mobile', '+1', 'invalid_phone'],
    ['phone', 'call me', 'invalid_phone'],
  ])('VAL-11 VAL-18 a %s must be valid: %s', async (type, value, code) => {
    expect(await refusal('createContact', { as: jonas, path, body: { type, value, oldPassword } })).toMatchObject({
      status: 422,
      errors: [{ path: 'value', code }],
    })
  })

  it('are limited to ten of a kind', async () => {
    const present = (await contacts()).filter(({ type }) => type === 'email').length
    for (let count = present; count < 10; count++) await add('email', `box${count}@rosewood.example`)
    expect(
      await refusal('createContact', { as: jonas, path, body: { type: 'email', value: 'eleven@rosewood.example', oldPassword } }),
    ).toMatchObject({
      status: 422,
      errors: [{ code: 'too_many' }],
    })
  })

  it('of others are for account managers, and those of another account are not found', async () => {
    const contactId = (await contacts())[0]!.id
    const own = { path: { ...path, contactId } }
    expect((await ok('listContacts', { as: mara, path })).data).toEqual(await contacts())
    const theirs = { customerUserId: maraUser.id, contactId: 1 }
    expect(await refusal('listContacts', { as: jonas, path: theirs })).toMatchObject({ status: 403 })
    expect(await refusal('listContacts', { as: noura, path })).toMatchObject({ status: 404 })
    const bodies = {
      updateContact: { isPrimary: true, oldPassword },
      deleteContact: { oldPassword },
      createContactVerification: undefined,
      getContactNotifications: undefined,
      replaceContactNotifications: { lead: true, message: true, system: true },
    }
    for (const [name, body] of Object.entries(bodies)) {
      const call = { ...own, ...(body && { body }) }
      const operation = name as keyof typeof bodies
      expect(await refusal(operation, { ...call, as: noura })).toMatchObject({ status: 404 })
      expect(await refusal(operation, { ...call, as: mara, path: { ...path, contactId: 999_999 } })).toMatchObject({ status: 404 })
    }
    expect(await refusal('getContactNotifications', { as: mara, path: { ...path, contactId: 999_999 } })).toMatchObject({ status: 404 })
    expect(await refusal('replaceContactNotifications', { as: jonas, ...own, body: { lead: 'x' } })).toMatchObject({ status: 422 })
  })
})

describe('notifications of a contact', () => {
  it('SET-07 are on by default, and nothing is sent when they are off', async () => {
    const email = (await contacts()).find(({ type, isPrimary }) => type === 'email' && isPrimary)!
    const own = { as: jonas, path: { ...path, contactId: email.id } }
    expect((await ok('getContactNotifications', own)).data).toEqual({ lead: true, message: true, system: true })
    const ask = () => ok('createIntakeLead', { as: couple, body: { providerId: 2, name: 'Ada & Bruno', message: 'Hello' } })
    const mailed = async () => (await db.selectFrom('deliveries').select('id').where('recipient', '=', email.value).execute()).length
    const before = await mailed()
    await ask()
    expect(await mailed()).toBe(before + 1)
    const off = { lead: false, message: true, system: false }
    expect((await ok('replaceContactNotifications', { ...own, body: off })).data).toEqual(off)
    expect((await ok('getContactNotifications', own)).data).toEqual(off)
    await ask()
    expect(await mailed()).toBe(before + 1)
  })
})
