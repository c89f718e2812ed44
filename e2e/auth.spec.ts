import type { Locator } from '@playwright/test'
import {
  answerField,
  requestQuote,
  expect,
  expectAccessible,
  feedConnected,
  networkOf,
  newCouple,
  origin,
  outboxMail,
  password,
  sidebar,
  signedIn,
  signIn,
  tab,
  test,
  titleOf,
} from './world.ts'

const signInTitle = 'Sign in'

test('ROUTE-15 ROUTE-16 ROUTE-23 a deep link leads to sign-in and from there back to its tab', async ({ page, vendor }) => {
  const couple = newCouple()
  const leadId = await requestQuote(vendor, couple)
  await page.goto(`/leads/${leadId}?activeTab=messages`)
  await expect(page).toHaveURL(`/auth/login?redirectUrl=${encodeURIComponent(`/leads/${leadId}?activeTab=messages`)}`)
  await signIn(page, vendor)
  await expect(titleOf(page, couple)).toBeVisible()
  await expect(page).toHaveURL(`/leads/${leadId}?activeTab=messages`)
  await expect(page.getByRole('tab', { name: 'Messages' })).toHaveAttribute('aria-selected', 'true')
})

test('AUTH-42 a wrong password shows an error, keeps the name and the page, and an unknown name gets the same error', async ({
  page,
  vendor,
}) => {
  await page.goto('/auth/login?redirectUrl=%2Fleads')
  await signIn(page, vendor, 'not-the-password')
  const refusal = page.getByText('The name or password is incorrect.')
  await expect(refusal).toBeVisible()
  await expect(page.getByLabel('Username, e-mail or phone')).toHaveValue(vendor.username)
  await page.getByLabel('Username, e-mail or phone').fill('nobody-at-all')
  const answer = page.waitForResponse('**/api/access-tokens')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  expect((await answer).status()).toBe(422)
  await expect(refusal).toBeVisible()
  await signIn(page, vendor)
  await expect(page).toHaveURL('/leads')
})

test('ROUTE-18 the token removed in another tab ends the session here', async ({ page, context, vendor }) => {
  await signedIn(page, vendor)
  await expect(sidebar(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/leads')
  await expect(sidebar(other)).toBeVisible()
  await other.evaluate(() => localStorage.removeItem('accessToken'))
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(page.getByRole('heading', { name: signInTitle })).toBeVisible()
})

test('AUTH-01 AUTH-02 username, e-mail and phone each sign in with the password', async ({ page, vendor }) => {
  const { customerId, id, email } = vendor.user
  const { phone } = (await vendor.api.getCustomerUser({ path: { customerId, customerUserId: id } })).data
  for (const name of [vendor.username.toUpperCase(), email!, phone!]) {
    await page.goto('/auth/login?redirectUrl=%2Fsettings')
    await signIn(page, { username: name })
    await expect(page).toHaveURL('/settings')
    await page.evaluate(() => localStorage.clear())
  }
})

test('AUTH-01 a new address signs in after its link was used, and a new number after its code', async ({ page, vendor }) => {
  const outbox = await outboxMail(page)
  const messageTo = async (recipient: string, read: (message: Locator) => Promise<string | null>) => {
    const message = outbox.locator('article').filter({ hasText: recipient }).first()
    // The worker sends in the background; the page shows what was sent when it was opened.
    await expect(async () => {
      await outbox.page().reload()
      await expect(message).toBeVisible({ timeout: 500 })
    }).toPass()
    return (await read(message)) ?? ''
  }
  const path = { customerUserId: vendor.user.id }
  const [address, number] = [`new-${vendor.username}@rosewood.example`, '+16135550166']
  await vendor.api.createContact({ path, body: { type: 'email', value: address, oldPassword: password } })
  const mail = await messageTo(address, (message) => message.locator('iframe').getAttribute('srcdoc'))
  await page.goto(/\/auth\/verify-contact\?key=[\w-]+/.exec(mail)![0])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(`${address} is confirmed.`)).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await signIn(page, { username: address })
  await expect(page.getByRole('heading', { level: 1, name: /, Mara/ })).toBeVisible()

  await vendor.api.createContact({ path, body: { type: 'mobile', value: number, oldPassword: password } })
  const sms = await messageTo(number, (message) => message.locator('p[dir]').textContent())
  await page.goto(/\/auth\/verify-contact\?key=[\w-]+/.exec(sms)![0])
  await page.getByLabel('Code').fill(/\b\d{6}\b/.exec(sms)![0])
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${number} is confirmed.`)).toBeVisible()
  await expectAccessible(page)
})

test('AUTH-08 PERM-01 ROUTE-03 ROUTE-04 ROUTE-05 ROUTE-06 ROUTE-07 ROUTE-09 a signed-in user is redirected home from every guest page', async ({
  page,
  vendor,
}) => {
  const session = page.waitForRequest(
    (request) => request.method() === 'GET' && request.url().endsWith(`/api/access-tokens/${vendor.token}`),
  )
  await signedIn(page, vendor, '/auth/login')
  await session
  await expect(page).toHaveURL('/')
  const pages = [
    '/auth/google',
    '/auth/forgot-password',
    '/auth/forgot-username',
    '/auth/renew-password',
    '/password-renew',
    '/signup-wizard',
    '/signup-wizard/hash',
  ]
  for (const path of pages) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/')
  }
  await expect(sidebar(page)).toBeVisible()
})

test('AUTH-10 ERR-01 a session that is ended elsewhere ends here by its event, without a click, and at the next start', async ({
  page,
  context,
  vendor,
}) => {
  const connected = feedConnected(page)
  await signedIn(page, vendor)
  await connected
  // Afterwards no call of the page itself could fail at the end of the session.
  await page.waitForLoadState('networkidle')
  await vendor.api.deleteAccessToken({ path: { accessTokenId: vendor.token } })
  await expect(page).toHaveURL(/\/auth\/login/)
  const keys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /token|crm/i.test(key)))
  expect(await keys()).toEqual([])

  await page.evaluate((token) => {
    localStorage.setItem('accessToken', token)
    for (const name of ['switch_user', 'adminAccessToken']) document.cookie = `${name}=1; path=/`
  }, vendor.token)
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/auth\/login/)
  expect(await keys()).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test('AMB-05 a 401 keeps an unsent answer: it is in its field again after the next sign-in', async ({ page, vendor }) => {
  const leadId = await requestQuote(vendor, newCouple())
  await signedIn(page, vendor, `/leads/${leadId}?activeTab=messages`)
  await answerField(page).fill('The garden is free on Saturday.')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await vendor.api.deleteAccessToken({ path: { accessTokenId: vendor.token } })
  // The next call may also be one in the background, after which there is no tab.
  await tab(page, 'History').evaluateAll(([history]) =>
    history?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
  )
  await expect(page).toHaveURL(/\/auth\/login/)
  await signIn(page, vendor)
  await tab(page, 'Messages').click()
  await expect(answerField(page)).toHaveValue('The garden is free on Saturday.')
})

test('AUTH-11 a session that cannot be loaded is kept, its request is named, and it loads with Retry', async ({ page, vendor }) => {
  const network = await networkOf(page)
  network.breakDown('GET', /\/api\/access-tokens\//)
  await signedIn(page, vendor, '/settings')
  await expect(page.getByText('Could not be reached, please try again')).toBeVisible()
  network.breakDown('GET', /\/api\/access-tokens\//, (route) => route.fulfill({ status: 500, headers: { 'x-request-id': 'rq-7f3a' } }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('For support: request rq-7f3a')).toBeVisible()
  network.restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(sidebar(page)).toBeVisible()
  await expect(page).toHaveURL('/settings')
})

test('AUTH-14 ROUTE-08 a password that must be changed comes before everything else', async ({ page, vendorLike }) => {
  await page.goto('/leads')
  await signIn(page, await vendorLike('renew'))
  await expect(page).toHaveURL(/\/password-renew/)
  await page.goto('/leads')
  await expect(page).toHaveURL(/\/password-renew/)
  await page.getByLabel('New password', { exact: true }).fill('a garden in june')
  await page.getByLabel('Repeat new password').fill('a garden in july')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText('Passwords dont match.')).toBeVisible()
  await page.getByLabel('Repeat new password').fill('a garden in june')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(sidebar(page)).toBeVisible()
})

test('AUTH-12 exit ends the session at the server, and clears storage and cookies', async ({ page, context, request, vendor }) => {
  await signedIn(page, vendor)
  await expect(sidebar(page)).toBeVisible()
  await page.evaluate(() => localStorage.setItem('dugun-crm-status', 'prime'))
  await page.getByRole('button', { name: 'Mara Lindqvist' }).click()
  await page.getByRole('menuitem', { name: 'Exit' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept.filter((key) => !['lng', 'theme'].includes(key) && !key.startsWith('firebase:'))).toEqual([])
  expect(await context.cookies()).toEqual([])
  const headers = { 'X-Access-Token': vendor.token, 'X-Consumer-Key': 'vendor-panel-web' }
  const answer = await request.get(`${origin}/api/leads`, { headers })
  expect(answer.status()).toBe(401)
})
