import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

const { ok, refusal, signIn, db, clock } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')
const userOf = async (as: typeof mara) => (await ok('getAccessToken', { as, path: { accessTokenId: as['x-access-token']! } })).data.user
const [maraUser, jonasUser, nouraUser] = [await userOf(mara), await userOf(jonas), await userOf(noura)]
const { data: campaigns } = await ok('listConfigs', { query: { itemTypes: 'campaign_id' } })
const campaign = { id: campaigns.find(({ itemId }) => itemId === 'referral')!.value }
const proposal = {
  companyName: ' Lakeside Strings ',
  name: 'Hanna Weiss',
  phone: '(416) 555-0142',
  category: { id: 4 },
  campaign,
  customerUserId: jonasUser.id,
  customerId: jonasUser.customerId,
}
const list = async (as = mara) => (await ok('listReferralProposals', { as })).data

const seeded = await list()

describe('referral proposals', () => {
  it('REFER-08 REFER-10 are stored unchanged, once per key', async () => {
    const call = { as: jonas, body: proposal, headers: { 'idempotency-key': 'proposal-1' } }
    const { data } = await ok('createReferralProposal', call)
    expect(data).toEqual({
      ...proposal,
      id: expect.any(Number),
      companyName: 'Lakeside Strings',
      phone: '+14165550142',
      status: 'sent',
      createdAt: clock.now().toString({ smallestUnit: 'millisecond' }),
      validUntil: '2026-12-24',
      reward: null,
      paidBy: null,
    })
    expect((await ok('createReferralProposal', call)).data).toEqual(data)
    expect(await list()).toEqual([data, ...seeded])
  })

  it('are visible to their author and to account managers', async () => {
    clock.advance({ minutes: 1 })
    await ok('createReferralProposal', { as: mara, body: { ...proposal, companyName: 'Second', customerUserId: maraUser.id } })
    expect((await list()).slice(0, 2).map(({ companyName }) => companyName)).toEqual(['Second', 'Lakeside Strings'])
    expect((await list(jonas)).map(({ companyName }) => companyName)).toEqual(['Lakeside Strings'])
    expect(await list(noura)).toEqual([])
    expect(await ok('listReferralProposals', { as: mara, query: { limit: 1, page: 2 } })).toMatchObject({
      data: [{ companyName: 'Lakeside Strings' }],
      meta: { page: 2, limit: 1, total: 2 + seeded.length },
    })
  })

  it('AMB-36 REFER-12 lapse after 30 days, unless the firm has signed', async () => {
    const [signed] = await list(jonas)
    await db
      .updateTable('referral_proposals')
      .set({ status: 'signed', reward_amount: 8000, reward_currency: 'CAD', signed_at: clock.now().toString() })
      .where('id', '=', signed!.id)
      .execute()
    clock.advance({ hours: 24 * 30 })
    const again = await signIn('mara')
    expect((await list(again)).slice(0, 2).map(({ status }) => status)).toEqual(['sent', 'signed'])
    clock.advance({ hours: 24 })
    const after = (await list(await signIn('mara'))).slice(0, 2)
    expect(after.map(({ status, reward }) => [status, reward])).toEqual([
      ['lapsed', null],
      ['signed', { amount: 8000, currency: 'CAD' }],
    ])
  })

  it('REFER-12 sums the rewards of all pages, for a user those of the own proposals', async () => {
    const as = await signIn('mara')
    const { data } = await ok('listReferralProposals', { as, query: { limit: 100 } })
    const earnedBy = (rows: typeof data) => rows.reduce((sum, { reward }) => sum + (reward?.amount ?? 0), 0)
    expect(earnedBy(data)).toBeGreaterThan(0)
    const page = await ok('listReferralProposals', { as, query: { limit: 1, page: 1 } })
    expect(page.meta.earned).toBe(earnedBy(data))
    const own = await ok('listReferralProposals', { as: await signIn('jonas'), query: { limit: 100 } })
    expect(own.meta.earned).toBe(earnedBy(own.data))
  })

  it.each([
    ['REFER-02', { companyName: ' ' }, 'companyName', 'required'],
    ['REFER-02', { name: '' }, 'name', 'required'],
    ['REFER-02', { phone: ' ' }, 'phone', 'required'],
    ['REFER-02 VAL-11', { phone: '+1' }, 'phone', 'invalid_phone'],
    ['REFER-03', { category: { id: 99 } }, 'category.id', 'not_allowed'],
    ['REFER-10', { campaign: { id: 'referral' } }, 'campaign.id', 'not_allowed'],
  ])('%s refuse %j', async (_id, changes, path, code) => {
    const body = { ...proposal, ...changes }
    expect(await refusal('createReferralProposal', { as: await signIn('jonas'), body })).toMatchObject({
      status: 422,
      errors: [{ path, code }],
    })
  })

  it("can only be made in one's own name", async () => {
    const as = await signIn('jonas')
    for (const changes of [{ customerId: nouraUser.customerId }, { customerUserId: maraUser.id }])
      expect(await refusal('createReferralProposal', { as, body: { ...proposal, ...changes } })).toMatchObject({ status: 404 })
    expect(await refusal('listReferralProposals', { as, query: { page: 0 } })).toMatchObject({ status: 422 })
  })
})

describe('createCampaignRequest', () => {
  const body = {
    campaign,
    companyName: 'Rosewood Venues',
    customer: { id: maraUser.customerId },
    customerUser: { id: maraUser.id },
    name: 'Mara Lindqvist',
  }

  it('REFER-09 is stored unchanged, once per key', async () => {
    const call = { as: await signIn('mara'), body, headers: { 'idempotency-key': 'campaign-1' } }
    const { data } = await ok('createCampaignRequest', call)
    expect(data).toMatchObject(body)
    expect((await ok('createCampaignRequest', call)).data).toEqual(data)
    expect(await db.selectFrom('campaign_requests').selectAll().execute()).toHaveLength(1)
  })

  it("requires an active campaign, a text, and one's own name", async () => {
    const as = await signIn('mara')
    expect(await refusal('createCampaignRequest', { as, body: { ...body, campaign: { id: '1' } } })).toMatchObject({
      status: 422,
      errors: [{ path: 'campaign.id', code: 'not_allowed' }],
    })
    expect(await refusal('createCampaignRequest', { as, body: { ...body, name: ' ' } })).toMatchObject({
      status: 422,
      errors: [{ path: 'name' }],
    })
    expect(await refusal('createCampaignRequest', { as, body: { ...body, customer: { id: nouraUser.customerId } } })).toMatchObject({
      status: 404,
    })
  })
})
