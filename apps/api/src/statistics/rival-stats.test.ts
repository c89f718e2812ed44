import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'
import { asCustomer, inTransaction } from '../platform/db/transaction.ts'
import { measureCategoryDays } from './measure-category-days.ts'
import { measureCategoryReviews } from './measure-category-reviews.ts'

// Tuesday, 24 November 2026, nine o'clock in Toronto.
const { ok, refusal, signIn, clock, db, pool } = await openWorld()
const mara = await signIn('mara')
const emre = await signIn('emre')
const inCustomer = <Result>(customerId: number, work: Parameters<typeof inTransaction<object, Result>>[2]) =>
  inTransaction(pool, asCustomer(customerId), work)
const measure = () => measureCategoryDays({ inCustomer, now: clock.now })
const provider = (name: string) => db.selectFrom('providers').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
const [garden, mill, lakehouse] = [await provider('Rosewood Garden'), await provider('Rosewood Mill'), await provider('Rosewood Lakehouse')]
const [house, terrace] = [await provider('Saffron House'), await provider('Saffron Terrace')]
const [felix, lavande] = [await provider('Felix Arden Photography'), await provider('Maison Lavande')]
type Provider = Awaited<ReturnType<typeof provider>>

const category = 77_001
const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']

/** A category with these providers, each with so many visits a day. */
async function group(visits: readonly (readonly [Provider, number])[]): Promise<void> {
  await db.deleteFrom('category_days').execute()
  await db.updateTable('providers').set({ category_id: 77_002 }).where('category_id', '=', category).execute()
  for (const [{ id, customer_id }, count] of visits) {
    await db.updateTable('providers').set({ category_id: category }).where('id', '=', id).execute()
    await db.deleteFrom('visit_days').where('provider_id', '=', id).execute()
    await db.deleteFrom('leads').where('provider_id', '=', id).execute()
    await db
      .insertInto('visit_days')
      .values(days.map((day) => ({ customer_id, provider_id: id, day, visits: count, visitors: 0, phone_views: 0 })))
      .execute()
  }
  await measure()
}
const stats = async (query: object = {}, of = garden) =>
  (await ok('getRivalStats', { as: mara, path: { providerId: of.id }, query: { from: days[0], to: days[4], ...query } })).data

const all = () =>
  group([
    [garden, 10],
    [mill, 20],
    [lakehouse, 30],
    [house, 40],
    [terrace, 50],
    [felix, 60],
  ])

describe('getRivalStats', () => {
  it('STAT-06 compares the own figures with the mean of the category in the country', async () => {
    await all()
    const data = await stats()
    expect(data.own).toMatchObject({ visits: 50, leads: 0 })
    expect(data.category).toMatchObject({ visits: 175, leads: 0 })
    expect(data.providers).toBe(6)
    expect(data.series[0]).toEqual({ date: days[0], own: { visits: 10, leads: 0 }, category: { visits: 35, leads: 0 } })
    const week = await stats({ groupBy: 'week' })
    expect(week.series.map(({ own, category: mean }) => [own.visits, mean?.visits])).toEqual([
      [20, 70],
      [30, 105],
    ])
  })

  it('STAT-06 compares both with the period before, each of its days measured', async () => {
    await all()
    await db.updateTable('visit_days').set({ visits: 4 }).where('provider_id', '=', garden.id).where('day', '<', days[3]!).execute()
    const before = (from: string | undefined) => stats({ from, to: days[4] })
    expect((await before(days[3])).comparison).toMatchObject({
      range: { from: days[1], to: days[2] },
      own: { visits: 8, leads: 0 },
      category: { visits: 70, leads: 0 },
      series: [
        { date: days[1], own: { visits: 4, leads: 0 }, category: { visits: 35, leads: 0 } },
        { date: days[2], own: { visits: 4, leads: 0 }, category: { visits: 35, leads: 0 } },
      ],
    })
    expect((await before(days[2])).comparison).toBeNull()
    await db.deleteFrom('category_days').where('day', '=', days[1]!).execute()
    const withoutDay = (await before(days[3])).comparison
    expect(withoutDay).toMatchObject({ own: { visits: 8 }, category: null })
    expect(withoutDay?.series.map(({ category: mean }) => mean)).toEqual([null, null])
  })

  it('STAT-06 RESP-07 without the providers of any one account three must remain, of two accounts', async () => {
    // Rosewood could subtract its own and get the sum of Saffron.
    await group([
      [garden, 10],
      [mill, 20],
      [lakehouse, 30],
      [house, 40],
      [terrace, 50],
    ])
    expect(await stats()).toMatchObject({ category: null, providers: null })
    await group([
      [garden, 10],
      [house, 40],
      [felix, 60],
    ])
    expect((await stats()).category).toBeNull()
    await group([
      [garden, 10],
      [house, 40],
      [felix, 60],
      [lavande, 70],
    ])
    expect((await stats()).category).toMatchObject({ visits: 225 })
  })

  it('STAT-06 compares number and stars of the reviews, unless the mean could identify an account', async () => {
    await all()
    await db.deleteFrom('testimonials').execute()
    const names = {
      bride_name: 'Ada',
      groom_name: 'Bruno',
      comment: '',
      search_text: '',
      added_by: 'couple',
      created_at: '2026-11-01T00:00:00Z',
    }
    const write = ({ id, customer_id }: Provider, star: number, status: 'active' | 'pending' = 'active') =>
      db
        .insertInto('testimonials')
        .values({ ...names, customer_id, provider_id: id, star, status })
        .execute()
    for (const one of [garden, house, terrace]) await write(one, 5)
    await write(garden, 4)
    await write(garden, 1, 'pending')
    await measureCategoryReviews({ inCustomer })
    expect(await stats()).toMatchObject({ own: { reviews: 2, stars: 4.5 }, category: { reviews: null, stars: null } })
    await write(felix, 2)
    await write(mill, 4)
    await measureCategoryReviews({ inCustomer })
    expect(await stats()).toMatchObject({ own: { reviews: 2, stars: 4.5 }, category: { reviews: 1.2, stars: 4.1 } })
    await db.deleteFrom('testimonials').where('provider_id', '=', garden.id).execute()
    expect(await stats()).toMatchObject({ own: { reviews: 0, stars: null }, category: { reviews: 1.2, stars: 4.1 } })
  })

  it('STAT-06 no change of filters singles out a provider: every answer is over the whole group', async () => {
    await all()
    const sums = new Set<number>()
    for (const of of [garden, mill])
      for (const groupBy of ['day', 'week', 'month'])
        for (const start of days)
          for (const end of days.filter((day) => day >= start)) {
            const { category: mean, providers, series, comparison } = await stats({ from: start, to: end, groupBy }, of)
            expect(providers).toBe(6)
            const length = days.indexOf(end) - days.indexOf(start) + 1
            expect(mean?.visits).toBe(35 * length)
            expect([undefined, 35 * length]).toContain(comparison?.category?.visits)
            for (const step of [...series, ...(comparison?.series ?? [])]) sums.add((step.category?.visits ?? 0) % 35)
          }
    expect([...sums]).toEqual([0])
    // Days on which too few providers were listed are not filled from the others.
    await db.deleteFrom('visit_days').where('provider_id', 'in', [felix.id, terrace.id]).where('day', '<', days[2]!).execute()
    await db.deleteFrom('category_days').execute()
    await measure()
    for (const [from, to] of [
      [days[0], days[4]],
      [days[1], days[2]],
      [days[0], days[1]],
    ])
      expect((await stats({ from, to })).category).toBeNull()
    expect((await stats({ from: days[2], to: days[4] })).category).toMatchObject({ visits: 105 })
  })

  it('STAT-06 the answer names no provider and has no rank', async () => {
    await all()
    const text = JSON.stringify(await stats())
    expect(text).not.toMatch(/Saffron|Felix|rank|place/)
  })

  it('compares up to the last measured day, and keeps earlier days as they were measured', async () => {
    await all()
    await db.updateTable('visit_days').set({ visits: 1000 }).where('provider_id', '=', house.id).execute()
    clock.advance({ hours: 24 * 7 })
    expect((await stats({ from: days[0], to: '2026-11-30' })).category).toMatchObject({ visits: 175 })
    expect((await stats({ from: days[0], to: '2026-11-30' })).series).toHaveLength(5)
    await measure()
    const { series } = await stats({ from: days[0], to: '2026-11-30' })
    expect(series[0]?.category?.visits).toBeGreaterThan(35)
    expect(series).toHaveLength(11)
  })

  it('STAT-03 STAT-04 needs a package with rivals, and another account finds nothing', async () => {
    const call = { as: mara, path: { providerId: garden.id } }
    await ok('getRivalStats', call)
    await db.updateTable('provider_products').set({ rival_stats_access: 0 }).where('provider_id', '=', garden.id).execute()
    expect(await refusal('getRivalStats', call)).toMatchObject({ status: 402, code: 'upgrade_required', params: { kind: 'rival-stats' } })
    await db.updateTable('provider_products').set({ rival_stats_access: 5 }).where('provider_id', '=', garden.id).execute()
    expect(await refusal('getRivalStats', { as: emre, path: { providerId: garden.id } })).toMatchObject({ status: 404, code: 'not_found' })
    expect(await refusal('getRivalStats', { path: { providerId: garden.id } })).toMatchObject({ status: 401 })
    const future = { from: '2027-12-01', to: '2027-12-24' }
    expect(await stats(future)).toMatchObject({ series: [], category: null })
    expect(await refusal('getRivalStats', { ...call, query: { from: '2026-11-02', to: '2026-11-01' } })).toMatchObject({
      errors: [{ path: 'to', code: 'not_after_start' }],
    })
  })
})
