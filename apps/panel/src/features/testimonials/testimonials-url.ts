import { listTestimonialsFilters } from '@vendor-panel/domain/bounds'
import { urlFilters } from '../../shared/list/url-filters.ts'

/** The filters of the list in the URL. */
export const testimonialFilters = urlFilters(listTestimonialsFilters)

export type TestimonialFilters = ReturnType<typeof testimonialFilters.read>

/** What the list asks for. Its rows are tall: ten fill the window, and more would delay the frame that shows another filter. */
export const testimonialsQuery = (filters: TestimonialFilters) => ({ ...filters, limit: 10 })

export const readTestimonialsQuery = (search: string) => testimonialsQuery(testimonialFilters.read(search))
