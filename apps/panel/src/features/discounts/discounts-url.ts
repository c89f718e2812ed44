import { listDiscountsFilters } from '@vendor-panel/domain/bounds'
import { urlFilters } from '../../shared/list/url-filters.ts'

/** The filters of the list in the URL. */
export const discountFilters = urlFilters(listDiscountsFilters)

export const readDiscountFilters = discountFilters.read
