import { examples } from '@vendor-panel/contract/examples'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'

type Provider = Answer<'listProviders'>['data'][number]

const [example] = examples.listProviders.answer!.data
if (!example) throw new Error('the contract has no example of a provider')

const open = { productDateEnd: '2027-05-01', statsAccess: true, rivalStatsAccess: 3 }
export const garden: Provider = { ...example, id: 7, name: 'Rosewood Garden', onHold: false, productFeatures: open }
export const mill: Provider = { ...garden, id: 8, name: 'Rosewood Mill' }
export const lakehouse: Provider = { ...garden, id: 9, name: 'Rosewood Lakehouse', productFeatures: null }
export const onHold: Provider = { ...garden, id: 10, name: 'Rosewood Terrace', onHold: true }

export const providersAnswer = (...data: Provider[]): FakeAnswers => ({
  listProviders: { data, meta: { page: 1, limit: 100, total: data.length } },
})

/** The first days of so many steps of a week, oldest first. */
const stepDates = (count: number, first: string) =>
  Array.from({ length: count }, (_, index) =>
    Temporal.PlainDate.from(first)
      .add({ days: 7 * index })
      .toString(),
  )

const visitSeries = (first: string, factor: number): Answer<'getVisitStats'>['data']['series'] =>
  stepDates(4, first).map((date, index) => ({
    date,
    visits: Math.round((200 + index * 20) * factor),
    visitors: Math.round((150 + index * 15) * factor),
    phoneViews: 10 + index,
    leads: 6 + index,
  }))

const sumOf = <Name extends string>(series: readonly Record<Name, number>[], names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, series.reduce((sum, step) => sum + step[name], 0)])) as Record<Name, number>

const days = { from: '2026-10-25', to: '2026-11-21', start: '2026-10-25', end: '2026-11-21' }
const daysBefore = { from: '2026-09-27', to: '2026-10-24', start: '2026-09-27', end: '2026-10-24' }

const visitNames = ['visits', 'visitors', 'phoneViews', 'leads'] as const

/** Four weeks of visits, a quarter more than before. */
export const visitStats: Answer<'getVisitStats'>['data'] = {
  range: { ...days, groupBy: 'week' },
  series: visitSeries('2026-10-25', 1.25),
  totals: sumOf(visitSeries('2026-10-25', 1.25), visitNames),
  comparison: {
    range: daysBefore,
    series: visitSeries('2026-09-27', 1),
    totals: sumOf(visitSeries('2026-09-27', 1), visitNames),
  },
}

const weddingSeries = (first: string, add: number): Answer<'getWeddingStats'>['data']['series'] =>
  stepDates(4, first).map((date, index) => ({ date, leads: 8 + index + add, deals: index, weddings: 4 - index }))
const weddingNames = ['leads', 'deals', 'weddings'] as const

/** Four weeks with eight couples more than before, most of them from the campaign. */
export const weddingStats: Answer<'getWeddingStats'>['data'] = {
  range: visitStats.range,
  series: weddingSeries('2026-10-25', 2),
  totals: sumOf(weddingSeries('2026-10-25', 2), weddingNames),
  comparison: {
    range: daysBefore,
    series: weddingSeries('2026-09-27', 0),
    totals: sumOf(weddingSeries('2026-09-27', 0), weddingNames),
  },
  sources: [
    { source: 'provider_page', leads: 26, leadsBefore: 25 },
    { source: 'campaign', leads: 14, leadsBefore: 6 },
    { source: null, leads: 6, leadsBefore: 7 },
  ],
  organizations: [
    { organizationType: 'wedding', count: 8, countBefore: 6 },
    { organizationType: 'engagement', count: 2, countBefore: 3 },
  ],
}

const adSeries = (first: string, factor: number): Answer<'getAdStats'>['data']['series'] =>
  stepDates(4, first).map((date, index) => ({
    date,
    impressions: (4000 + index * 500) * factor,
    clicks: (90 + index * 10) * factor,
    leads: index * factor,
  }))
const adNames = ['impressions', 'clicks', 'leads'] as const

export const adStats: Answer<'getAdStats'>['data'] = {
  range: visitStats.range,
  series: adSeries('2026-10-25', 1),
  placements: [
    { name: 'Home page', impressions: 12_000, clicks: 120, leads: 2, impressionsBefore: 8000, clicksBefore: 70, leadsBefore: 1 },
    { name: 'Top of the list', impressions: 7000, clicks: 300, leads: 4, impressionsBefore: 1500, clicksBefore: 140, leadsBefore: 2 },
  ],
  totals: sumOf(adSeries('2026-10-25', 1), adNames),
  comparison: {
    range: daysBefore,
    series: adSeries('2026-09-27', 0.5),
    totals: sumOf(adSeries('2026-09-27', 0.5), adNames),
  },
  isRoiShown: true,
  roiMinLeadCount: 20,
  roi: { cost: 197, revenue: 14_200, deals: 3, currency: 'CAD' },
}

const rivalSeries = (first: string, factor: number): Answer<'getRivalStats'>['data']['series'] =>
  stepDates(4, first).map((date, index) => ({
    date,
    own: { visits: (250 + index * 25) * factor, leads: 6 + index },
    category: { visits: 230, leads: 10 * factor },
  }))

export const rivalStats: Answer<'getRivalStats'>['data'] = {
  range: visitStats.range,
  own: { visits: 1150, leads: 30, responseMinutes: 40, reviews: 38, stars: 4.8 },
  category: { visits: 920, leads: 40, responseMinutes: 160, reviews: 21.4, stars: 4.5 },
  providers: 12,
  series: rivalSeries('2026-10-25', 1),
  comparison: {
    range: daysBefore,
    own: { visits: 920, leads: 30 },
    category: { visits: 920, leads: 32 },
    series: rivalSeries('2026-09-27', 0.8),
  },
}
