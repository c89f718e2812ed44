import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

/** The providers of the account (ROUTE-25). */
export const pages: readonly Page[] = [
  {
    path: paths.providers.pattern,
    access: 'user',
    layout: 'main',
    title: 'app.nav.providers',
    messages: ['providers'],
    component: () => import('./ProvidersPage.tsx').then((code) => code.ProvidersPage),
  },
]
