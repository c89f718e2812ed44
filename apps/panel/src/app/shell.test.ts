import { countryConfig, isPrime, showsLanguagePicker, showsLogout, showsUpgradeBanner } from '@vendor-panel/domain'
import { describe, expect, it } from 'vitest'
import { loadRoute } from './routes.ts'
import { isAt, sidebarEntries } from './sidebar-entries.ts'

const { flags } = countryConfig('CA')
const provider = { id: 1, name: 'Rosewood Garden', category: { id: 1, name: 'Venues' }, city: 'Ottawa' }
const labels = (providers: (typeof provider)[]) => sidebarEntries({ providers }).map(({ label }) => label)

describe('the sidebar', () => {
  it('SHELL-01..10 has the entries of the spec in its order', () => {
    const ofSpec = [
      'app.nav.home',
      'app.nav.leads',
      'app.nav.calendar',
      'app.nav.todo',
      'app.nav.providers',
      'app.nav.galleries',
      'app.nav.testimonials',
      'app.nav.discounts',
      'app.nav.templates',
      'app.nav.statistics',
      'app.nav.customerUsers',
      'app.nav.support',
    ]
    expect(labels([provider]).filter((label) => ofSpec.includes(label))).toEqual(ofSpec)
  })
  it('SHELL-04 hides providers and galleries from a user without providers', () => {
    expect(labels([])).not.toContain('app.nav.providers')
    expect(labels([])).not.toContain('app.nav.galleries')
  })
  it('SHELL-08 ROUTE-41 does not show the magnet', () =>
    expect(JSON.stringify(sidebarEntries({ providers: [provider] }))).not.toContain('magnet'))
  it('every entry links to a page of the product', async () => {
    for (const entry of sidebarEntries({ providers: [provider] }))
      for (const { href } of 'links' in entry ? entry.links : [entry]) expect((await loadRoute(href)).route.path).not.toBe('*')
  })
  it('ROUTE-20 Home is active at both of its addresses, Couples also for one couple', () => {
    const home = { label: 'app.nav.home', href: '/', alsoAt: ['/dashboard'] } as const
    expect(['/', '/dashboard', '/leads'].map((path) => isAt(home, path))).toEqual([true, true, false])
    expect(isAt({ label: 'app.nav.leads', href: '/leads' }, '/leads/7')).toBe(true)
  })
})

describe('conditions of the shell', () => {
  it.each([
    [true, true, false],
    [false, true, true],
    [false, false, false],
  ])('SHELL-14 SHELL-15 paid %s, flag %s: upgrade banner %s', (isPaid, upgradeBanner, expected) =>
    expect(showsUpgradeBanner({ isPaid, upgradeBanner })).toBe(expected),
  )
  it('SHELL-15 the flag is off by default', () => expect(flags.upgradeBanner).toBe(false))
  it('SHELL-25 prime is the status prime', () =>
    expect([isPrime('prime', null), isPrime('active', 'prime'), isPrime(null, 'prime')]).toEqual([true, false, false]))
  it('SHELL-12 an operator does not see the logout of the sidebar', () =>
    expect([false, true].map((isImpersonating) => showsLogout({ isLoggedIn: true, isImpersonating }))).toEqual([true, false]))
  it('SHELL-22 there is no language choice with a single language', () =>
    expect([showsLanguagePicker(['en_CA']), showsLanguagePicker(['en_CA', 'tr_TR'])]).toEqual([false, true]))
})
