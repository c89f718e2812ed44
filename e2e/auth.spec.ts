import { coupleAsks, expect, newCouple, origin, sidebar, signedIn, signIn, test, titleOf } from './world.ts'

const signInTitle = 'Sign in'

test('ROUTE-15 ROUTE-16 a deep link leads to sign-in and from there back, query and all', async ({ page }) => {
  const couple = newCouple()
  const leadId = await coupleAsks('mara', couple)
  await page.goto(`/leads/${leadId}?activeTab=notes`)
  await expect(page).toHaveURL(`/auth/login?redirectUrl=${encodeURIComponent(`/leads/${leadId}?activeTab=notes`)}`)
  await signIn(page, 'mara')
  await expect(titleOf(page, couple)).toBeVisible()
  await expect(page).toHaveURL(`/leads/${leadId}?activeTab=notes`)
  await expect(page.getByRole('tab', { name: 'Notes' })).toHaveAttribute('aria-selected', 'true')
})

test('AUTH-42 a wrong password says so, keeps the name and the place, and says the same for a name nobody has', async ({ page }) => {
  await page.goto('/auth/login?redirectUrl=%2Fleads')
  await signIn(page, 'mara', 'not-the-password')
  const refusal = page.getByText('The name or the password is not right.')
  await expect(refusal).toBeVisible()
  await expect(page.getByLabel('Username, e-mail or phone')).toHaveValue('mara')
  await page.getByLabel('Username, e-mail or phone').fill('nobody-at-all')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(refusal).toBeVisible()
  await signIn(page, 'mara')
  await expect(page).toHaveURL('/leads')
})

test('ROUTE-18 the token removed in another tab ends the session here', async ({ page, context }) => {
  await signedIn(page, 'mara')
  await expect(sidebar(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/leads')
  await expect(sidebar(other)).toBeVisible()
  await other.evaluate(() => localStorage.removeItem('accessToken'))
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(page.getByRole('heading', { name: signInTitle })).toBeVisible()
})

test('ROUTE-03 whoever is signed in does not see the sign-in form', async ({ page }) => {
  await signedIn(page, 'mara', '/auth/login')
  await expect(page).toHaveURL('/')
  await expect(sidebar(page)).toBeVisible()
})

test('ROUTE-08 a password that must be changed comes before everything else', async ({ page }) => {
  await page.goto('/leads')
  await signIn(page, 'renew')
  await expect(page).toHaveURL(/\/password-renew/)
  await page.goto('/leads')
  await expect(page).toHaveURL(/\/password-renew/)
  await page.getByLabel('New password', { exact: true }).fill('a garden in june')
  await page.getByLabel('New password again').fill('a garden in july')
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await expect(page.getByText('Passwords dont match.')).toBeVisible()
  await page.getByLabel('New password again').fill('a garden in june')
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await expect(sidebar(page)).toBeVisible()
})

test('exit forgets the session, here and at the server', async ({ page, request }) => {
  const { token } = await signedIn(page, 'mara')
  await page.getByRole('button', { name: 'Mara Lindqvist' }).click()
  await page.getByRole('menuitem', { name: 'Exit' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  const answer = await request.get(`${origin}/api/leads`, { headers: { 'X-Access-Token': token, 'X-Consumer-Key': 'vendor-panel-web' } })
  expect(answer.status()).toBe(401)
})
