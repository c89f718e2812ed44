import { expect, it, vi } from 'vitest'
import { paths } from '../shared/paths.ts'

// As at the start of the panel: another test file may have loaded all pages.
vi.resetModules()
const { findRoute, knownRoutes, loadRoute, loadRoutes } = await import('./routes.ts')

const hostileIds = ['abc', '0', '-1', '1.5', '7e3', '%00', '%E0%A4%A', '..%2f..%2fapi', '9'.repeat(20), '<script>', '１２']

const pagesAtStart = new Set(knownRoutes.map(({ page }) => page))
const todoAtStart = findRoute('/todo')
const routes = await loadRoutes()

it('the entry contains the sign-in page and the inbox; the others are loaded once', async () => {
  expect([...pagesAtStart]).toEqual(['/auth/login', '/leads'])
  expect(todoAtStart).toBeUndefined()
  expect(findRoute('/todo')?.route.path).toBe('/todo')
  const { length } = routes
  expect(await loadRoutes()).toHaveLength(length)
})

it.each([
  ['ROUTE-10', '/register/1/2/abc', 'signup', 'open'],
  ['ROUTE-11', '/signup-wizard/abc', 'signup', 'guest'],
  ['AMB-57', '/signup-wizard', 'signup', 'guest'],
  ['ROUTE-12', '/password-reset', 'bare', 'open'],
  ['ROUTE-12', '/password-reset/key', 'bare', 'open'],
  ['ROUTE-13', '/errors/error-401', 'error', 'open'],
  ['ROUTE-13', '/errors/error-404', 'error', 'open'],
  ['ROUTE-13', '/errors/error-500', 'error', 'open'],
  ['ROUTE-19', '/checkout', 'main', 'user'],
  ['ROUTE-20', '/', 'main', 'user'],
  ['ROUTE-20', '/dashboard', 'main', 'user'],
  ['ROUTE-21', '/todo', 'main', 'user'],
  ['ROUTE-22', '/leads', 'main', 'user'],
  ['ROUTE-22', '/leads/7', 'main', 'user'],
  ['ROUTE-25', '/providers', 'main', 'user'],
  ['ROUTE-26', '/providers/3/info', 'main', 'user'],
  ['ROUTE-26', '/providers/3/info/about', 'main', 'user'],
  ['ROUTE-27', '/providers/3/info/budget', 'main', 'user'],
  ['ROUTE-29', '/providers/3/badges', 'main', 'user'],
  ['ROUTE-30', '/providers/3/gallery', 'main', 'user'],
  ['ROUTE-30', '/providers/3/gallery/9', 'main', 'user'],
  ['ROUTE-31', '/providers/3/galleries/9', 'main', 'user'],
  ['ROUTE-32', '/providers/3/related-providers', 'main', 'user'],
  ['ROUTE-33', '/providers/3/items', 'main', 'user'],
  ['ROUTE-34', '/providers/3/payments', 'main', 'user'],
  ['ROUTE-35', '/providers/0/payments', 'main', 'user'],
  ['ROUTE-36', '/providers/3/calendar-events', 'main', 'user'],
  ['ROUTE-37', '/galleries', 'main', 'user'],
  ['ROUTE-38', '/provider-testimonials', 'main', 'user'],
  ['ROUTE-39', '/transfer-reviews', 'main', 'user'],
  ['ROUTE-40', '/statistics/visits', 'main', 'user'],
  ['ROUTE-40', '/statistics/weddings', 'main', 'user'],
  ['ROUTE-40', '/statistics/rivals', 'main', 'user'],
  ['ROUTE-41', '/statistics/magnet', 'main', 'user'],
  ['ROUTE-42', '/customer-users', 'main', 'user'],
  ['ROUTE-43', '/discounts', 'main', 'user'],
  ['ROUTE-44', '/templates/attachments', 'main', 'user'],
  ['ROUTE-44', '/templates/signatures', 'main', 'user'],
  ['ROUTE-44', '/templates/mail-templates', 'main', 'user'],
  ['ROUTE-45', '/instagram/callback', 'main', 'user'],
  ['ROUTE-46', '/settings', 'main', 'user'],
  ['ROUTE-46', '/settings/contact', 'main', 'user'],
  ['ROUTE-47', '/refer-provider', 'main', 'user'],
  ['ROUTE-47', '/refer-provider/success', 'main', 'user'],
  ['ROUTE-47', '/refer-provider/conditions', 'main', 'user'],
])('%s %s is a page of layout %s for %s', async (_id, path, layout, access) => {
  const { route } = await loadRoute(path)
  expect(route.path).not.toBe('*')
  expect({ layout: route.layout, access: route.access }).toEqual({ layout, access })
})

it.each(['/nothing', '/leads/7/8', '/auth', '/statistics', '/settings/%E0%A4%A', '/%'])(
  'ROUTE-14 %s is unknown and shows 404 in the error layout',
  (path) => expect(findRoute(path)?.route).toMatchObject({ path: '*', layout: 'error', page: '/errors/error-404' }),
)

const withIds = routes.filter(({ path }) => /:\w*Id\b/.test(path)).map(({ path }) => path)
it.each(withIds.flatMap((path) => hostileIds.map((id) => [path, id] as const)))('ROUTE-14 %s with the id %s is unknown', (path, id) => {
  for (const name of path.match(/:\w*Id\b/g)!) {
    if (name === ':providerId' && id === '0') continue
    const address = path
      .replace(name, id)
      .replaceAll(/:\w+\??/g, '7')
      .replace('?', '')
    expect(findRoute(address)?.route, address).toMatchObject({ path: '*', page: '/errors/error-404' })
  }
})

it('every URL of the product matches exactly one page', () => {
  const patterns = routes.map(({ path }) => path).filter((path) => path !== '*')
  expect(patterns.toSorted()).toEqual(
    Object.values(paths)
      .map(({ pattern }) => pattern)
      .toSorted(),
  )
  const example = (path: string) => path.replaceAll(/:\w+\??/g, '7')
  expect(patterns.map((path) => findRoute(example(path))?.route.path)).toEqual(patterns)
})

it.each(routes.flatMap(({ path, reads = [] }) => reads.map((read) => ({ path, read }))))(
  'the first read $read.operation takes its ids from parameters of $path',
  ({ path, read }) => {
    for (const name of Object.values(read.path ?? {})) expect(path).toContain(`:${name}`)
  },
)
