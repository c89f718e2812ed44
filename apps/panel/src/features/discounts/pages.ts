import { firstRead } from '../../shared/first-read.ts'
import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

/** Campaigns of the account's providers (ROUTE-43). */
export const pages: readonly Page[] = [
  {
    path: paths.discounts.pattern,
    access: 'user',
    layout: 'main',
    title: 'app.nav.discounts',
    messages: ['discounts'],
    component: () => import('./DiscountsPage.tsx').then((code) => code.DiscountsPage),
    reads: [
      firstRead('listDiscounts', { query: () => import('./discounts-url.ts').then((code) => code.readDiscountFilters) }),
      // The dialog offers these as soon as it opens.
      firstRead('listConfigs', { query: { itemTypes: ['discount_type'] } }),
    ],
  },
]
