import { firstRead } from '../../shared/first-read.ts'
import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

const page = {
  access: 'user',
  layout: 'main',
  messages: ['statistics'],
  reads: [firstRead('listProviders', { query: { limit: 100 } })],
} as const

/** The statistics of a provider (ROUTE-40). The magnet page is not in the menu (ROUTE-41). */
export const pages: readonly Page[] = [
  {
    ...page,
    path: paths.visitStatistics.pattern,
    title: 'app.nav.visits',
    component: () => import('./VisitsPage.tsx').then((code) => code.VisitsPage),
  },
  {
    ...page,
    path: paths.weddingStatistics.pattern,
    title: 'app.nav.weddings',
    messages: ['statistics', 'leads.detail'],
    component: () => import('./WeddingsPage.tsx').then((code) => code.WeddingsPage),
  },
  {
    ...page,
    path: paths.rivalStatistics.pattern,
    title: 'app.nav.rivals',
    messages: ['statistics', 'leads.coach'],
    component: () => import('./RivalsPage.tsx').then((code) => code.RivalsPage),
  },
  {
    ...page,
    path: paths.magnetStatistics.pattern,
    title: 'app.nav.magnet',
    component: () => import('./MagnetPage.tsx').then((code) => code.MagnetPage),
  },
]
