import { listTestimonialsFilters } from '@vendor-panel/domain/bounds'
import { urlFilters } from '../../shared/list/url-filters.ts'

/** The filters of the list in the URL. */
export const testimonialFilters = urlFilters(listTestimonialsFilters)

export type TestimonialFilters = ReturnType<typeof testimonialFilters.read>

export const readTestimonialFilters = testimonialFilters.read
