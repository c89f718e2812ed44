import { listDiscountsFilters } from '@vendor-panel/domain/bounds'
import { urlFilters } from '../../shared/list/url-filters.ts'

/** The filters of the list in the address. */
export const discountFilters = urlFilters(listDiscountsFilters)

export const readDiscountFilters = discountFilters.read
