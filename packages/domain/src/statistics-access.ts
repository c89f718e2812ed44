import { closedGate } from './package-gate.ts'
import type { Gate, GatedFeature } from './package-gate.ts'
import { entryOf } from './entry-of.ts'

/** The facts about a provider that decide on statistics (PROV-03, PROV-04). */
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

/**
 * The providers that a statistics page may show: statistics in their product, not on hold, and for rivals more than zero; none for an
 * unknown page (STAT-02, STAT-03, STAT-15).
 */
export function statisticsProviders<Provider extends StatisticsProvider>(page: StatisticsPage, providers: readonly Provider[]): Provider[] {
  if (!Object.hasOwn(featureOfPage, page)) return []
  return providers.filter(({ onHold, productFeatures }) => {
    if (onHold || !productFeatures?.statsAccess) return false
    return page !== 'rivals' || productFeatures.rivalStatsAccess > 0
  })
}

/** Null if a statistics page opens, else its upgrade popup: one provider that qualifies is enough (STAT-04, STAT-15, AMB-48). */
export function statisticsGate(page: StatisticsPage, providers: readonly StatisticsProvider[]): Gate {
  return statisticsProviders(page, providers).length > 0 ? { ok: true } : closedGate(entryOf(featureOfPage, page) ?? 'page-statistics')
}

/** Whether the return on investment is shown: from the category's minimum number of leads (STAT-12, CONF-17). */
export function showsRoi(leadCount: number, roiMinLeadCount: number | null): boolean {
  return roiMinLeadCount !== null && leadCount >= roiMinLeadCount
}
