import type { Page } from '@playwright/test'
import { expect, password, test, toasts } from './world.ts'

/** At the demo's provider, which states that it is one. */
async function chooseAccount(page: Page, service: string, account: string) {
  await expect(page.getByRole('heading', { name: `Demo sign-in in place of ${service}` })).toBeVisible()
  await page.getByLabel('Another account').fill(account)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('AUTH-19 ROUTE-45 INT-14 a vendor signs in with Google, connects Instagram and signs in with it; a strange link does neither', async ({
  page,
  vendor,
}) => {
  await page.goto('/auth/google?code=abc&state=st_of_someone_else')
  await expect(page.getByText('Sign-in did not work. Please try again.')).toBeVisible()
  await expect(page).toHaveURL('/auth/google')

  await page.goto('/auth/login?redirectUrl=%2Fsettings%2Faccount')
  await page.getByRole('button', { name: 'Google', exact: true }).click()
  await chooseAccount(page, 'Google', `demo-${vendor.username}`)
  await expect(page).toHaveURL('/settings/account')

  const connect = async () => {
    await page.getByRole('button', { name: 'Connect Instagram' }).click()
    await page.getByLabel('Old password').fill(password)
    await page.getByRole('button', { name: 'Continue to Instagram' }).click()
  }
  await connect()
  await expect(page.getByRole('heading', { name: 'Demo sign-in in place of Instagram' })).toBeVisible()
  await page.goto('/instagram/callback?code=abc&state=st_of_someone_else')
  await expect(page).toHaveURL('/settings/account')
  await expect(toasts(page).getByText('Instagram could not be connected. Please try again.')).toBeVisible()
  await connect()
  await chooseAccount(page, 'Instagram', `gram-${vendor.username}`)
  await expect(toasts(page).getByText('Instagram is connected.')).toBeVisible()
  await expect(page).toHaveURL('/settings/account')

  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth/login?redirectUrl=%2Fdiscounts')
  await page.getByRole('button', { name: 'Instagram', exact: true }).click()
  await chooseAccount(page, 'Instagram', `gram-${vendor.username}`)
  await expect(page).toHaveURL('/discounts')
})
