import type { Page, Request } from '@playwright/test'
import { expect, origin, sidebar, signIn, test } from './world.ts'

test.use({ like: 'ines' })

// With a zero in front, so that no number in the memory of the page is the same.
const cvv = '073'
const declined = '4242 4242 4242 4242'
const approved = '5555 5555 5555 4444'

async function enterCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expires').fill('09 / 30')
  await page.getByLabel('Security code').fill(cvv)
  await page.getByLabel('Name on the card').fill('Inès Moreau')
}

async function pay(page: Page) {
  await page.getByText('I order this with the obligation to pay').click()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('heading', { name: 'Sandbox bank' })).toBeVisible()
}

/** Everything that this browser has stored for our origin. */
const stored = async (page: Page) =>
  JSON.stringify([
    await page.context().storageState({ indexedDB: true }),
    await page.evaluate(async () => [Object.entries(sessionStorage), await caches.keys(), history.state as unknown]),
  ])

/** What is left in the memory of the page after a garbage collection. */
async function heapOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const parts: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk))
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await session.detach()
  const { strings } = JSON.parse(parts.join('')) as { strings: string[] }
  return strings.join('\n')
}

/** Whether a text has a card number, in groups or not, or the security code as a value of its own. */
const hasCard = (text: string) =>
  [declined, approved].some((number) => text.replaceAll(/[\s+]|%20/g, '').includes(number.replaceAll(' ', ''))) ||
  new RegExp(`(?<![\\w-])${cvv}(?![\\w-])`).test(text)

test('AMB-18 ROUTE-02 ROUTE-19 SHELL-21 AUTH-43 PAY-01 PAY-10 PAY-18 INT-10 a due payment is shown after sign-in, declined once at the bank and then paid, and the card is sent to the bank alone', async ({
  page,
  vendor,
}) => {
  const requests: Request[] = []
  const printed: string[] = []
  page.on('request', (request) => requests.push(request))
  page.on('console', (message) => printed.push(message.text()))
  await page.goto('/auth/login')
  await signIn(page, vendor)
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await expect(sidebar(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Find a couple' })).toHaveCount(0)

  await enterCard(page, declined)
  await expect(page.getByText('Visa')).toBeVisible()
  expect(hasCard(await stored(page))).toBe(false)
  await pay(page)
  // Back and a reload lead to the payment that waits, not to a form that pays again.
  await page.goBack()
  await expect(page).toHaveURL(/\/checkout\?payment=\d+$/)
  await page.reload()
  await page.getByRole('button', { name: 'Continue to the bank' }).click()
  await expect(page.getByRole('heading', { name: 'Sandbox bank' })).toBeVisible()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page).toHaveURL(/\/checkout\?payment=\d+$/)
  await expect(page.getByText('Payment is fail')).toBeVisible()
  await expect(page.getByText('The payment was not confirmed with the bank in time.')).toBeVisible()

  await page.getByRole('link', { name: 'Try again' }).click()
  await enterCard(page, approved)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(sidebar(page)).toBeVisible()
  await expect(page.getByText('$490 has been overdue since')).toContainText('One more payment is due.')
  expect(hasCard(await heapOf(page))).toBe(false)

  await page.getByRole('link', { name: 'Pay now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0)
  await enterCard(page, approved)
  await page.getByText('Save this card for later payments').click()
  await page.getByRole('combobox', { name: 'Instalments' }).selectOption('3')
  await pay(page)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Paid. Thank you!')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Download receipt/ })).toBeVisible()

  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(sidebar(page)).toBeVisible()
  await expect(page.getByText('$490 is due on')).toBeVisible()
  await page.getByRole('button', { name: vendor.user.name }).click()
  await page.getByRole('menuitem', { name: 'Product info' }).click()
  await expect(page).toHaveURL('/providers/0/payments')
  await expect(page.getByRole('region', { name: 'Saved cards' }).getByText('Mastercard •••• 4444')).toBeVisible()
  const packages = page.getByRole('region', { name: 'Packages' })
  for (const status of ['Previous', 'Pending', 'Active', 'Passive'])
    await expect(packages.getByRole('radio', { name: status })).toBeVisible()

  // Number and security code were sent twice, each time to the bank.
  const sent = requests.map((request) => ({
    isOurs: new URL(request.url()).origin === origin,
    text: [request.url(), request.postData(), JSON.stringify(request.headers())].join(' '),
  }))
  expect(sent.filter(({ text }) => hasCard(text)).map(({ isOurs }) => isOurs)).toEqual([false, false])
  expect(hasCard(printed.join(' '))).toBe(false)
  expect(hasCard(await stored(page))).toBe(false)
})
