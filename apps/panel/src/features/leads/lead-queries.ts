import { query } from '@vendor-panel/sdk/query'
import { statsFilters, type LeadFilters } from './leads-url.ts'

// Apart from `lead-cache.ts`, which only a couple and the feed need: the list does not load it.

export const leadQuery = (leadId: number) => query('getLead', { path: { leadId } })
export const leadStatsQuery = (filters: LeadFilters = {}) => query('getLeadStats', { query: statsFilters(filters) })
