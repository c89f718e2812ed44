import { randomUUID } from 'node:crypto'
import type { components } from '@vendor-panel/contract'
import { describe, expect, it } from 'vitest'
import { couple, openWorld } from '../../test/world.ts'
import { asCustomer, inTransaction } from '../platform/db/transaction.ts'
import { countPageDays } from './count-page-days.ts'

type PageEvent = components['schemas']['IntakePageEvent']

// Tuesday, 24 November 2026, nine o'clock in Toronto.
const world = await openWorld()
const { ok, refusal, newLead, signIn, clock, db, pool } = world
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const emre = await signIn('emre')

const provider = (name: string) => db.selectFrom('providers').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
const [garden, mill, lakehouse, terrace] = [
  await provider('Rosewood Garden'),
  await provider('Rosewood Mill'),
  await provider('Rosewood Lakehouse'),
  await provider('Saffron Terrace'),
]
const inCustomer = <Result>(customerId: number, work: Parameters<typeof inTransaction<object, Result>>[2]) =>
  inTransaction(pool, asCustomer(customerId), work)
const count = () => countPageDays({ inCustomer, now: clock.now })
const stats = async (query: object, as = mara) => (await ok('getVisitStats', { as, query: { providerId: garden.id, ...query } })).data
const report = async (events: PageEvent[]) => (await ok('createIntakePageEvents', { as: couple, body: { events } })).data
const visit = (change: Partial<PageEvent> = {}): PageEvent => ({
  id: randomUUID(),
  providerId: garden.id,
  kind: 'visit',
  at: clock.now().toString(),
  ...change,
})
const storedDays = () => db.selectFrom('visit_days').selectAll().orderBy('provider_id').orderBy('day').execute()
async function forgetVisits(): Promise<void> {
  for (const table of ['page_events', 'uncounted_days', 'visit_days', 'ad_days'] as const)
    await db.deleteFrom(table).where('customer_id', '=', garden.customer_id).execute()
}
const addDays = (days: Record<string, number>) =>
  db
    .insertInto('visit_days')
    .values(
      Object.entries(days).map(([day, visits]) => ({
        customer_id: garden.customer_id,
        provider_id: garden.id,
        day,
        visits,
        visitors: visits,
        phone_views: 0,
      })),
    )
    .execute()

describe('getVisitStats', () => {
  it('STAT-06 STAT-11 is the last 30 days by day, with the 30 days before', async () => {
    const data = await stats({})
    expect(data.range).toMatchObject({ from: '2026-10-26', to: '2026-11-24', groupBy: 'day' })
    expect(data.series).toHaveLength(30)
    expect(data.series.reduce((sum, { visits }) => sum + visits, 0)).toBe(data.totals.visits)
    expect(data.totals.visits).toBeGreaterThan(300)
    expect(data.totals.visitors).toBeLessThan(data.totals.visits)
    expect(data.comparison).toMatchObject({ range: { from: '2026-09-26', to: '2026-10-25' } })
    expect(data.comparison?.series).toHaveLength(30)
  })

  it('STAT-06 sums visits by step, and couples by the day on which they asked in the zone of the account', async () => {
    await forgetVisits()
    await addDays({ '2026-11-01': 5, '2026-11-02': 7, '2026-11-08': 1, '2026-10-31': 100, '2026-10-17': 1 })
    await db.deleteFrom('leads').where('provider_id', '=', garden.id).execute()
    const leadId = await newLead(garden.id)
    // Still 8 November in Toronto.
    await db.updateTable('leads').set({ created_at: '2026-11-09T03:30:00.000Z' }).where('id', '=', leadId).execute()
    const data = await stats({ from: '2026-11-01', to: '2026-11-14', groupBy: 'week' })
    // Weeks begin on Sunday in Canada (AMB-39).
    expect(data.series).toEqual([
      { date: '2026-11-01', visits: 12, visitors: 12, phoneViews: 0, leads: 0 },
      { date: '2026-11-08', visits: 1, visitors: 1, phoneViews: 0, leads: 1 },
    ])
    expect(data.totals).toEqual({ visits: 13, visitors: 13, phoneViews: 0, leads: 1 })
    expect(data.comparison?.totals).toMatchObject({ visits: 100, leads: 0 })
    expect(data.comparison?.series.map(({ date, visits }) => [date, visits])).toEqual([
      ['2026-10-18', 0],
      ['2026-10-25', 100],
    ])
  })

  it('without visits in all of the period before there is nothing to compare with', async () => {
    await forgetVisits()
    await addDays({ '2026-10-20': 5 })
    expect((await stats({ preset: 'last-30-days' })).comparison).toBeNull()
    expect((await stats({ from: '2026-11-10', to: '2026-11-20' })).comparison).not.toBeNull()
    await forgetVisits()
    expect(await stats({ preset: 'today' })).toMatchObject({ totals: { visits: 0 }, comparison: null })
  })

  it('STAT-10 this month ends today, and months that follow have no steps', async () => {
    const month = await stats({ preset: 'this-month' })
    expect(month.range).toMatchObject({ from: '2026-11-01', to: '2026-11-30', groupBy: 'day' })
    expect(month.series.at(-1)?.date).toBe('2026-11-24')
    expect(await stats({ from: '2026-12-01', to: '2026-12-31' })).toMatchObject({ series: [], comparison: null })
    expect((await stats({ preset: 'last-year' })).series).toHaveLength(12)
  })

  it('answers the names `start` and `end` of 0.2 with the new ones, as it did', async () => {
    const old = { start: '2026-11-01', end: '2026-11-14' }
    const days = { from: old.start, to: old.end }
    expect((await stats(old)).range).toEqual({ ...days, ...old, groupBy: 'day' })
    expect((await stats({ ...days, start: '2026-10-01' })).range).toMatchObject(days)
    const backwards = { providerId: garden.id, start: old.end, end: old.start }
    expect(await refusal('getVisitStats', { as: mara, query: backwards })).toMatchObject({ errors: [{ path: 'end' }] })
  })

  it('STAT-11 refuses a range that ends before it begins or is longer than two years', async () => {
    const ask = (query: object) => refusal('getVisitStats', { as: mara, query: { providerId: garden.id, ...query } })
    expect(await ask({ from: '2026-11-02', to: '2026-11-01' })).toMatchObject({
      status: 422,
      errors: [{ path: 'to', code: 'not_after_start' }],
    })
    expect(await ask({ from: '2024-01-01', to: '2026-11-01' })).toMatchObject({ errors: [{ path: 'to', code: 'range_too_long' }] })
    expect(await ask({ preset: 'always' })).toMatchObject({ status: 422 })
  })

  it('STAT-02 STAT-04 a package without statistics, and a provider on hold, are refused with their popup', async () => {
    const params = { kind: 'visits-statistics' }
    expect(await refusal('getVisitStats', { as: mara, query: { providerId: lakehouse.id } })).toMatchObject({
      status: 402,
      code: 'upgrade_required',
    })
    const priya = await signIn('priya')
    const onHold = await refusal('getVisitStats', { as: priya, query: { providerId: terrace.id } })
    expect(onHold).toMatchObject({ status: 402, params })
  })

  it('PERM-03 statistics that are closed to the user are refused, and another account finds nothing', async () => {
    const user = await db
      .selectFrom('customer_users')
      .select(['id', 'customer_id'])
      .where('username', '=', 'jonas')
      .executeTakeFirstOrThrow()
    const closed = {
      customer_id: user.customer_id,
      customer_user_id: user.id,
      provider_id: mill.id,
      page: 'statistics',
      access: 'none',
    } as const
    const call = { as: jonas, query: { providerId: mill.id } }
    await ok('getVisitStats', call)
    await db.insertInto('provider_page_access').values(closed).execute()
    expect(await refusal('getVisitStats', call)).toMatchObject({ status: 403, code: 'forbidden' })
    await db.deleteFrom('provider_page_access').where('customer_user_id', '=', user.id).where('page', '=', 'statistics').execute()
    for (const as of [jonas, emre])
      expect(await refusal('getVisitStats', { as, query: { providerId: garden.id } })).toMatchObject({ status: 404, code: 'not_found' })
    expect(await refusal('getVisitStats', { query: { providerId: garden.id } })).toMatchObject({ status: 401 })
  })
})

describe('createIntakePageEvents', () => {
  it('STAT-06 counts visits, distinct visitors and views of the number by day', async () => {
    await forgetVisits()
    const events = [
      visit({ visitor: 'a' }),
      visit({ visitor: 'a' }),
      visit({ visitor: 'b' }),
      visit(),
      visit({ kind: 'phone_view', visitor: 'a' }),
      visit({ kind: 'ad_view', placement: 'Top' }),
      visit({ providerId: mill.id }),
      visit({ providerId: 999_999 }),
    ]
    expect(await report(events)).toEqual({ stored: 7, ignored: 1 })
    expect(await storedDays()).not.toContainEqual(expect.objectContaining({ provider_id: garden.id, day: '2026-11-24' }))
    await count()
    expect(await stats({ preset: 'today' })).toMatchObject({ totals: { visits: 4, visitors: 3, phoneViews: 1 } })
  })

  it('counts the same event once, also when a batch is sent again after its day was counted', async () => {
    await forgetVisits()
    const events = [visit(), visit(), visit()]
    expect(await report(events)).toEqual({ stored: 3, ignored: 0 })
    await count()
    const more = visit()
    expect(await report([...events, more, more])).toEqual({ stored: 1, ignored: 4 })
    await count()
    await count()
    expect((await stats({ preset: 'today' })).totals.visits).toBe(4)
  })

  it('counts every event of batches that arrive while days are counted', async () => {
    await forgetVisits()
    const batches = Array.from({ length: 8 }, () => Array.from({ length: 25 }, () => visit()))
    await Promise.all(batches.flatMap((events, index) => [report(events), ...(index % 2 ? [count()] : [])]))
    await count()
    expect((await stats({ preset: 'today' })).totals.visits).toBe(200)
  })

  it('ignores events of more than two days ago and of the future, and deletes events that are counted for good', async () => {
    await forgetVisits()
    const at = (hours: number) => clock.now().add({ hours }).toString()
    expect(await report([visit({ at: at(-49) }), visit({ at: at(-47) }), visit({ at: at(1) })])).toEqual({ stored: 1, ignored: 2 })
    await count()
    const before = await storedDays()
    clock.advance({ hours: 24 * 5 })
    await count()
    expect(await db.selectFrom('page_events').select('id').where('customer_id', '=', garden.customer_id).execute()).toEqual([])
    expect(await storedDays()).toEqual(before)
  })

  it('refuses an event of advertising without its placement, and a caller without a service key', async () => {
    expect(
      await refusal('createIntakePageEvents', { as: couple, body: { events: [visit(), visit({ kind: 'ad_click', placement: ' ' })] } }),
    ).toMatchObject({ status: 422, errors: [{ path: 'events[1].placement', code: 'required' }] })
    expect(await refusal('createIntakePageEvents', { as: mara, body: { events: [visit()] } })).toMatchObject({ status: 401 })
    const tooMany = Array.from({ length: 1001 }, () => visit())
    expect(await refusal('createIntakePageEvents', { as: couple, body: { events: tooMany } })).toMatchObject({ status: 422 })
  })
})
