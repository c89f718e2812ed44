import { getVisitStatsFilters } from '@vendor-panel/domain/bounds'
import { urlFilters } from '../../shared/list/url-filters.ts'

/** The question of a page of statistics in the URL; all four operations have the same one. */
export const statisticsFilters = urlFilters(getVisitStatsFilters)

export type StatisticsFilters = ReturnType<typeof statisticsFilters.read>
/** The question with its provider. */
export type StatisticsQuery = StatisticsFilters & { providerId: number }
