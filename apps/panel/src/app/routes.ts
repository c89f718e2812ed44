import { paths } from '../shared/paths.ts'
import type { Access } from './guard.ts'
import type { Feature } from './messages.ts'
import { notYet } from './not-yet.ts'
import type { PageName } from './pages.tsx'

/** ROUTE-01. A page outside the shell is `bare`; `signup` has a top bar; `error` is what a broken address gets. */
export type Layout = 'main' | 'bare' | 'signup' | 'error'

export type MessageId = FormatjsIntl.Message['ids']

export type Route = {
  path: string
  access: Access
  layout: Layout
  title: MessageId
  page: PageName
  /** Hidden parts of the main shell (ROUTE-02). */
  sidebar?: false
  search?: false
  /** The page lays out the whole height itself, as the inbox does. */
  fills?: true
  /** What the page reads first: asked for by the head script while the code is on its way. `*` stands for the query of the address. */
  first?: readonly string[]
  /** A part of the page with a file of its own that is seen at once, and the features whose sentences it says. */
  part?: { file: string; words: readonly Feature[] }
}

const leads = { access: 'user', layout: 'main', title: 'app.nav.leads', page: 'LeadsPage', fills: true } as const
const dashboard = {
  access: 'user',
  layout: 'main',
  title: 'app.nav.home',
  page: 'HomePage',
  first: ['/leads/stats', '/leads?limit=5', '/provider-prompts/meta'],
} as const

const built: Route[] = [
  { path: paths.login.pattern, access: 'guest', layout: 'bare', title: 'auth.signIn.title', page: 'SignInPage' },
  { path: paths.passwordRenew.pattern, access: 'renewal', layout: 'bare', title: 'auth.renew.title', page: 'PasswordRenewPage' },
  { path: paths.home.pattern, ...dashboard },
  { path: paths.dashboard.pattern, ...dashboard },
  { path: paths.leads.pattern, ...leads, first: ['/leads*', '/leads/stats', '/provider-prompts/meta'] },
  {
    path: paths.lead.pattern,
    ...leads,
    part: { file: 'LeadDetail', words: ['leads.detail'] },
    first: ['/leads/:leadId', '/leads/:leadId/messages', '/leads*', '/leads/stats', '/provider-prompts/meta'],
  },
  { path: paths.error401.pattern, access: 'open', layout: 'error', title: 'app.error.unauthorized.title', page: 'UnauthorizedPage' },
  { path: paths.error404.pattern, access: 'open', layout: 'error', title: 'app.error.notFound.title', page: 'NotFoundPage' },
  { path: paths.error500.pattern, access: 'open', layout: 'error', title: 'app.error.server.title', page: 'ServerErrorPage' },
]

const unknown: Route = { path: '*', access: 'open', layout: 'error', title: 'app.error.notFound.title', page: 'NotFoundPage' }

/** Every page of the panel; the last takes what nothing else took (ROUTE-14). */
export const routes: readonly Route[] = [...built, ...notYet, unknown]

/** The addresses of a route as a regular expression, with its parameters as groups. */
export function routeExpression(path: string): string {
  if (path === '*') return '^'
  const source = path.replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replace(/:(\w+)/g, '(?<$1>[^/]+)')
  return `^${source === '/' ? '' : source}/?$`
}

const expressions = routes.map((route) => ({ route, expression: new RegExp(routeExpression(route.path)) }))

export const findRoute = (path: string): Route => expressions.find(({ expression }) => expression.test(path))?.route ?? unknown
