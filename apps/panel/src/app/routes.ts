import type { Page } from '../shared/page.ts'
import { notYet } from './not-yet.ts'
import { pages, unknownPage } from './pages.ts'

/** A page at one of its addresses. `page` is the same at all of them. */
export type Route = Page & { page: string }

const manifests = import.meta.glob<readonly Page[]>('../features/*/pages.ts', { eager: true, import: 'pages' })

const firstPaths = new Map<Page['component'], string>()
function routeOf(page: Page): Route {
  const firstPath = firstPaths.get(page.component) ?? page.path
  firstPaths.set(page.component, firstPath)
  return { ...page, page: firstPath }
}

const known = [...Object.values(manifests).flat(), ...pages, ...notYet].map(routeOf)
const unknown = routeOf(unknownPage)

/** Every page of the panel; the last takes what no other took (ROUTE-14). */
export const routes: readonly Route[] = [...known, unknown]

/** The addresses of a route as a regular expression, with its parameters as groups. */
export function routeExpression(path: string): string {
  if (path === '*') return '^'
  const source = path.replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replace(/:(\w+)/g, '(?<$1>[^/]+)')
  return `^${source === '/' ? '' : source}/?$`
}

const expressions = routes.map((route) => ({ route, expression: new RegExp(routeExpression(route.path)) }))

/** The route of an address, and its parameters. */
export function matchRoute(path: string): { route: Route; params: Readonly<Record<string, string | undefined>> } {
  for (const { route, expression } of expressions) {
    const match = expression.exec(path)
    if (match) return { route, params: match.groups ?? {} }
  }
  return { route: unknown, params: {} }
}

export const findRoute = (path: string): Route => matchRoute(path).route
