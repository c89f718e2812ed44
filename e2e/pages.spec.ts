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
  test(`no rule of axe is broken at ${path}, ${colorScheme}`, async ({ page, vendor }) => {
    await page.emulateMedia({ colorScheme })
    await signedIn(page, vendor, path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectAccessible(page)
  })
}

test('ROUTE-24 each tab of a couple has an address and breaks no rule of axe; an unknown one opens the first', async ({ page, vendor }) => {
  const couple = newCouple()
  const leadId = await coupleAsks(vendor, couple)
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

test('ROUTE-50 each page has a title, and focus goes to its heading', async ({ page, vendor }) => {
  await signedIn(page, vendor, '/')
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

test('the link to another page is marked before that page is there, and the page that is left stays as it was', async ({
  page,
  vendor,
}) => {
  await signedIn(page, vendor, '/leads?displayStates=new')
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
