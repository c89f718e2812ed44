import type { Page } from '../shared/page.ts'
import { paths } from '../shared/paths.ts'

const page = { access: 'open', layout: 'error', messages: [] } as const satisfies Partial<Page>
const notFound = {
  ...page,
  title: 'app.error.notFound.title',
  component: () => import('./error-pages.tsx').then((code) => code.NotFoundPage),
} as const satisfies Partial<Page>

/** The pages without a feature: unknown addresses and errors (ROUTE-13). */
const errorPages: readonly Page[] = [
  {
    ...page,
    path: paths.error401.pattern,
    title: 'app.error.unauthorized.title',
    component: () => import('./error-pages.tsx').then((code) => code.UnauthorizedPage),
  },
  { ...notFound, path: paths.error404.pattern },
  {
    ...page,
    path: paths.error500.pattern,
    title: 'app.error.server.title',
    component: () => import('./error-pages.tsx').then((code) => code.ServerErrorPage),
  },
]

/** Matches every address that no other page matches (ROUTE-14). */
const unknownPage: Page = { ...notFound, path: '*' }

const features = import.meta.glob<readonly Page[]>(['../features/*/pages.ts', '!../features/{auth,leads}/pages.ts'], {
  eager: true,
  import: 'pages',
})

/** All pages that are not known to the entry. */
export const pages: readonly Page[] = [...Object.values(features).flat(), ...errorPages, unknownPage]
