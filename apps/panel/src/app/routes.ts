import type { Page } from '../shared/page.ts'
import { routeExpression } from './route-expression.ts'

/** A page at one of its addresses. `page` is the same at all of them. */
export type Route = Page & {
  page: string
  /** Its addresses, with the parameters as groups. */
  expression: RegExp
}
type RouteMatch = { route: Route; params: Readonly<Record<string, string | undefined>> }

const firstPaths = new Map<Page['component'], string>()
function routeOf(page: Page): Route {
  const firstPath = firstPaths.get(page.component) ?? page.path
  firstPaths.set(page.component, firstPath)
  return { ...page, page: firstPath, expression: routeExpression(page.path) }
}

// Most visits begin with these pages. `other-pages.ts` has all others, so that a new area adds nothing to the entry.
const firstPages = import.meta.glob<readonly Page[]>('../features/{auth,leads}/pages.ts', { eager: true, import: 'pages' })

const known: Route[] = Object.values(firstPages).flat().map(routeOf)
let isWhole = false
/** The routes that have been loaded. */
export const knownRoutes: readonly Route[] = known

/** The route of an address, and its parameters; undefined while only the first pages are known and it is none of them. */
export function findRoute(path: string): RouteMatch | undefined {
  // No page is at an address that cannot be decoded; the server answers 404 for it.
  const isAddress = isDecodable(path)
  for (const route of known) {
    const match = (isAddress || route.path === '*') && route.expression.exec(path)
    if (match) return { route, params: match.groups ?? {} }
  }
  return undefined
}

function isDecodable(path: string): boolean {
  try {
    // The result is used, because bundlers remove a call of `decodeURI` whose result is not.
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}

export const importOtherPages = () => import('./other-pages.ts')

/** Every page of the panel; the last matches all remaining addresses (ROUTE-14). */
export async function loadRoutes(): Promise<readonly Route[]> {
  const { pages } = await importOtherPages()
  if (!isWhole) known.push(...pages.map(routeOf))
  isWhole = true
  return known
}

/** As `findRoute`, once the route is known. */
export async function loadRoute(path: string): Promise<RouteMatch> {
  const found = findRoute(path)
  if (found) return found
  await loadRoutes()
  // The last route matches every address.
  return findRoute(path)!
}
