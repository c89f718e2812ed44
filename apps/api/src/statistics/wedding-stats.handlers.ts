import type { components } from '@vendor-panel/contract'
import type { DateRange } from '@vendor-panel/domain'
import type { Handlers } from '../platform/contract/operation.ts'
import { openStatistics } from './open-statistics.ts'
import { rangeText, seriesOf, type DayRow } from './series.ts'
import { countLeadDays } from './visit-stats.queries.ts'
import { findDeals, findFirstLeadDay, type DealRow } from './wedding-stats.queries.ts'

type Stats = components['schemas']['WeddingStats']

const names = ['leads', 'deals', 'weddings'] as const
const none = { leads: 0, deals: 0, weddings: 0 }

export const weddingStatsHandlers: Handlers<'getWeddingStats'> = {
  async getWeddingStats(context, { query }) {
    const { db, user } = context
    const { customerId, timeZone } = user
    const { provider, period } = await openStatistics(context, 'weddings', query.providerId, query)
    const { range, days } = period
    if (!days) return { status: 200, body: { data: { range, series: [], totals: none, comparison: null, sources: [], organizations: [] } } }
    const { current, before } = days
    const { start, end } = { start: before.start.toString(), end: current.end.toString() }
    const asked = { customerId, providerId: provider.id, timeZone, start, end }
    const leads = await countLeadDays(db, asked)
    const deals = await findDeals(db, asked)
    const rows: DayRow<(typeof names)[number]>[] = [
      ...leads.map((row) => ({ ...none, day: row.day, leads: row.leads })),
      ...deals.map(({ dealtOn }) => ({ ...none, day: dealtOn, deals: 1 })),
      ...deals.flatMap(({ heldOn }) => (heldOn === null ? [] : [{ ...none, day: heldOn, weddings: 1 }])),
    ]
    const first = await findFirstLeadDay(db, customerId, provider.id, timeZone)
    const isCompared = first !== null && first <= start
    const data = {
      range,
      ...seriesOf(period, current, names, rows),
      comparison: isCompared ? { range: rangeText(before), ...seriesOf(period, before, names, rows) } : null,
      sources: sourcesOf(leads, current),
      organizations: organizationsOf(deals, before, current),
    }
    return { status: 200, body: { data } }
  },
}

function sourcesOf(rows: readonly { day: string; source: string | null; leads: number }[], { start }: DateRange): Stats['sources'] {
  const sources = new Map<string | null, Stats['sources'][number]>()
  const firstDay = start.toString()
  for (const { day, source, leads } of rows) {
    const counts = sources.get(source) ?? { source, leads: 0, leadsBefore: 0 }
    counts[day < firstDay ? 'leadsBefore' : 'leads'] += leads
    sources.set(source, counts)
  }
  return [...sources.values()].toSorted((one, other) => other.leads - one.leads || other.leadsBefore - one.leadsBefore)
}

/** What is celebrated on these days and before, by the couple's own data, else by whether it asked for a wedding (STAT-09). */
function organizationsOf(deals: readonly DealRow[], before: DateRange, { start, end }: DateRange): Stats['organizations'] {
  const [earliest, first, last] = [before.start, start, end].map(String) as [string, string, string]
  const organizations = new Map<string, Stats['organizations'][number]>()
  for (const { heldOn, ceremonyType, isWedding } of deals) {
    if (heldOn === null || heldOn < earliest || heldOn > last) continue
    const organizationType = ceremonyType ?? (isWedding ? 'wedding' : 'other')
    const counts = organizations.get(organizationType) ?? { organizationType, count: 0, countBefore: 0 }
    counts[heldOn < first ? 'countBefore' : 'count'] += 1
    organizations.set(organizationType, counts)
  }
  return [...organizations.values()].toSorted((one, other) => other.count - one.count || other.countBefore - one.countBefore)
}
