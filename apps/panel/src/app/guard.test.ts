import { describe, expect, it } from 'vitest'
import type { Access } from '../shared/page.ts'
import { redirectFor } from './guard.ts'
import { loadRoutes } from './routes.ts'

const routes = await loadRoutes()

const visit = (access: Access, url: string, session: 'in' | 'out' | 'renewing') =>
  redirectFor({ access, url, isSignedIn: session !== 'out', mustRenew: session === 'renewing' })

describe('signed out', () => {
  it('ROUTE-15 a protected page redirects to sign-in and remembers path and query', () =>
    expect(visit('user', '/leads/7?activeTab=messages', 'out')).toBe('/auth/login?redirectUrl=%2Fleads%2F7%3FactiveTab%3Dmessages'))
  it('the sign-in page stays', () => expect(visit('guest', '/auth/login?redirectUrl=%2Fleads', 'out')).toBeNull())
  it('ROUTE-09 password renewal requires a session', () => expect(visit('renewal', '/password-renew', 'out')).toBe('/auth/login'))
  it('an open page stays', () => expect(visit('open', '/errors/error-404', 'out')).toBeNull())
  it('a page for couples stays', () => expect(visit('public', '/book/bl_1', 'out')).toBeNull())
})

describe('signed in', () => {
  it.each(['/auth/login', '/auth/google', '/auth/forgot-password', '/auth/forgot-username', '/auth/renew-password'])(
    'ROUTE-03..07 %s redirects home',
    (url) => expect(visit('guest', url, 'in')).toBe('/'),
  )
  it('ROUTE-16 sign-in returns to the requested page with its query', () =>
    expect(visit('guest', '/auth/login?redirectUrl=%2Fleads%2F7%3FactiveTab%3Dmessages', 'in')).toBe('/leads/7?activeTab=messages'))
  it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', '/auth/login', '/\\evil.example'])(
    'ROUTE-17 the target %s is ignored',
    (place) => expect(visit('guest', `/auth/login?redirectUrl=${encodeURIComponent(place)}`, 'in')).toBe('/'),
  )
  it('ROUTE-09 password renewal redirects home if it is not required', () => expect(visit('renewal', '/password-renew', 'in')).toBe('/'))
  it('a page of the panel stays', () => expect(visit('user', '/leads', 'in')).toBeNull())
})

describe('a password that must be changed', () => {
  it('ROUTE-08 AUTH-14 is renewed before any page', () =>
    expect(visit('user', '/leads?q=a', 'renewing')).toBe('/password-renew?redirectUrl=%2Fleads%3Fq%3Da'))
  it('ROUTE-08 also right after sign-in', () =>
    expect(visit('guest', '/auth/login?redirectUrl=%2Ftodo', 'renewing')).toBe('/password-renew?redirectUrl=%2Ftodo'))
  it('the renewal page itself stays', () => expect(visit('renewal', '/password-renew', 'renewing')).toBeNull())
})

describe('the table of routes', () => {
  const open = ['/auth/verify-contact', '/errors/', '/password-reset', '/register/', '*']
  const guest = ['/auth/', '/signup-wizard/']
  const forCouples = ['/book/', '/viewing/']
  it.each(routes.map(({ path, access, layout }) => ({ path, access, layout })))(
    'ROUTE-49 PERM-01 $path is for $access',
    ({ path, access }) => {
      const expected =
        path === '/password-renew'
          ? 'renewal'
          : forCouples.some((start) => path.startsWith(start))
            ? 'public'
            : open.some((start) => path.startsWith(start))
              ? 'open'
              : guest.some((start) => path.startsWith(start))
                ? 'guest'
                : 'user'
      expect(access).toBe(expected)
    },
  )
  it.each(routes)('ROUTE-01 $path has one of the four layouts, and a page for couples one of its own', ({ layout, access }) =>
    expect(access === 'public' ? ['public'] : ['main', 'bare', 'signup', 'error']).toContain(layout),
  )
  it('ROUTE-19 checkout hides sidebar and search', () =>
    expect(routes.find(({ path }) => path === '/checkout')).toMatchObject({ layout: 'main', sidebar: false, search: false }))
})
