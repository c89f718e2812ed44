import type { LeadFilters } from './leads-url.ts'

/** The filters in one notation: in order, without what is the default. */
const notation = (filters: LeadFilters): string =>
  JSON.stringify(
    Object.entries(filters)
      .filter(([name, value]) => value !== undefined && !(name === 'sort' && value === 'newest'))
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(String).toSorted() : value] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

/** Whether the list shows a saved view: the same filters, in any order. */
export const isSameView = (view: LeadFilters, filters: LeadFilters): boolean => notation(view) === notation(filters)
