import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

/** The badges of a provider (ROUTE-29). */
export const pages: readonly Page[] = [
  {
    path: paths.providerBadges.pattern,
    access: 'user',
    layout: 'main',
    title: 'app.nav.badges',
    messages: ['shared.provider', 'badges'],
    component: () => import('./BadgesPage.tsx').then((code) => code.BadgesPage),
  },
]
