import { listBookingLinksFilters } from '@vendor-panel/domain/bounds'
import { urlFilters } from '../../shared/list/url-filters.ts'

/** The filter of both lists in the URL. */
export const bookingLinkFilters = urlFilters(listBookingLinksFilters)
