import { closedGate } from './package-gate.ts'
import type { Gate, GatedFeature } from './package-gate.ts'
import { entryOf } from './entry-of.ts'

/** What decides about statistics on a provider (PROV-03, PROV-04). */
export interface StatisticsProvider {
  id: number
  onHold: boolean
  productFeatures: { statsAccess: boolean; rivalStatsAccess: number } | null
}

/** The pages of statistics (STAT-01). */
export const statisticsPages = ['visits', 'weddings', 'rivals', 'magnet'] as const
export type StatisticsPage = (typeof statisticsPages)[number]

const featureOfPage: Record<StatisticsPage, GatedFeature> = {
  visits: 'page-statistics',
  weddings: 'deal-statistics',
  rivals: 'competitor-analysis',
  magnet: 'page-statistics',
}

/** The providers a statistics page may be about: statistics in their product, not on hold, and for rivals more than none; about a page that is not known, none (STAT-02, STAT-03, STAT-15). */
export function statisticsProviders<Provider extends StatisticsProvider>(page: StatisticsPage, providers: readonly Provider[]): Provider[] {
  if (!Object.hasOwn(featureOfPage, page)) return []
  return providers.filter(({ onHold, productFeatures }) => {
    if (onHold || !productFeatures?.statsAccess) return false
    return page !== 'rivals' || productFeatures.rivalStatsAccess > 0
  })
}

/** Whether a statistics page opens, else its upgrade popup: any one provider that qualifies is enough (STAT-04, STAT-15, AMB-48). */
export function statisticsGate(page: StatisticsPage, providers: readonly StatisticsProvider[]): Gate {
  return statisticsProviders(page, providers).length > 0 ? { ok: true } : closedGate(entryOf(featureOfPage, page) ?? 'page-statistics')
}

/** Whether a return on investment is shown: only from the category's minimum of leads on (STAT-12, CONF-17). */
export function showsRoi(leadCount: number, roiMinLeadCount: number | null): boolean {
  return roiMinLeadCount !== null && leadCount >= roiMinLeadCount
}
