import type { components } from '@vendor-panel/contract'
import { packageCost, showsRoi, type DateRange } from '@vendor-panel/domain'
import { findCategory } from '../configs/categories.queries.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { findProviderProducts } from '../providers/provider-products.queries.ts'
import { findAdDays, findFirstAdDay } from './ad-stats.queries.ts'
import { openStatistics } from './open-statistics.ts'
import { rangeText, seriesOf } from './series.ts'
import { countLeadDays, type AskedDays } from './visit-stats.queries.ts'
import { findDeals } from './wedding-stats.queries.ts'

type Stats = components['schemas']['AdStats']

const names = ['impressions', 'clicks', 'leads'] as const
const none = { impressions: 0, clicks: 0, leads: 0 }

export const adStatsHandlers: Handlers<'getAdStats'> = {
  async getAdStats(context, { query }) {
    const { db, user } = context
    const { customerId, timeZone } = user
    const { provider, period } = await openStatistics(context, 'magnet', query.providerId, query)
    const { range, days } = period
    const roiMinLeadCount = (await findCategory(db, provider.category_id))?.roi_min_lead_count ?? null
    const closed = { isRoiShown: false, roiMinLeadCount: roiMinLeadCount ?? 0, roi: null }
    if (!days) return { status: 200, body: { data: { range, series: [], placements: [], totals: none, comparison: null, ...closed } } }
    const { current, before } = days
    const ofProvider = { customerId, providerId: provider.id, timeZone }
    const asked = { ...ofProvider, start: before.start.toString(), end: current.end.toString() }
    const rows = await findAdDays(db, asked)
    const first = await findFirstAdDay(db, customerId, provider.id)
    const isCompared = first !== null && first <= asked.start
    const currentDays = { ...ofProvider, ...rangeText(current) }
    const isRoiShown = showsRoi(await leadCount(context, currentDays), roiMinLeadCount)
    const data: Stats = {
      range,
      ...seriesOf(period, current, names, rows),
      placements: placementsOf(rows, current),
      comparison: isCompared ? { range: rangeText(before), ...seriesOf(period, before, names, rows) } : null,
      ...closed,
      ...(isRoiShown && { isRoiShown, roi: await returnOf(context, currentDays, current) }),
    }
    return { status: 200, body: { data } }
  },
}

function placementsOf(rows: Awaited<ReturnType<typeof findAdDays>>, { start }: DateRange): Stats['placements'] {
  const placements = new Map<string, Stats['placements'][number]>()
  const firstDay = start.toString()
  for (const row of rows) {
    const { placement } = row
    const sums = placements.get(placement) ?? { name: placement, ...none, impressionsBefore: 0, clicksBefore: 0, leadsBefore: 0 }
    for (const name of names) sums[row.day < firstDay ? (`${name}Before` as const) : name] += row[name]
    placements.set(placement, sums)
  }
  return [...placements.values()].toSorted(
    (one, other) => other.impressions - one.impressions || other.impressionsBefore - one.impressionsBefore,
  )
}

async function leadCount({ db }: Pick<VendorContext, 'db'>, asked: AskedDays): Promise<number> {
  return (await countLeadDays(db, asked)).reduce((sum, { leads }) => sum + leads, 0)
}

/** What the package cost in these days, and the amounts of the deals that were entered in them (STAT-12). */
async function returnOf({ db, user }: VendorContext, asked: AskedDays, range: DateRange): Promise<NonNullable<Stats['roi']>> {
  const products = (await findProviderProducts(db, user.customerId, [asked.providerId])).map((product) => ({
    start: Temporal.PlainDate.from(product.date_start),
    end: Temporal.PlainDate.from(product.date_end),
    isSwitchedOff: product.is_switched_off,
    price: product.price,
  }))
  const deals = (await findDeals(db, asked)).filter(
    ({ amount, dealtOn }) => amount !== null && dealtOn >= asked.start && dealtOn <= asked.end,
  )
  const revenue = deals.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  return { cost: packageCost(products, range), revenue, deals: deals.length, currency: user.currency }
}
