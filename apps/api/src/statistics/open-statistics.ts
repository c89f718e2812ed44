import {
  countryConfig,
  daysIn,
  elapsedRange,
  rangeBefore,
  statisticsGate,
  statisticsRange,
  statisticsRangeProblems,
  stepsOf,
  usualStep,
  type DateRange,
  type DateRangePreset,
  type StatisticsPage,
  type StatisticsStep,
} from '@vendor-panel/domain'
import type { components } from '@vendor-panel/contract'
import type { VendorContext } from '../platform/contract/context.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { openProvider } from '../providers/provider-access.ts'
import { findActiveProducts } from '../providers/provider-product.ts'
import type { ProviderRow } from '../providers/providers.queries.ts'
import { rangeText } from './series.ts'

type Schemas = components['schemas']

export interface AskedStatistics {
  preset?: DateRangePreset
  from?: string
  to?: string
  /** The names of `from` and `to` until 0.2. */
  start?: string
  end?: string
  groupBy?: StatisticsStep
}

/** The days of figures: those asked for, cut into steps up to today, and as many days before them. */
export interface Period {
  range: Schemas['StatsRange']
  steps: { date: string; days: number }[]
  /** The days that have passed, and the same number before; null if none has. */
  days: { current: DateRange; before: DateRange } | null
}

/** The provider and the days of a page of statistics: 403 if it is closed to the user, 402 if the package lacks it (STAT-02..05, PERM-03). */
export async function openStatistics(
  context: VendorContext,
  page: StatisticsPage,
  providerId: number,
  asked: AskedStatistics,
): Promise<{ provider: ProviderRow; period: Period }> {
  const provider = await openProvider(context, providerId, 'statistics', 'read')
  const product = (await findActiveProducts(context, [provider.id])).get(provider.id)
  const productFeatures = product
    ? { statsAccess: product.features.includes('page-statistics'), rivalStatsAccess: product.rival_stats_access }
    : null
  const gate = statisticsGate(page, [{ id: provider.id, onHold: provider.on_hold, productFeatures }])
  if (!gate.ok) throw new Refusal(402, gate.code, { params: { kind: gate.kind } })
  return { provider, period: periodOf(context, asked) }
}

function periodOf({ user, now }: Pick<VendorContext, 'user' | 'now'>, { groupBy, ...days }: AskedStatistics): Period {
  const range = statisticsRange(days, now(), user.timeZone)
  const path = days.to === undefined && days.end !== undefined ? 'end' : 'to'
  refuseProblems(statisticsRangeProblems(range).map((problem) => ({ ...problem, path })))
  const step = groupBy ?? usualStep(range)
  const current = elapsedRange(range, now(), user.timeZone)
  return {
    range: { ...rangeText(range), groupBy: step },
    steps: current ? stepsOf(current, step, countryConfig(user.countryCode).weekStart) : [],
    days: current && { current, before: rangeBefore(current) },
  }
}

/** The steps up to a day, the last of which may be cut. */
export function stepsUntil(steps: Period['steps'], { start }: DateRange, last: Temporal.PlainDate): Period['steps'] {
  let left = daysIn({ start, end: last })
  return steps.flatMap(({ date, days }) => {
    const kept = Math.min(days, left)
    left -= kept
    return kept > 0 ? [{ date, days: kept }] : []
  })
}
