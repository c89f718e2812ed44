import { firstRead } from '../../shared/first-read.ts'
import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

/** The testimonials of couples (ROUTE-38), and the page on which a couple writes one. */
export const pages: readonly Page[] = [
  {
    path: paths.testimonials.pattern,
    access: 'user',
    layout: 'main',
    title: 'app.nav.testimonials',
    messages: ['testimonials', 'shared.csv'],
    component: () => import('./TestimonialsPage.tsx').then((code) => code.TestimonialsPage),
    reads: [
      firstRead('listTestimonials', { query: () => import('./testimonials-url.ts').then((code) => code.readTestimonialFilters) }),
      firstRead('getTestimonialCounts'),
    ],
  },
  {
    path: paths.testimonial.pattern,
    access: 'public',
    layout: 'public',
    title: 'testimonials.page.title',
    messages: ['testimonials.page'],
    component: () => import('./CouplePage.tsx').then((code) => code.CouplePage),
    reads: [firstRead('getTestimonialRequest', { path: { testimonialToken: 'testimonialToken' } })],
  },
]
