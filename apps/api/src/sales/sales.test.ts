import { describe, expect, it } from 'vitest'
import { couple, openWorld, type Caller } from '../../test/world.ts'

const { ok, refusal, signIn, db, clock } = await openWorld()
const mara = await signIn('mara')
const noura = await signIn('noura')
const userOf = async (as: Caller) => (await ok('getAccessToken', { as, path: { accessTokenId: as['x-access-token']! } })).data.user
const [maraUser, nouraUser] = [await userOf(mara), await userOf(noura)]
const { customerId } = maraUser
const path = { customerId }
const mill = 2

const ask = async (kind: string, more: object = {}) =>
  (await ok('createCustomerAction', { as: mara, path, body: { type: 'upgrade-request', kind, ...more } })).data.id
const decide = (actionId: number, decision: 'grant' | 'decline', account = path) => ({
  as: couple,
  path: account,
  body: { actionId, decision },
})
const featuresOf = async (providerId: number) =>
  (await ok('getActiveProduct', { as: await signIn('mara'), path: { providerId } })).data?.features ?? []
const waiting = async () => (await ok('listSalesRequests', { as: couple, path })).data
const latestPrompt = () =>
  db.selectFrom('prompts').selectAll().where('customer_id', '=', customerId).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
/** Removes a feature from the product of a provider. */
const without = async (feature: 'campaigns' | 'photo-uploads', providerId = mill) => {
  const features = (await featuresOf(providerId)).filter((one) => one !== feature)
  await db.updateTable('provider_products').set({ features }).where('provider_id', '=', providerId).execute()
}

describe('upgrades', () => {
  it('UPG-03 UPG-04 a granted feature is in the package once, and the users get a notification', async () => {
    await without('campaigns')
    const id = await ask('discounts', { providerId: mill })
    expect(await waiting()).toContainEqual(
      expect.objectContaining({ entity: 'upgrade_request', entityId: id, text: 'discounts', providerId: mill }),
    )
    const { data } = await ok('createIntakeUpgradeDecision', decide(id, 'grant'))
    expect(data).toEqual({ actionId: id, decision: 'grant', decidedAt: clock.now().toString({ smallestUnit: 'millisecond' }) })
    expect((await featuresOf(mill)).filter((one) => one === 'campaigns')).toEqual(['campaigns'])
    expect(await latestPrompt()).toMatchObject({ type: 'notification', title: 'Your package now includes discounts', provider_id: mill })
    expect((await waiting()).map(({ entityId }) => entityId)).not.toContain(id)
    expect(await refusal('createIntakeUpgradeDecision', decide(id, 'decline'))).toMatchObject({ status: 409, code: 'already_decided' })
  })

  it('UPG-07 without a provider the feature of the note is added to every package, and photos have no limit', async () => {
    await without('photo-uploads')
    await db.updateTable('provider_products').set({ photos_max: 20 }).where('customer_id', '=', customerId).execute()
    await ok('createIntakeUpgradeDecision', decide(await ask('feature', { note: 'photo-uploads' }), 'grant'))
    for (const { id } of maraUser.providers) {
      const { data } = await ok('getActiveProduct', { as: await signIn('mara'), path: { providerId: id } })
      if (data) expect([data.features.includes('photo-uploads'), data.photosMax]).toEqual([true, null])
    }
    expect(await featuresOf(mill)).toContain('photo-uploads')
  })

  it('LEAD-41 a larger package has no limit of couples', async () => {
    await db.updateTable('customers').set({ lead_limit: 3 }).where('id', '=', customerId).execute()
    await ok('createIntakeUpgradeDecision', decide(await ask('leads'), 'grant'))
    const customer = await db.selectFrom('customers').select('lead_limit').where('id', '=', customerId).executeTakeFirstOrThrow()
    expect(customer.lead_limit).toBeNull()
  })

  it('a declined request changes no package', async () => {
    await without('campaigns')
    await ok('createIntakeUpgradeDecision', decide(await ask('discounts', { providerId: mill }), 'decline'))
    expect(await featuresOf(mill)).not.toContain('campaigns')
    expect((await latestPrompt()).title).toBe('Your package does not include discounts yet')
  })

  it('of two decisions at the same time, one counts', async () => {
    const id = await ask('discounts', { providerId: mill })
    const outcomes = await Promise.allSettled([
      ok('createIntakeUpgradeDecision', decide(id, 'grant')),
      ok('createIntakeUpgradeDecision', decide(id, 'decline')),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('are decided with the key of a service, in their own account, and only where there is a package', async () => {
    const id = await ask('discounts', { providerId: mill })
    expect(await refusal('createIntakeUpgradeDecision', { ...decide(id, 'grant'), as: mara })).toMatchObject({ status: 401 })
    expect(await refusal('listSalesRequests', { as: mara, path })).toMatchObject({ status: 401 })
    const theirs = { customerId: nouraUser.customerId }
    expect(await refusal('createIntakeUpgradeDecision', decide(id, 'grant', theirs))).toMatchObject({ status: 404 })
    expect(await refusal('listSalesRequests', { as: couple, path: { customerId: 999_999 } })).toMatchObject({ status: 404 })
    await db.updateTable('provider_products').set({ is_switched_off: true }).where('provider_id', '=', mill).execute()
    expect(await refusal('createIntakeUpgradeDecision', decide(id, 'grant'))).toMatchObject({ status: 404 })
    await db.updateTable('provider_products').set({ is_switched_off: false }).where('provider_id', '=', mill).execute()
  })
})

describe('referrals', () => {
  const refer = async (companyName: string) => {
    const as = await signIn('mara')
    const { data: campaigns } = await ok('listConfigs', { query: { itemTypes: 'campaign_id' } })
    const campaign = { id: campaigns.find(({ itemId }) => itemId === 'referral')!.value }
    const person = { name: 'Hanna Weiss', phone: '+14165550142', category: { id: 4 }, campaign }
    const body = { ...person, companyName, customerId, customerUserId: maraUser.id }
    return (await ok('createReferralProposal', { as, body })).data.id
  }
  const decision = (proposalId: number, status: string, amount?: number, account = path) => ({
    as: couple,
    path: account,
    body: { proposalId, status, ...(amount !== undefined && { amount }) },
  })
  const sign = async (amount: number) =>
    (await ok('createIntakeReferralDecision', decision(await refer('Lakeside Strings'), 'signed', amount))).data

  it('REFER-12 a firm is contacted, signs, and its reward is paid within 45 working days', async () => {
    await db.deleteFrom('referral_proposals').where('customer_id', '=', customerId).execute()
    const id = await refer('Petal & Stem')
    expect(await waiting()).toContainEqual(expect.objectContaining({ entity: 'referral_proposal', entityId: id, text: 'Petal & Stem' }))
    expect((await ok('createIntakeReferralDecision', decision(id, 'contacted'))).data).toMatchObject({ status: 'contacted', paidBy: null })
    const { data } = await ok('createIntakeReferralDecision', decision(id, 'signed', 8_000))
    expect(data).toMatchObject({ status: 'signed', reward: { amount: 8_000, currency: 'CAD' }, paidBy: expect.any(String) })
    const signedOn = clock.now().toZonedDateTimeISO('America/Toronto').toPlainDate()
    // Nine weeks of five working days.
    expect(signedOn.until(Temporal.PlainDate.from(data.paidBy!)).days).toBe(63)
    expect(await latestPrompt()).toMatchObject({ title: 'Petal & Stem has signed', link_path: '/refer-provider' })
    expect((await ok('listReferralProposals', { as: await signIn('mara') })).data).toContainEqual(data)
    expect((await ok('createIntakeReferralDecision', decision(id, 'paid'))).data).toMatchObject({ status: 'paid', paidBy: data.paidBy })
  })

  it('REFER-12 rewards are limited for each firm, each month and in total, also at the same time', async () => {
    await db.deleteFrom('referral_proposals').where('customer_id', '=', customerId).execute()
    const ids = [await refer('One'), await refer('Two'), await refer('Three')]
    const both = await Promise.all(ids.map((id) => ok('createIntakeReferralDecision', decision(id, 'signed', 12_000))))
    const amounts = both.map(({ data }) => data.reward?.amount ?? -1).toSorted((a, b) => a - b)
    expect(amounts).toEqual([0, 10_000, 10_000])
    clock.advance({ hours: 24 * 31 })
    expect([(await sign(9_000)).reward?.amount, (await sign(9_000)).reward?.amount, (await sign(9_000)).reward?.amount]).toEqual([
      9_000, 9_000, 2_000,
    ])
    clock.advance({ hours: 24 * 31 })
    expect((await sign(9_000)).reward?.amount).toBe(0)
  })

  it.each([
    ['AMB-36 a lapsed one is not signed', 'signed', 24 * 31],
    ['REFER-12 one that is not signed is not paid', 'paid', 0],
  ])('%s', async (_title, status, hours) => {
    const id = await refer('Late Blooms')
    clock.advance({ hours })
    expect(await refusal('createIntakeReferralDecision', decision(id, status, 1_000))).toMatchObject({
      status: 409,
      code: 'already_decided',
    })
    expect((await waiting()).some(({ entityId }) => entityId === id)).toBe(hours === 0)
  })

  it('need an amount, the key of a service, and their own account', async () => {
    const id = await refer('Rideau Strings')
    const missing = { status: 422, errors: [{ path: 'amount', code: 'required' }] }
    expect(await refusal('createIntakeReferralDecision', decision(id, 'signed'))).toMatchObject(missing)
    expect(await refusal('createIntakeReferralDecision', { ...decision(id, 'contacted'), as: mara })).toMatchObject({ status: 401 })
    const theirs = { customerId: nouraUser.customerId }
    expect(await refusal('createIntakeReferralDecision', decision(id, 'contacted', undefined, theirs))).toMatchObject({ status: 404 })
  })
})
