import { firstRead } from '../../shared/first-read.ts'
import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

/** The providers that the page of a provider recommends (ROUTE-32). */
export const pages: readonly Page[] = [
  {
    path: paths.relatedProviders.pattern,
    access: 'user',
    layout: 'main',
    title: 'app.title.relatedProviders',
    messages: ['shared.provider', 'related-providers', 'shared.order'],
    component: () => import('./RelatedProvidersPage.tsx').then((code) => code.RelatedProvidersPage),
    reads: [firstRead('listRelatedProviders', { path: { providerId: 'providerId' } })],
  },
]
