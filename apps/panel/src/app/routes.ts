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

/** What a parameter may be: a record id is a whole number, and provider 0 stands for all providers (ROUTE-35); anything else is text. */
function parameter(name: string): string {
  if (!name.endsWith('Id')) return `(?<${name}>[^/]+)`
  return name === 'providerId' ? `(?<${name}>0|[1-9]\\d{0,14})` : `(?<${name}>[1-9]\\d{0,14})`
}

/** The addresses of a route as a regular expression, with its parameters as groups. An id that cannot exist is no address (ROUTE-14). */
export function routeExpression(path: string): string {
  if (path === '*') return '^'
  const source = path
    .replace(/\/:(\w+)\?/g, (_, name: string) => `(?:/${parameter(name)})?`)
    .replace(/:(\w+)/g, (_, name: string) => parameter(name))
  return `^${source === '/' ? '' : source}/?$`
}

const expressions = routes.map((route) => ({ route, expression: new RegExp(routeExpression(route.path)) }))

/** The route of an address, and its parameters. */
export function matchRoute(path: string): { route: Route; params: Readonly<Record<string, string | undefined>> } {
  // No page is at an address that cannot be decoded; the server answers 404 for it.
  if (!isDecodable(path)) return { route: unknown, params: {} }
  for (const { route, expression } of expressions) {
    const match = expression.exec(path)
    if (match) return { route, params: match.groups ?? {} }
  }
  return { route: unknown, params: {} }
}

function isDecodable(path: string): boolean {
  try {
    // The result is used: a bundler removes a call of `decodeURI` that only may throw.
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}

export const findRoute = (path: string): Route => matchRoute(path).route
