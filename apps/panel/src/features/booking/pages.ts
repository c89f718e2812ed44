import { firstRead } from '../../shared/first-read.ts'
import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

const forCouples = { access: 'public', layout: 'public', messages: ['booking.page'] } as const satisfies Partial<Page>

/** Where vendors keep their booking links, and where couples book viewings, move or cancel them. */
export const pages: readonly Page[] = [
  {
    path: paths.bookingLinks.pattern,
    access: 'user',
    layout: 'main',
    title: 'booking.title',
    messages: ['booking'],
    component: () => import('./BookingLinksPage.tsx').then((code) => code.BookingLinksPage),
  },
  {
    ...forCouples,
    path: paths.bookViewing.pattern,
    title: 'booking.page.title',
    component: () => import('./BookPage.tsx').then((code) => code.BookPage),
    reads: [firstRead('getBookingPage', { path: { token: 'token' } })],
  },
  {
    ...forCouples,
    path: paths.viewing.pattern,
    title: 'booking.viewing.title',
    component: () => import('./ViewingPage.tsx').then((code) => code.ViewingPage),
    reads: [firstRead('getBooking', { path: { bookingToken: 'bookingToken' } })],
  },
]
