import type { components, operations } from '@vendor-panel/contract'
import { listLeadsFilters } from '@vendor-panel/domain/bounds'
import { queryString, urlFilters } from '../../shared/list/url-filters.ts'
import { paths } from '../../shared/paths.ts'

type ListLeadsQuery = NonNullable<operations['listLeads']['parameters']['query']>
export type LeadSort = NonNullable<ListLeadsQuery['sort']>
export type LeadDisplayState = components['schemas']['LeadDisplayState']
/** The filters of the list. Names and values are the contract's, so that the page's query string is also the API's. */
export type LeadFilters = Omit<ListLeadsQuery, 'page' | 'limit' | 'cursor' | 'fromLeadId'>

export const leadSorts: readonly LeadSort[] = listLeadsFilters.sort.enum

/** A start date before the request of any couple; without a start date the list covers six months (LEAD-08, LEAD-09). */
export const allTimeStart = '2000-01-01'

/** The seven tabs of a lead, in the order of the spec (LEAD-06); the ids are those of `?activeTab=` (ROUTE-24). */
export const leadTabs = ['offer', 'notes', 'history', 'messages', 'interactions', 'call-data', 'details'] as const
export type LeadTab = (typeof leadTabs)[number]

/** The filters of the list in the address. */
export const leadFilters = urlFilters(listLeadsFilters)

/** Parses the filters of a query string; values that the contract would refuse are dropped. */
export const readLeadFilters = (search: string): LeadFilters => leadFilters.read(search)

/** The filters that the chips keep: their counts are those of the lists they open. */
export const statsFilters = ({ displayStates: _states, isAnswered: _answered, sort: _sort, ...kept }: LeadFilters) => kept
export const readStatsFilters = (search: string) => statsFilters(readLeadFilters(search))

/** The query string of some filters, with its question mark; empty without filters. */
export const writeLeadFilters = (filters: LeadFilters, activeTab?: LeadTab): string => queryString({ ...filters, activeTab })

/** The tab of a query string: an unknown one is the first tab (ROUTE-24), none at all is the messages. */
export function readLeadTab(search: string): LeadTab {
  const asked = new URLSearchParams(search).get('activeTab')
  return asked === null ? 'messages' : (leadTabs.find((tab) => tab === asked) ?? leadTabs[0])
}

/** The number of active filters without a chip, for the filter button. */
export function extraFilterCount({ displayStates: _states, q: _q, isAnswered, createdAtEnd, sort, ...rest }: LeadFilters): number {
  const { createdAtStart = createdAtEnd, ...others } = rest
  const isDueChip = isAnswered === false && sort === 'due'
  return Object.values({ ...others, createdAtStart, sort: isDueChip ? undefined : sort }).filter((value) => value !== undefined).length
}

/** The URL of the filtered list. */
export const leadsPath = (filters: LeadFilters): string => paths.leads() + writeLeadFilters(filters)

/** The URL of one couple next to the filtered list. */
export const leadPath = (leadId: number, filters: LeadFilters, activeTab?: LeadTab): string =>
  paths.lead({ leadId }) + writeLeadFilters(filters, activeTab)

/** Whether the filters leave out couples; an order does not. */
export const isNarrowed = (filters: LeadFilters): boolean => Object.keys(filters).some((name) => name !== 'sort')
