import type { components, operations } from '@vendor-panel/contract'
import { leadDisplayStates, parseDate, reckonedDay } from '@vendor-panel/domain'
import { paths } from '../../shared/paths.ts'

type ListLeadsQuery = NonNullable<operations['listLeads']['parameters']['query']>
export type LeadSort = NonNullable<ListLeadsQuery['sort']>
export type LeadDisplayState = components['schemas']['LeadDisplayState']
/** What the list is narrowed to. Names and spelling are the contract's, so that the page's query string is also the API's. */
export type LeadFilters = Omit<ListLeadsQuery, 'page' | 'limit' | 'cursor'>

export const leadSorts = ['newest', 'oldest', 'due', 'weddingDate'] as const satisfies readonly LeadSort[]

const closedStates: readonly LeadDisplayState[] = ['deal', 'reject', 'spam_reported']
/** Who waits for an answer, the most pressing first: the same couples that `unanswered` counts, so the closed ones are left out. */
export const dueFilters = {
  displayStates: leadDisplayStates.filter((state) => !closedStates.includes(state)),
  isAnswered: false,
  sort: 'due',
} as const satisfies LeadFilters

/** The seven tabs of a lead, in the order of the spec (LEAD-06); the ids are those of `?activeTab=` (ROUTE-24). */
export const leadTabs = ['offer', 'notes', 'history', 'messages', 'interactions', 'call-data', 'details'] as const
export type LeadTab = (typeof leadTabs)[number]

/** A day that there is, in the years that the API takes. */
const isDate = (text: string) => {
  const day = parseDate(text)
  return day !== null && reckonedDay(day).equals(day)
}
const oneOf = <Value extends string>(values: readonly Value[], text: string | null) => values.find((value) => value === text)
const parts = (text: string | null) => [...new Set((text ?? '').split(',').filter(Boolean))]

/** Reads the filters of a query string; what the contract would refuse is left out. */
export function readLeadFilters(search: string): LeadFilters {
  const params = new URLSearchParams(search)
  const displayStates = parts(params.get('displayStates')).flatMap((part) => oneOf(leadDisplayStates, part) ?? [])
  const providerIds = parts(params.get('providerIds'))
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
  const readStatus = oneOf(['read', 'unread'], params.get('readStatus'))
  const isAnswered = oneOf(['true', 'false'], params.get('isAnswered'))
  const q = params.get('q')?.trim().slice(0, 100)
  const sort = oneOf(leadSorts, params.get('sort'))
  const [start, end] = [params.get('createdAtStart') ?? '', params.get('createdAtEnd') ?? '']
  return {
    ...(displayStates.length > 0 && { displayStates }),
    ...(providerIds.length > 0 && { providerIds }),
    ...(readStatus && { readStatus }),
    ...(isAnswered && { isAnswered: isAnswered === 'true' }),
    ...(isDate(start) && { createdAtStart: start }),
    ...(isDate(end) && { createdAtEnd: end }),
    ...(q && { q }),
    ...(sort && sort !== 'newest' && { sort }),
  }
}

/** The filters that the counts of the list know: its range and its providers. */
export const statsFilters = ({ createdAtStart, createdAtEnd, providerIds }: LeadFilters) => ({
  ...(createdAtStart && { createdAtStart }),
  ...(createdAtEnd && { createdAtEnd }),
  ...(providerIds && { providerIds }),
})
export const readStatsFilters = (search: string) => statsFilters(readLeadFilters(search))

/** The query string of some filters, with its question mark; empty when nothing is narrowed. */
export function writeLeadFilters(filters: LeadFilters, activeTab?: LeadTab): string {
  const entries = Object.entries({ ...filters, activeTab }).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const query = entries
    .map(
      ([name, value]) =>
        `${name}=${[value]
          .flat()
          .map((part) => encodeURIComponent(String(part)))
          .join(',')}`,
    )
    .join('&')
  return query && `?${query}`
}

/** The tab that a query string asks for: an unknown one is the first tab (ROUTE-24), none at all is the messages. */
export function readLeadTab(search: string): LeadTab {
  const asked = new URLSearchParams(search).get('activeTab')
  return asked === null ? 'messages' : (oneOf(leadTabs, asked) ?? leadTabs[0])
}

/** How many filters are set besides the chips' own, for the count on the filter button. */
export function extraFilterCount({ providerIds, readStatus, createdAtStart, createdAtEnd, sort, isAnswered }: LeadFilters): number {
  const isDueChip = isAnswered === false && sort === 'due'
  return [providerIds, readStatus, createdAtStart ?? createdAtEnd, isDueChip ? undefined : sort].filter((value) => value !== undefined)
    .length
}

/** The address of the list, narrowed. */
export const leadsPath = (filters: LeadFilters): string => paths.leads() + writeLeadFilters(filters)

/** The address of one couple beside the list as it is narrowed. */
export const leadPath = (leadId: number, filters: LeadFilters, activeTab?: LeadTab): string =>
  paths.lead({ leadId }) + writeLeadFilters(filters, activeTab)
