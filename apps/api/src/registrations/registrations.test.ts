import { describe, expect, it } from 'vitest'
import { openRegistrations } from '../../test/registration.ts'
import { whileLocked } from '../../test/while-locked.ts'
import { anyone, openWorld } from '../../test/world.ts'
import { deleteExpired } from './delete-expired.ts'
import { localFiles } from '../platform/files/local-files.ts'
import { hashOf } from '../platform/session/token.ts'
import { asCustomer, inTransaction } from '../platform/db/transaction.ts'
import { registrationThrottles } from './throttles.ts'

const world = await openWorld()
const { ok, refusal, answer, db, clock } = world
const { start, mails, begin, wizardOf, save, picture, upload, steps } = openRegistrations(world)
const customers = async () => (await db.selectFrom('customers').select('id').execute()).length
const forgetTries = () => db.deleteFrom('rate_limits').execute()

describe('createRegistration', () => {
  it('AMB-57 mails a link to the wizard in the language of the page', async () => {
    const wizardHash = await begin({ email: 'start@aksoy.example' }, { 'accept-language': 'de-DE' })
    const [mail] = await mails('start@aksoy.example')
    expect(mail).toMatchObject({ locale: 'de_DE', subject: 'Registrieren Sie Ihr Unternehmen' })
    expect(wizardHash).toMatch(/^rg_[\w-]{32}$/)
    expect(await wizardOf(wizardHash)).toMatchObject({
      countryCode: 'CA',
      start: { ...start, email: 'start@aksoy.example' },
      step: 'account',
      account: null,
      images: [],
    })
  })

  it('AMB-57 a second request continues the same registration, and both links work', async () => {
    const email = 'twice@aksoy.example'
    const first = await begin({ email })
    const { company } = await steps('twice')
    await ok('updateWizard', { as: anyone, path: { wizardHash: first }, body: { company } })
    const before = await customers()
    const second = await begin({ email: ' Twice@Aksoy.example ' }).then(async () => (await mails(email)).at(-1)!.body)
    const hash = /rg_[\w-]+/.exec(second)![0]
    expect(hash).not.toBe(first)
    expect((await wizardOf(hash)).company).toEqual(company)
    expect((await wizardOf(first)).company).toEqual(company)
    expect(await customers()).toBe(before)
  })

  it('AMB-57 two simultaneous requests begin one registration, and both links work', async () => {
    const email = 'both@aksoy.example'
    const before = await customers()
    const turn = `select pg_advisory_xact_lock(hashtextextended('registration ${hashOf(email)}', 0))`
    await whileLocked(world, turn, 2, () => Promise.all([begin({ email }), begin({ email })]))
    expect(await customers()).toBe(before + 1)
    const hashes = (await mails(email)).map(({ body }) => /rg_[\w-]+/.exec(body)![0])
    expect(new Set(hashes).size).toBe(2)
    for (const hash of hashes) expect((await wizardOf(hash)).start.email).toBe(email)
  })

  it('AMB-57 an address that signs in to an account gets the way to sign in, with the same answer', async () => {
    const { email } = await db.selectFrom('customer_users').select('email').where('username', '=', 'mara').executeTakeFirstOrThrow()
    const before = await customers()
    expect((await answer('createRegistration', { as: anyone, body: { ...start, email: email! } })).status).toBe(204)
    const sent = await mails(email!)
    expect(sent.at(-1)).toMatchObject({ subject: 'You already have an account' })
    expect(sent.at(-1)!.body).toContain('http://localhost/auth/login')
    expect(await customers()).toBe(before)
  })

  it.each([
    [{ name: ' ' }, 'name', 'required'],
    [{ companyName: ' ' }, 'companyName', 'required'],
    [{ email: 'leyla@aksoy' }, 'email', 'invalid_email'],
    [{ phone: '+11000000' }, 'phone', 'invalid_phone'],
  ])('AMB-57 refuses %j', async (change, path, code) => {
    expect(await refusal('createRegistration', { as: anyone, body: { ...start, ...change } })).toMatchObject({
      status: 422,
      errors: [{ path, code }],
    })
  })

  it('AMB-57 is limited for each address of mail and for each network address', async () => {
    await forgetTries()
    const body = { ...start, email: 'many@aksoy.example' }
    for (let sent = 0; sent < registrationThrottles.recipient.triesMax; sent += 1) await ok('createRegistration', { as: anyone, body })
    expect(await refusal('createRegistration', { as: anyone, body })).toMatchObject({ status: 429, code: 'too_many_tries' })
    await db
      .updateTable('rate_limits')
      .set({ tries: registrationThrottles.start.triesMax })
      .where('scope', '=', 'registration-start')
      .execute()
    const other = { ...body, email: 'other@aksoy.example' }
    expect(await refusal('createRegistration', { as: anyone, body: other })).toMatchObject({ status: 429 })
    await forgetTries()
  })
})

describe('the wizard', () => {
  it('WIZ-04 WIZ-05 each step is saved and continued on another device, without its password', async () => {
    const wizardHash = await begin({ email: 'steps@aksoy.example' })
    const { account, company, category, about, prices, agreement } = await steps('steps-of-leyla', 'steps@aksoy.example')
    for (const [part, next] of [
      [{ account }, 'company'],
      [{ company }, 'category'],
      [{ category }, 'about'],
      [{ about }, 'prices'],
      [{ prices }, 'photos'],
    ] as const)
      expect((await save(wizardHash, part as object)).step).toBe(next)
    await upload(wizardHash, await picture(1600, 1200, '#3a5'))
    expect((await wizardOf(wizardHash)).step).toBe('agreement')
    await save(wizardHash, { agreement: agreement! })
    const { password: _password, ...shown } = account!
    expect(await wizardOf(wizardHash)).toMatchObject({
      step: 'review',
      account: { ...shown, phone: '+16135550177' },
      company,
      category,
      about,
      prices,
      images: [{ width: 1600, height: 1200, path: expect.stringMatching(/^\/files\/\d+\/[\da-f]{32}\.jpg$/) }],
    })
    const again = await save(wizardHash, { account: { ...shown, username: 'steps-of-leyla-2' } })
    expect(again.account?.username).toBe('steps-of-leyla-2')
    expect(again.steps.find(({ step }) => step === 'account')?.isDone).toBe(true)
    // The same version of the texts counts in another language.
    expect((await wizardOf(wizardHash, { 'accept-language': 'tr-TR' })).step).toBe('review')
  })

  it('WIZ-05 a change based on an older version is refused', async () => {
    const wizardHash = await begin({ email: 'version@aksoy.example' })
    const { company, prices } = await steps('version')
    const { headers } = await answer('getWizard', { as: anyone, path: { wizardHash } })
    const ifMatch = { 'if-match': String(headers['etag']) }
    await save(wizardHash, { company: company! }, ifMatch)
    const late = { as: { ...anyone, ...ifMatch }, path: { wizardHash }, body: { prices } }
    expect(await refusal('updateWizard', late)).toMatchObject({ status: 409, code: 'stale_version' })
    expect((await wizardOf(wizardHash)).prices).toBeNull()
  })

  it.each([
    ['WIZ-05', { account: { password: undefined } }, 'account.password', 'required'],
    ['AUTH-48', { account: { password: 'password' } }, 'account.password', 'password_too_common'],
    ['VAL-18', { account: { email: 'a@b' } }, 'account.email', 'invalid_email'],
    ['WIZ-05', { account: { username: 'mara' } }, 'account.username', 'username_taken'],
    ['WIZ-05', { account: { username: '+16135550111' } }, 'account.username', 'username_contact'],
    ['WIZ-05', { company: { name: ' ' } }, 'company.name', 'required'],
    ['CONF-13 CONF-15', { company: { companyType: 'club' } }, 'company.companyType', 'not_allowed'],
    ['WIZ-05', { category: { categoryId: 99 } }, 'category.categoryId', 'not_allowed'],
    ['WIZ-05', { category: { cityId: 999_999 } }, 'category.cityId', 'not_allowed'],
    ['WIZ-05', { about: { about: ' ' } }, 'about.about', 'required'],
    ['WIZ-05', { prices: { currency: 'EUR' } }, 'prices.currency', 'not_allowed'],
    ['WIZ-05', { agreement: { agreementTextIds: [999_999] } }, 'agreement.agreementTextIds[0]', 'not_allowed'],
  ] as const)('%s %j is refused at %s', async (_id, change, path, code) => {
    const wizardHash = await begin({ email: 'refused@aksoy.example' })
    await forgetTries()
    const whole: Record<string, object> = await steps('refused', 'refused@aksoy.example')
    const body = Object.fromEntries(Object.entries(change).map(([part, values]) => [part, { ...whole[part], ...values }]))
    expect(await refusal('updateWizard', { as: anyone, path: { wizardHash }, body })).toMatchObject({
      status: 422,
      errors: [{ path, code }],
    })
  })

  it('WIZ-03 a district is not stored where the country hides it', async () => {
    const wizardHash = await begin({ email: 'district@aksoy.example' })
    const { category } = await steps('district')
    const { data: districts } = await ok('listDistricts', { query: { cityId: category!.cityId } })
    const saved = await save(wizardHash, { category: { ...category!, districtId: districts[0]?.id ?? 1 } })
    expect(saved.category?.districtId).toBeNull()
  })

  it('WIZ-06 an unknown link is not found, and an address cannot search for links', async () => {
    const path = { wizardHash: 'rg_unknownunknownunknown' }
    for (const call of ['getWizard', 'updateWizard', 'createWizardCompletion'] as const)
      expect(
        await refusal(call, { as: anyone, path, ...(call === 'updateWizard' && { body: { about: { about: 'Hello' } } }) }),
      ).toMatchObject({
        status: 404,
      })
    await db
      .updateTable('rate_limits')
      .set({ tries: registrationThrottles.read.triesMax })
      .where('scope', '=', 'registration-read')
      .execute()
    expect(await refusal('getWizard', { as: anyone, path })).toMatchObject({ status: 429 })
    await forgetTries()
  })

  it('WIZ-06 a registration that was never submitted is deleted after 30 days, with its files', async () => {
    const wizardHash = await begin({ email: 'expired@aksoy.example' })
    const { path } = await upload(wizardHash, await picture(800, 600, '#123'))
    const { customer_id: customerId } = (await mails('expired@aksoy.example'))[0]!
    clock.advance({ hours: 24 * 30 })
    expect(await refusal('getWizard', { as: anyone, path: { wizardHash } })).toMatchObject({ status: 404 })
    const inCustomer = <Result>(id: number, work: Parameters<typeof inTransaction<object, Result>>[2]) =>
      inTransaction(world.pool, asCustomer(id), work)
    await deleteExpired({ inCustomer, files: localFiles(world.filesFolder), now: clock.now })
    expect(await db.selectFrom('registrations').selectAll().where('customer_id', '=', customerId).execute()).toEqual([])
    expect((await world.app.inject({ url: path })).statusCode).toBe(404)
    expect(await mails('expired@aksoy.example')).toEqual([])
  })
})
