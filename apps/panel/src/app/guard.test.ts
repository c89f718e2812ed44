import { describe, expect, it } from 'vitest'
import type { Access } from '../shared/page.ts'
import { redirectFor } from './guard.ts'
import { loadRoutes } from './routes.ts'

const routes = await loadRoutes()

const tokens = {
  out: null,
  in: { passwordChangeRequired: false },
  renewing: { passwordChangeRequired: true },
  halfway: { passwordChangeRequired: true, twoFactorRequired: true },
}
const visit = (access: Access, url: string, session: keyof typeof tokens) => redirectFor({ access, url, token: tokens[session] })

describe('signed out', () => {
  it('ROUTE-15 a protected page redirects to sign-in and remembers path and query', () =>
    expect(visit('user', '/leads/7?activeTab=messages', 'out')).toBe('/auth/login?redirectUrl=%2Fleads%2F7%3FactiveTab%3Dmessages'))
  it('the sign-in page stays', () => expect(visit('guest', '/auth/login?redirectUrl=%2Fleads', 'out')).toBeNull())
  it('ROUTE-09 password renewal requires a session', () => expect(visit('password-renew', '/password-renew', 'out')).toBe('/auth/login'))
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
    (target) => expect(visit('guest', `/auth/login?redirectUrl=${encodeURIComponent(target)}`, 'in')).toBe('/'),
  )
  it('ROUTE-09 password renewal redirects home if it is not required', () =>
    expect(visit('password-renew', '/password-renew', 'in')).toBe('/'))
  it('a page of the panel stays', () => expect(visit('user', '/leads', 'in')).toBeNull())
})

describe('a payment that is due', () => {
  const owing = (url: string, session: keyof typeof tokens = 'in', access: Access = 'guest') =>
    redirectFor({ access, url, token: tokens[session], isOwing: true })
  it('AUTH-43 is shown once, after a sign-in that was for no other page', () => {
    expect(owing('/auth/login')).toBe('/checkout')
    expect(owing('/auth/login?redirectUrl=%2F')).toBe('/checkout')
    expect(owing('/', 'in', 'user')).toBeNull()
    expect(owing('/leads', 'in', 'user')).toBeNull()
  })
  it('AUTH-43 AMB-18 comes after the other steps, and after the page that was asked for', () => {
    expect(owing('/auth/login?redirectUrl=%2Fleads%2F7')).toBe('/leads/7')
    expect(owing('/auth/login', 'renewing')).toBe('/password-renew?redirectUrl=%2F')
    expect(owing('/password-renew?redirectUrl=%2F', 'in', 'password-renew')).toBe('/checkout')
  })
})

describe('a password that must be changed', () => {
  it('ROUTE-08 AUTH-14 is renewed before any page', () =>
    expect(visit('user', '/leads?q=a', 'renewing')).toBe('/password-renew?redirectUrl=%2Fleads%3Fq%3Da'))
  it('ROUTE-08 also right after sign-in', () =>
    expect(visit('guest', '/auth/login?redirectUrl=%2Ftodo', 'renewing')).toBe('/password-renew?redirectUrl=%2Ftodo'))
  it('the renewal page itself stays', () => expect(visit('password-renew', '/password-renew', 'renewing')).toBeNull())
})

describe('a second factor that is still to come', () => {
  it('AMB-18 is asked for before the new password and before any page, which is kept for afterwards', () => {
    expect(visit('user', '/leads?q=a', 'halfway')).toBe('/two-factor?redirectUrl=%2Fleads%3Fq%3Da')
    expect(visit('guest', '/auth/login?redirectUrl=%2Ftodo', 'halfway')).toBe('/two-factor?redirectUrl=%2Ftodo')
    expect(visit('password-renew', '/password-renew?redirectUrl=%2Ftodo', 'halfway')).toBe('/two-factor?redirectUrl=%2Ftodo')
  })
  it('AUTH-26 its page stays, and then the password is renewed', () => {
    expect(visit('two-factor', '/two-factor?redirectUrl=%2Ftodo', 'halfway')).toBeNull()
    expect(visit('two-factor', '/two-factor?redirectUrl=%2Ftodo', 'renewing')).toBe('/password-renew?redirectUrl=%2Ftodo')
    expect(visit('two-factor', '/two-factor?redirectUrl=%2Ftodo', 'in')).toBe('/todo')
  })
  it('its page requires a session', () => expect(visit('two-factor', '/two-factor', 'out')).toBe('/auth/login'))
})

describe('the table of routes', () => {
  const open = ['/auth/impersonate', '/auth/verify-contact', '/errors/', '/password-reset', '/register/', '*']
  const guest = ['/auth/', '/signup-wizard/']
  const forCouples = ['/book/', '/viewing/', '/offer/', '/testimonial/']
  it.each(routes.map(({ path, access, layout }) => ({ path, access, layout })))(
    'ROUTE-49 PERM-01 $path is for $access',
    ({ path, access }) => {
      const expected =
        path === '/password-renew' || path === '/two-factor'
          ? path.slice(1)
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
