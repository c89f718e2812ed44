import type { Page } from '@playwright/test'
import { requestQuote, expect, newCouple, signedIn, test, titleOf } from './world.ts'

/** Blocks the panel's code until it is released: until then the screen is the HTML alone. */
async function holdCode(page: Page): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}

test('AUTH-09 before the code is loaded, a guest sees the form and a user the shell, never the other one', async ({
  page,
  context,
  vendor,
}) => {
  const letThrough = await holdCode(page)
  await page.goto('/leads', { waitUntil: 'commit' })
  await expect(page.getByLabel('Username, e-mail or phone')).toBeVisible()
  await expect(page.locator('#skeleton')).toBeHidden()
  letThrough()
  await signedIn(page, vendor)
  const second = await context.newPage()
  await holdCode(second)
  await second.goto('/', { waitUntil: 'commit' })
  await expect(second.locator('#skeleton')).toBeVisible()
  await expect(second.locator('#root')).toBeHidden()
})

test('ROUTE-22 a couple is listed, and opens on a click, before the code of the inbox is loaded', async ({ page, context, vendor }) => {
  const couple = newCouple()
  const leadId = await requestQuote(vendor, couple)
  await signedIn(page, vendor)
  const second = await context.newPage()
  const letThrough = await holdCode(second)
  await second.goto('/leads', { waitUntil: 'commit' })
  const isAsked = second.waitForRequest((request) => new URL(request.url()).pathname === `/api/leads/${leadId}/messages`)
  await second.getByRole('link', { name: couple }).click()
  await expect(second).toHaveURL('/leads')
  await isAsked
  letThrough()
  await expect(titleOf(second, couple)).toBeFocused()
  await expect(second).toHaveURL(`/leads/${leadId}`)
  await second.goBack()
  await expect(second).toHaveURL('/leads')
})

test('a click on another page before its route is loaded keeps the inbox until then', async ({ page, context, vendor }) => {
  await signedIn(page, vendor)
  const second = await context.newPage()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await second.route('**/assets/other-pages-*.js', async (route) => {
    await held
    await route.continue()
  })
  await second.goto('/leads')
  await second.getByRole('link', { name: 'Discounts' }).click()
  await expect(second).toHaveURL('/discounts')
  await expect(titleOf(second, 'Couples')).toBeVisible()
  release()
  await expect(titleOf(second, 'Discounts')).toBeVisible()
})

test('ERR-19 a page whose route cannot be loaded says so, and Retry loads it', async ({ page, context, consoleErrors, vendor }) => {
  await signedIn(page, vendor)
  const second = await context.newPage()
  await second.route('**/assets/other-pages-*.js', (route) => route.abort())
  await second.goto('/leads')
  await second.getByRole('link', { name: 'Discounts' }).click()
  await expect(second.getByText('Could not be reached, please try again')).toBeVisible()
  await second.unroute('**/assets/other-pages-*.js')
  await second.getByRole('button', { name: 'Try again' }).click()
  await expect(titleOf(second, 'Discounts')).toBeVisible()
  // React logs errors that a boundary caught to the console.
  expect(consoleErrors.splice(0)).toHaveLength(1)
})
