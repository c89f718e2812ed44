import { listAvailabilityFilters } from '@vendor-panel/domain/bounds'
import { urlFilters } from '../../shared/list/url-filters.ts'

const { from, to, guests } = listAvailabilityFilters

/** The question in the URL: the first and the last day, and the number of guests. */
export const availabilityFilters = urlFilters({ from, to, guests })
