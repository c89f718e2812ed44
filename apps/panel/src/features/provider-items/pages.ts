import { firstRead } from '../../shared/first-read.ts'
import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

/** The offers and products of a provider (ROUTE-33). */
export const pages: readonly Page[] = [
  {
    path: paths.providerItems.pattern,
    access: 'user',
    layout: 'main',
    title: 'app.nav.offers',
    messages: ['shared.provider', 'provider-items', 'shared.order'],
    component: () => import('./ItemsPage.tsx').then((code) => code.ItemsPage),
    reads: [firstRead('listConfigs', { query: { itemTypes: ['provider_item_statuses'] } })],
  },
]
