import { coupleAsks, expect, expectAccessible, newCouple, sidebar, signedIn, test, titleOf } from './world.ts'

const pages = [
  ['/', 'light', /Good (morning|afternoon|evening), Mara/],
  ['/', 'dark', /Good (morning|afternoon|evening), Mara/],
  ['/leads', 'light', 'Couples'],
  ['/leads', 'dark', 'Couples'],
  ['/settings', 'light', 'Settings'],
  ['/errors/error-401', 'dark', 'Unauthorized'],
  ['/errors/error-500', 'light', 'Server Error'],
] as const

for (const [path, colorScheme, title] of pages) {
  test(`no rule of axe is broken at ${path}, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await signedIn(page, 'mara', path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectAccessible(page)
  })
}

test('no rule of axe is broken in any tab of a couple', async ({ page }) => {
  const couple = newCouple()
  const leadId = await coupleAsks('mara', couple)
  await signedIn(page, 'mara', `/leads/${leadId}`)
  await expect(titleOf(page, couple)).toBeVisible()
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await expectAccessible(page, '[role="tabpanel"]')
  }
})

test('no rule of axe is broken before sign-in', async ({ page }) => {
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expectAccessible(page)
})

test('ROUTE-14 an unknown address shows the 404 page, keeps the address, and answers 404', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
  await expect(page).toHaveURL('/no/such/page')
  await expectAccessible(page)
})

test('ROUTE-50 each page has a title, and focus goes to its heading', async ({ page }) => {
  await signedIn(page, 'mara', '/')
  await expect(page).toHaveTitle('Home · Vendor panel')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /Couples/ })
    .click()
  await expect(page).toHaveTitle('Couples · Vendor panel')
  await expect(page.getByRole('heading', { level: 1, name: 'Couples' })).toBeFocused()
})

test('the contract can be read at /reference, and mail at /dev/outbox, each in a frame of its own rights', async ({ request }) => {
  for (const path of ['/reference', '/dev/outbox']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-security-policy'], path).toContain('sandbox')
  }
})

test('ROUTE-50 the way to another page is marked before that page is there, and the one that is left stays as it was', async ({ page }) => {
  await signedIn(page, 'mara', '/leads?displayStates=new')
  const chip = page.getByRole('link', { name: /^New \d/ })
  await expect(chip).toHaveAttribute('aria-current', 'page')
  // What the first picture after the click will show.
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
