import type { Handlers } from '../platform/contract/operation.ts'
import { openStatistics } from './open-statistics.ts'
import { rangeText, seriesOf, type DayRow } from './series.ts'
import { countLeadDays, findFirstVisitDay, findVisitDays } from './visit-stats.queries.ts'

const names = ['visits', 'visitors', 'phoneViews', 'leads'] as const
type Name = (typeof names)[number]

export const visitStatsHandlers: Handlers<'getVisitStats'> = {
  async getVisitStats(context, { query }) {
    const { db, user } = context
    const { provider, period } = await openStatistics(context, 'visits', query.providerId, query)
    const { range, days } = period
    if (!days) {
      const totals = { visits: 0, visitors: 0, phoneViews: 0, leads: 0 }
      return { status: 200, body: { data: { range, series: [], totals, comparison: null } } }
    }
    const { current, before } = days
    const { customerId, timeZone } = user
    const asked = { customerId, providerId: provider.id, timeZone, start: before.start.toString(), end: current.end.toString() }
    const noVisits = { visits: 0, visitors: 0, phoneViews: 0 }
    const rows: DayRow<Name>[] = [
      ...(await findVisitDays(db, asked)).map((row) => ({ ...row, leads: 0 })),
      ...(await countLeadDays(db, asked)).map(({ day, leads }) => ({ day, ...noVisits, leads })),
    ]
    const first = await findFirstVisitDay(db, customerId, provider.id)
    const isCompared = first !== null && first <= asked.start
    const comparison = {
      range: rangeText(before),
      ...seriesOf(period, before, names, rows),
    }
    const data = { range, ...seriesOf(period, current, names, rows), comparison: isCompared ? comparison : null }
    return { status: 200, body: { data } }
  },
}
