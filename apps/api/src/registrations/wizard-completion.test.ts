import { describe, expect, it } from 'vitest'
import { openRegistrations } from '../../test/registration.ts'
import { anyone, openWorld } from '../../test/world.ts'
import { uploadThrottles } from '../platform/throttle/uploads.ts'

const world = await openWorld()
const { ok, refusal, db, clock } = world
const { mails, begin, wizardOf, save, picture, imageForm, upload, steps, beginWhole } = openRegistrations(world)
const complete = async (wizardHash: string, headers = {}) =>
  (await ok('createWizardCompletion', { as: { ...anyone, ...headers }, path: { wizardHash } })).data

describe('photos', () => {
  it('WIZ-02 FILE-09 are re-encoded, and one that is there already is not added twice', async () => {
    const wizardHash = await begin({ email: 'photos@aksoy.example' })
    const bytes = await picture()
    const { data: first } = await ok('createWizardImage', { as: anyone, path: { wizardHash }, form: imageForm(bytes) })
    expect(await upload(wizardHash, bytes)).toEqual(first)
    expect((await ok('getWizard', { as: anyone, path: { wizardHash } })).data.images).toEqual([first])
    expect((await world.app.inject({ url: first.path })).headers['content-type']).toBe('image/jpeg')
    await ok('deleteWizardImage', { as: anyone, path: { wizardHash, imageId: first.id } })
    expect((await wizardOf(wizardHash)).images).toEqual([])
    expect((await world.app.inject({ url: first.path })).statusCode).toBe(404)
    expect(await refusal('deleteWizardImage', { as: anyone, path: { wizardHash, imageId: first.id } })).toMatchObject({ status: 404 })
  })

  it('FILE-08 are judged by their content', async () => {
    const wizardHash = await begin({ email: 'content@aksoy.example' })
    const send = (bytes: Parameters<typeof imageForm>[0], name: string) =>
      refusal('createWizardImage', { as: anyone, path: { wizardHash }, form: imageForm(bytes, name) })
    expect(await send('<svg onload="alert(1)"/>', 'terrace.jpg')).toMatchObject({ status: 415 })
    expect(await send(await picture(9000, 10), 'wide.jpg')).toMatchObject({
      status: 422,
      errors: [{ path: 'image', code: 'image_dimensions' }],
    })
    expect((await wizardOf(wizardHash)).images).toEqual([])
  })

  it('WIZ-02 belong to their registration, at most 30 of them', async () => {
    const [mine, other] = [await begin({ email: 'mine@aksoy.example' }), await begin({ email: 'other@aksoy.example' })]
    const { id: imageId } = await upload(mine, await picture(900, 600))
    expect(await refusal('deleteWizardImage', { as: anyone, path: { wizardHash: other, imageId } })).toMatchObject({ status: 404 })
    const image = await db.selectFrom('registration_images').selectAll().where('id', '=', imageId).executeTakeFirstOrThrow()
    const { id: _id, ...columns } = image
    const rows = Array.from({ length: 29 }, (_, index) => ({ ...columns, content_hash: `hash ${index}` }))
    await db.insertInto('registration_images').values(rows).execute()
    const form = imageForm(await picture(901, 600))
    expect(await refusal('createWizardImage', { as: anyone, path: { wizardHash: mine }, form })).toMatchObject({
      status: 409,
      code: 'limit_reached',
    })
  })

  it('are limited for each network address before they are read', async () => {
    const wizardHash = await begin({ email: 'limited@aksoy.example' })
    const { triesMax, scope } = uploadThrottles.address
    await db.updateTable('rate_limits').set({ tries: triesMax }).where('scope', '=', scope).execute()
    const form = imageForm(await picture(640, 480))
    expect(await refusal('createWizardImage', { as: anyone, path: { wizardHash }, form })).toMatchObject({ status: 429 })
    await db.deleteFrom('rate_limits').execute()
  })
})

describe('createWizardCompletion', () => {
  it('WIZ-04 WIZ-07 makes an account whose user signs in, and a provider that waits for the review', async () => {
    const wizardHash = await beginWhole('leyla')
    const data = await complete(wizardHash)
    expect(data).toEqual({
      completedAt: clock.now().toString({ smallestUnit: 'millisecond' }),
      reviewedBy: clock.now().add({ hours: 48 }).toString({ smallestUnit: 'millisecond' }),
    })
    const session = await ok('createAccessToken', { body: { username: 'leyla@aksoy.example', password: 'violet otter 41' } })
    const as = { 'x-access-token': session.accessToken.id, 'x-consumer-key': session.consumerKey }
    const { user } = (await ok('getAccessToken', { as, path: { accessTokenId: as['x-access-token'] } })).data
    expect(user).toMatchObject({
      name: 'Leyla Aksoy',
      username: 'leyla',
      canManage: true,
      customer: { name: 'Aksoy Photography Ltd.', isPaid: false },
    })
    const { customerId } = user
    expect((await ok('getCustomer', { as, path: { customerId } })).data).toMatchObject({ companyType: 'limited', taxNumber: '1234567890' })
    const { data: providers } = await ok('listCustomerProviders', { as, path: { customerId } })
    expect(providers).toMatchObject([{ name: 'Aksoy Photography Ltd.', onHold: true, category: { id: 3 } }])
    const providerId = providers[0]!.id
    expect((await ok('listProviderMedia', { as, path: { providerId } })).data).toMatchObject([
      { type: 'image', status: 'pending', width: 1600 },
    ])
    expect((await ok('listDataUpdates', { as, query: { providerId } })).data).toMatchObject([{ status: 'pending' }])
    expect((await ok('listAgreementSigns', { as })).data).toHaveLength(2)
    const subjects = (await mails('leyla@aksoy.example')).map(({ subject }) => subject)
    expect(subjects).toContain('Your registration has been submitted')
    expect(await refusal('getWizard', { as: anyone, path: { wizardHash } })).toMatchObject({ status: 404 })
    const kept = await db.selectFrom('registrations').selectAll().where('customer_id', '=', customerId).executeTakeFirstOrThrow()
    expect([kept.account, kept.password_hash, kept.company, kept.about]).toEqual([null, null, null, null])
  })

  it('WIZ-07 sent twice, also at the same time, makes one account', async () => {
    const wizardHash = await beginWhole('twice')
    const answers = await Promise.all([complete(wizardHash), complete(wizardHash), complete(wizardHash)])
    clock.advance({ minutes: 5 })
    expect(new Set([...answers, await complete(wizardHash)].map(({ completedAt }) => completedAt)).size).toBe(1)
    expect(await db.selectFrom('customer_users').select('id').where('username', '=', 'twice').execute()).toHaveLength(1)
  })

  it('WIZ-02 WIZ-05 names missing data by its step', async () => {
    const wizardHash = await begin({ email: 'missing@aksoy.example' })
    const { account, company } = await steps('missing', 'missing@aksoy.example')
    await save(wizardHash, { account: account!, company: company!, about: { about: 'We take pictures.' } })
    const { status, errors } = await refusal('createWizardCompletion', { as: anyone, path: { wizardHash } })
    expect(status).toBe(422)
    expect(errors!.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'category required',
      'prices required',
      'about words_between',
      'about too_short',
      'photos too_few',
      'agreement terms_not_accepted',
    ])
  })

  it('WIZ-05 another address than the proved one does not sign in before it is verified', async () => {
    const wizardHash = await begin({ email: 'proved@aksoy.example' })
    const { account, ...others } = await steps('changed-address')
    await save(wizardHash, { ...others, account: { ...account!, email: 'unproved@aksoy.example' } })
    await upload(wizardHash, await picture(700, 500))
    await complete(wizardHash)
    const logins = await db
      .selectFrom('logins')
      .innerJoin('customer_users', 'customer_users.id', 'logins.customer_user_id')
      .select('login')
      .where('username', '=', 'changed-address')
      .execute()
    expect(logins).toEqual([{ login: 'changed-address' }])
    expect((await mails('unproved@aksoy.example')).map(({ subject }) => subject)).toEqual(['Confirm your e-mail address'])
  })

  it('WIZ-05 a username that was taken in the meantime is refused at its step', async () => {
    const [first, second] = [await beginWhole('wanted', 'first@aksoy.example'), await beginWhole('wanted', 'second@aksoy.example')]
    await complete(first)
    expect(await refusal('createWizardCompletion', { as: anyone, path: { wizardHash: second } })).toMatchObject({
      status: 422,
      code: 'username_taken',
      errors: [{ path: 'account' }],
    })
    expect((await wizardOf(second)).step).toBe('review')
  })

  it('WIZ-05 a registration that another device has changed since it was read is not submitted', async () => {
    const wizardHash = await beginWhole('stale')
    const stale = { as: { ...anyone, 'if-match': '"1"' }, path: { wizardHash } }
    expect(await refusal('createWizardCompletion', stale)).toMatchObject({ status: 409, code: 'stale_version' })
  })
})
