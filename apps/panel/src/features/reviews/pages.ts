import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

/** Reviews that couples wrote elsewhere, and which of them a widget shows (ROUTE-39). */
export const pages: readonly Page[] = [
  {
    path: paths.transferReviews.pattern,
    access: 'user',
    layout: 'main',
    title: 'app.title.transferReviews',
    messages: ['reviews'],
    component: () => import('./TransferReviewsPage.tsx').then((code) => code.TransferReviewsPage),
  },
]
