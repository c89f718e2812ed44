import { paths } from '../apps/panel/src/shared/paths.ts'
import { userPatterns } from './addresses.ts'
import { requestQuote, expect, expectAccessible, followLink, newCouple, sidebar, signedIn, test, titleOf } from './world.ts'

// routes.spec.ts checks every page in light and in Arabic dark.
test('no axe rule is violated on Home in the dark theme', async ({ page, vendor }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signedIn(page, vendor, paths.home())
  await expect(page.getByRole('heading', { level: 1, name: /, Mara/ })).toBeVisible()
  await expectAccessible(page)
})

test('ROUTE-24 each tab of a couple has a URL and violates no axe rule; an unknown tab opens the first', async ({ page, vendor }) => {
  const couple = newCouple()
  const leadId = await requestQuote(vendor, couple)
  await signedIn(page, vendor, `/leads/${leadId}`)
  await expect(titleOf(page, couple)).toBeVisible()
  const tabs = await page.getByRole('tab').allTextContents()
  const values = ['offer', 'notes', 'history', 'messages', 'interactions', 'call-data', 'details']
  expect(tabs).toHaveLength(values.length)
  for (const [index, value] of values.entries()) {
    await page.goto(`/leads/${leadId}?activeTab=${value}`)
    await expect(page.getByRole('tab', { name: tabs[index]!, selected: true })).toBeVisible()
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await expectAccessible(page, '[role="tabpanel"]')
  }
  await page.goto(`/leads/${leadId}?activeTab=unknown`)
  await expect(page.getByRole('tab', { name: tabs[0]!, selected: true })).toBeVisible()
})

test('ROUTE-13 each error has a page with its own URL', async ({ page, vendor }) => {
  await signedIn(page, vendor, paths.home())
  for (const [path, title] of [
    [paths.error401(), 'Unauthorized'],
    [paths.error404(), 'Not Found'],
    [paths.error500(), 'Server Error'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveURL(path)
  }
})

test('ROUTE-01 a page is in the shell, outside of it, part of the registration, or an error', async ({ page, vendor }) => {
  const shell = [sidebar(page), page.getByRole('button', { name: 'Find a couple' })]
  for (const path of [paths.login(), paths.signupWizard({ hash: 'unknown' }), '/no/such/page']) {
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Vendor panel' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const part of shell) await expect(part).toHaveCount(0)
  }
  await signedIn(page, vendor, paths.home())
  for (const part of shell) await expect(part).toBeVisible()
  await page.goto(paths.error404())
  for (const part of shell) await expect(part).toHaveCount(0)
})

test('ROUTE-34 ROUTE-35 payments of the account open from the menu of the user, and those of a provider at its address', async ({
  page,
  vendor,
}) => {
  const [provider] = vendor.user.providers
  await signedIn(page, vendor, paths.home())
  await page.getByRole('button', { name: vendor.user.name }).click()
  await page.getByRole('menuitem', { name: 'Product info' }).click()
  await expect(page).toHaveURL('/providers/0/payments')
  await expect(page.getByRole('heading', { level: 1, name: 'Product info' })).toBeVisible()
  await page.goto(paths.providerPayments({ providerId: provider!.id }))
  await expect(page.getByRole('heading', { level: 1, name: provider!.name })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible()
})

test('PERM-01 ROUTE-49 every page of the main area redirects a guest to sign-in and remembers the URL', async ({ page }) => {
  expect(userPatterns.length).toBeGreaterThan(25)
  for (const pattern of userPatterns) {
    const path = pattern.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '1')
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page, path).toHaveURL(`/auth/login?redirectUrl=${encodeURIComponent(path)}`)
  }
})

test('ROUTE-14 an unknown URL shows the 404 page, keeps the URL, and returns 404', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
  await expect(page).toHaveURL('/no/such/page')
  await expectAccessible(page)
})

const isFull = process.env['TEST_FULL'] === 'yes'

// Text that no id is, text that cannot be decoded, and a number that is too large.
const hostile = ['abc', '%E0%A4%A', '9'.repeat(20)]

/** What an address with an unknown token or tab shows: its heading, and where it leads if it is another address. */
const outcomes: Record<string, { heading: string | RegExp; to?: string }> = {
  [paths.passwordReset.pattern]: { heading: 'Reset password' },
  // Of a user who is signed in.
  [paths.signupWizard.pattern]: { heading: /, Mara/, to: '/' },
  [paths.bookViewing.pattern]: { heading: 'This page no longer exists' },
  [paths.viewing.pattern]: { heading: 'This booking no longer exists' },
  [paths.offer.pattern]: { heading: 'This offer no longer exists' },
  [paths.testimonial.pattern]: { heading: 'This link is no longer valid' },
  [paths.settings.pattern]: { heading: 'Settings' },
}

test('ROUTE-14 every address with a hostile parameter shows its own page of what does not exist, or the 404 page', async ({
  page,
  vendor,
  request,
}) => {
  await signedIn(page, vendor, paths.home())
  const patterns = Object.values(paths).flatMap(({ pattern }) => (pattern.includes(':') ? [pattern] : []))
  expect(patterns.length).toBeGreaterThan(10)
  for (const [index, pattern] of patterns.entries())
    for (const [turn, value] of hostile.entries()) {
      const path = pattern.replaceAll(/:\w+\??/g, value)
      const hasOutcome = !/:\w*Id\b/.test(pattern) && value !== '%E0%A4%A'
      // The status of every answer is checked; one value of each address is opened, and all of them in `npm run test:full`.
      if (!isFull && turn !== index % hostile.length) {
        expect((await request.get(path)).status(), path).toBe(hasOutcome ? 200 : 404)
        continue
      }
      const answer = await page.goto(path)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading, path).toBeVisible()
      const { pathname } = new URL(page.url())
      if (hasOutcome) {
        const outcome = outcomes[pattern]
        expect(outcome, `${pattern} has an outcome`).toBeDefined()
        await expect(heading, path).toHaveText(outcome!.heading)
        await expect(page, path).toHaveURL(outcome!.to ?? path)
        continue
      }
      expect(answer?.status(), path).toBe(404)
      await expect(heading, path).toHaveText('Not Found')
      expect(pathname, path).toBe(new URL(path, page.url()).pathname)
    }
})

test('no page crashes on a hostile query string', async ({ page, vendor }) => {
  const away = paths.error404()
  await signedIn(page, vendor, away)
  const names = ['activeTab', 'createdAtStart', 'displayStates', 'key', 'page', 'providerIds', 'redirectUrl', 'search', 'sort', 'status']
  const addresses = Object.values(paths).map(({ pattern }) => pattern.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '7'))
  for (const address of new Set(addresses)) {
    const isError = address.startsWith('/errors/')
    const path = `${address}?${names.map((name, index) => `${name}=${hostile[index % hostile.length]}`).join('&')}&&=&sort=%00`
    await (isError ? page.goto(path) : followLink(page, path))
    const heading = page.getByRole('heading').first()
    await expect(heading, path).toBeVisible()
    if (!isError) await expect(heading, path).not.toHaveText(/Server Error|Something went wrong/)
    // From one page of an error to the next, the heading would stay.
    await (isError ? page.goto(away) : followLink(page, away))
  }
})

test('ROUTE-20 ROUTE-50 each page has a title, its heading gets focus, and Home has both of its URLs', async ({ page, vendor }) => {
  await signedIn(page, vendor, '/')
  await expect(page).toHaveTitle('Home · Vendor panel')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /Couples/ })
    .click()
  await expect(page).toHaveTitle('Couples · Vendor panel')
  await expect(page.getByRole('heading', { level: 1, name: 'Couples' })).toBeFocused()
  for (const path of [paths.dashboard(), paths.home()]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: /, Mara/ })).toBeVisible()
    await expect(sidebar(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveURL(path)
  }
})

test('the contract is at /reference and mail at /dev/outbox, each in a frame with its own permissions', async ({ request }) => {
  for (const path of ['/reference', '/dev/outbox']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-security-policy'], path).toContain('sandbox')
  }
})

test('the link to another page is marked before that page is loaded, and the current page stays unchanged', async ({ page, vendor }) => {
  await signedIn(page, vendor, '/leads?displayStates=new')
  const chip = page.getByRole('link', { name: /^New \d/ })
  await expect(chip).toHaveAttribute('aria-current', 'page')
  // What the first frame after the click will show.
  const seen = page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () =>
          resolve({
            way: document.querySelector('nav [aria-current="page"]')?.getAttribute('href'),
            heading: document.querySelector('main h1')?.textContent,
            chosen: document.querySelector('main [aria-current="page"]')?.getAttribute('href'),
          })
        document.addEventListener('click', () => requestAnimationFrame(look), { capture: true, once: true })
      }),
  )
  await sidebar(page).getByRole('link', { name: 'Home' }).click()
  expect(await seen).toEqual({ way: '/', heading: 'Couples', chosen: '/leads?displayStates=new' })
  await expect(page.getByRole('heading', { level: 1, name: /, Mara/ })).toBeFocused()
})
