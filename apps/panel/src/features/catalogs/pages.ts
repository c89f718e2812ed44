import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

/** The info pages of a provider: prices, menus and capacity (ROUTE-26, ROUTE-27, CAT-21). */
export const pages: readonly Page[] = [
  {
    path: paths.providerInfo.pattern,
    access: 'user',
    layout: 'main',
    title: 'app.title.providerInfo',
    messages: ['shared.provider', 'catalogs', 'shared.changes'],
    component: () => import('./ProviderInfoPage.tsx').then((code) => code.ProviderInfoPage),
  },
]
