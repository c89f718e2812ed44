import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

// Tuesday, 24 November 2026, nine o'clock in Toronto.
const { ok, refusal, newLead, signIn, db } = await openWorld()
const mara = await signIn('mara')
const emre = await signIn('emre')

const provider = (name: string) => db.selectFrom('providers').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
const [garden, lakehouse] = [await provider('Rosewood Garden'), await provider('Rosewood Lakehouse')]
const ofGarden = { customer_id: garden.customer_id, provider_id: garden.id }
const forgetLeads = () => db.deleteFrom('leads').where('provider_id', '=', garden.id).execute()

async function ask(createdAt: string, change: object = {}): Promise<number> {
  const leadId = await newLead(garden.id, change)
  await db.updateTable('leads').set({ created_at: createdAt }).where('id', '=', leadId).execute()
  return leadId
}
const makeDeal = (leadId: number, amount: number | null, organizationDate?: string) =>
  ok('createLeadAction', { as: mara, path: { leadId }, body: { type: 'deal', amount, ...(organizationDate && { organizationDate }) } })

describe('getWeddingStats', () => {
  const stats = async (query: object = {}) => (await ok('getWeddingStats', { as: mara, query: { providerId: garden.id, ...query } })).data

  it('STAT-07 counts couples by the day they asked, deals by the day they were entered, and weddings by their own day', async () => {
    await forgetLeads()
    await ask('2026-09-20T15:00:00.000Z')
    await ask('2026-10-01T15:00:00.000Z', { source: 'campaign' })
    const held = await ask('2026-10-02T15:00:00.000Z', { weddingDate: '2026-11-21' })
    await ask('2026-11-20T15:00:00.000Z', { source: 'campaign' })
    await ask('2026-11-20T16:00:00.000Z', { source: 'campaign' })
    await makeDeal(held, 9_000)
    const data = await stats({ from: '2026-11-18', to: '2026-11-24' })
    expect(data.totals).toEqual({ leads: 2, deals: 1, weddings: 1 })
    expect(data.series.find(({ date }) => date === '2026-11-20')).toMatchObject({ leads: 2 })
    expect(data.series.find(({ date }) => date === '2026-11-21')).toMatchObject({ weddings: 1 })
    expect(data.series.find(({ date }) => date === '2026-11-24')).toMatchObject({ deals: 1 })
    expect((await stats({ from: '2026-08-01', to: '2026-11-24' })).comparison).toBeNull()
    expect((await stats({ from: '2026-10-26', to: '2026-11-21' })).comparison?.totals.leads).toBe(2)
  })

  it('STAT-07 names where the couples asked, in these days and before', async () => {
    expect((await stats({ from: '2026-10-26', to: '2026-11-21' })).sources).toEqual([
      { source: 'campaign', leads: 2, leadsBefore: 1 },
      { source: 'provider_page', leads: 0, leadsBefore: 1 },
    ])
  })

  it('STAT-09 counts celebrations by the kind that the couple has given, the day of the deal first, in these days and before', async () => {
    await forgetLeads()
    const [wedding, engagement, other] = [
      await ask('2026-11-01T15:00:00.000Z'),
      await ask('2026-11-01T15:00:00.000Z'),
      await ask('2026-11-01T15:00:00.000Z', { isWedding: false }),
    ]
    for (const leadId of [wedding, engagement, other]) await makeDeal(leadId, null, '2026-11-22')
    // One in the seven days before, and one earlier still.
    for (const day of ['2026-11-16', '2026-11-01']) await makeDeal(await ask('2026-10-01T15:00:00.000Z'), null, day)
    await db
      .insertInto('lead_details')
      .values({
        customer_id: garden.customer_id,
        lead_id: engagement,
        ceremony_type: 'engagement',
        needs: null,
        updated_at: '2026-11-24T14:00:00.000Z',
      })
      .execute()
    const { organizations } = await stats({ preset: 'last-7-days' })
    expect(organizations.toSorted((one, another) => one.organizationType.localeCompare(another.organizationType))).toEqual([
      { organizationType: 'engagement', count: 1, countBefore: 0 },
      { organizationType: 'other', count: 1, countBefore: 0 },
      { organizationType: 'wedding', count: 1, countBefore: 1 },
    ])
    expect((await stats({ preset: 'today' })).organizations).toEqual([])
  })

  it('STAT-04 a package without statistics is refused with its popup, another account finds nothing', async () => {
    expect(await refusal('getWeddingStats', { as: mara, query: { providerId: lakehouse.id } })).toMatchObject({
      status: 402,
      code: 'upgrade_required',
      params: { kind: 'weddings-statistics' },
    })
    expect(await refusal('getWeddingStats', { as: emre, query: { providerId: garden.id } })).toMatchObject({
      status: 404,
      code: 'not_found',
    })
    expect(await stats({ from: '2026-12-01', to: '2026-12-24' })).toMatchObject({ series: [], organizations: [] })
    expect(
      await refusal('getWeddingStats', { as: mara, query: { providerId: garden.id, from: '2026-11-02', to: '2026-11-01' } }),
    ).toMatchObject({
      errors: [{ path: 'to', code: 'not_after_start' }],
    })
  })
})

describe('getAdStats', () => {
  const stats = async (query: object = {}) => (await ok('getAdStats', { as: mara, query: { providerId: garden.id, ...query } })).data
  const addDay = (day: string, placement: string, views: number, clicks: number, leads: number) =>
    db
      .insertInto('ad_days')
      .values({ ...ofGarden, day, placement, views, clicks, leads })
      .execute()

  it('STAT-08 STAT-13 sums views, clicks and requests by step and by placement, in these days and before', async () => {
    await db.deleteFrom('ad_days').where('provider_id', '=', garden.id).execute()
    await addDay('2026-10-01', 'Top of the list', 900, 9, 1)
    await addDay('2026-11-19', 'Newsletter', 400, 8, 1)
    await addDay('2026-11-20', 'Top of the list', 1000, 30, 2)
    await addDay('2026-11-20', 'Newsletter', 2000, 10, 0)
    await addDay('2026-11-21', 'Top of the list', 500, 10, 1)
    const data = await stats({ from: '2026-11-20', to: '2026-11-21' })
    expect(data.totals).toEqual({ impressions: 3500, clicks: 50, leads: 3 })
    expect(data.series).toEqual([
      { date: '2026-11-20', impressions: 3000, clicks: 40, leads: 2 },
      { date: '2026-11-21', impressions: 500, clicks: 10, leads: 1 },
    ])
    expect(data.placements).toEqual([
      { name: 'Newsletter', impressions: 2000, clicks: 10, leads: 0, impressionsBefore: 400, clicksBefore: 8, leadsBefore: 1 },
      { name: 'Top of the list', impressions: 1500, clicks: 40, leads: 3, impressionsBefore: 0, clicksBefore: 0, leadsBefore: 0 },
    ])
    expect(data.comparison).toMatchObject({
      range: { from: '2026-11-18', to: '2026-11-19' },
      series: [
        { date: '2026-11-18', impressions: 0, clicks: 0, leads: 0 },
        { date: '2026-11-19', impressions: 400, clicks: 8, leads: 1 },
      ],
      totals: { impressions: 400, clicks: 8, leads: 1 },
    })
    expect((await stats({ from: '2026-09-01', to: '2026-11-21' })).comparison).toBeNull()
  })

  it('STAT-12 shows the return from the minimum of couples of the category on', async () => {
    await forgetLeads()
    const { roi_min_lead_count: min } = await db
      .selectFrom('categories')
      .select('roi_min_lead_count')
      .where('id', '=', garden.category_id)
      .executeTakeFirstOrThrow()
    for (let couple = 1; couple < min; couple++) await newLead(garden.id)
    expect(await stats({ preset: 'today' })).toMatchObject({ isRoiShown: false, roi: null, roiMinLeadCount: min })
    await makeDeal(await newLead(garden.id), 12_000)
    await db.deleteFrom('provider_products').where('provider_id', '=', garden.id).where('date_end', '<', '2026-11-24').execute()
    await db
      .updateTable('provider_products')
      .set({ date_start: '2026-11-15', date_end: '2026-12-14', price: 3_000 })
      .where('provider_id', '=', garden.id)
      .execute()
    expect(await stats({ preset: 'today' })).toMatchObject({
      isRoiShown: true,
      roi: { cost: 100, revenue: 12_000, deals: 1, currency: 'CAD' },
    })
    // Ten of the thirty days of the package have passed.
    expect((await stats({ preset: 'last-30-days' })).roi).toMatchObject({ cost: 1000 })
  })

  it('STAT-04 a package without statistics is refused with its popup, another account finds nothing', async () => {
    expect(await refusal('getAdStats', { as: mara, query: { providerId: lakehouse.id } })).toMatchObject({
      status: 402,
      params: { kind: 'visits-statistics' },
    })
    expect(await refusal('getAdStats', { as: emre, query: { providerId: garden.id } })).toMatchObject({ status: 404, code: 'not_found' })
    expect(await stats({ from: '2026-12-01', to: '2026-12-24' })).toMatchObject({ series: [], placements: [] })
  })
})
