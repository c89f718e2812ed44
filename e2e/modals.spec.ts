import type { Page } from '@playwright/test'
import { expect, expectAccessible, sidebar, signedIn, test, toasts } from './world.ts'

// A video plays by itself only for people who do not mind motion.
test.use({ couplesBefore: 1, hasModals: true, contextOptions: { reducedMotion: 'no-preference' } })

/** The first modal is the video of the country; journeys load nothing from its host. */
async function closeVideo(page: Page) {
  const video = page.getByRole('dialog', { name: 'Big Buck Bunny' })
  await expect(video.locator('iframe')).toHaveAttribute('src', /autoplay=1&mute=1/)
  await video.getByRole('button', { name: 'Close' }).click()
}

test.beforeEach(({ page }) =>
  page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })),
)

test('CAT-25 MODAL-15 expired prices are updated one after the other from the modal, which does not return and updates the missing data', async ({
  page,
  vendor,
}) => {
  const { customer, providers } = vendor.user
  const listed = await vendor.api.listCustomerCatalogs({ path: { customerId: customer.id } })
  // A second list expires, so that there are two to go through.
  const lakehouse = listed.data.find(({ provider }) => provider.name === 'Rosewood Lakehouse')!
  await vendor.api.replaceCatalog({
    path: { customerId: customer.id, catalogId: lakehouse.id },
    body: {
      expireAt: '2026-11-23',
      prices: lakehouse.prices.map(({ catalogItemOption, ...price }) => ({ ...price, catalogItemOptionId: catalogItemOption.id })),
    },
  })
  await signedIn(page, vendor, '/discounts')
  await closeVideo(page)
  const dialog = page.getByRole('dialog', { name: 'Your prices have expired' })
  await expect(dialog).toContainText('2 price lists are no longer valid')
  await expectAccessible(page, '[role="dialog"]')

  // Where it would interrupt, it is hidden without being dismissed.
  await page.evaluate(() => {
    history.pushState({}, '', '/galleries')
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  await expect(dialog).toBeHidden()
  await page.goBack()
  await dialog.getByRole('button', { name: 'Update prices' }).click()

  await expect(dialog.getByText('1 of 2')).toBeVisible()
  const first = await dialog.getByRole('heading', { level: 3 }).textContent()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByRole('heading', { level: 3 })).not.toHaveText(first!)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(first!)
  for (const left of ['2', '1']) {
    await dialog.getByRole('button', { name: 'Confirm for another three months' }).click()
    await dialog.getByRole('button', { name: 'Save prices' }).click()
    await expect(toasts(page).getByText(/^Prices for/)).toHaveCount(left === '2' ? 1 : 2)
  }
  await expect(dialog).toBeHidden()
  const { data } = await vendor.api.listMissingData({ query: { providerIds: providers.map(({ id }) => id) } })
  expect(data.flatMap(({ catalogs }) => catalogs.update)).toEqual([])
})

test('SHELL-37 SHELL-38 SHELL-42 the missing-information dialog opens the prices of a provider, is dismissed for six hours, and the referral follows', async ({
  page,
  vendor,
}) => {
  await signedIn(page, vendor, '/discounts')
  await closeVideo(page)
  const prices = page.getByRole('dialog', { name: 'Your prices have expired' })
  const dialog = page.getByRole('dialog', { name: 'Couples are missing information' })
  const unpriced = page.getByRole('dialog', { name: 'Couples look for prices' })
  // Those of the prices come first, if the provider of the journey has them.
  for (const earlier of [prices, unpriced]) {
    await expect(prices.or(unpriced).or(dialog)).toBeVisible()
    if (await earlier.isVisible()) await earlier.getByRole('button', { name: 'Later' }).last().click()
    await expect(earlier).toBeHidden()
  }
  await expect(dialog).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
  const mill = vendor.user.providers.find(({ name }) => name === 'Rosewood Mill')!
  await dialog.getByRole('button', { name: `Open ${mill.name}` }).click()
  await expect(page).toHaveURL(`/providers/${mill.id}/info/budget`)
  await expect(dialog).toBeHidden()
  const stored = await page.evaluate((id) => localStorage.getItem(`modal:${id}:missing-data`), vendor.user.id)
  expect(Number(stored)).toBeGreaterThan(Date.parse('2026-11-24T14:00:00Z'))
  await sidebar(page).getByRole('link', { name: 'Discounts' }).click()
  // The next modal is the referral: the dismissed one does not return.
  const referral = page.getByRole('dialog', { name: 'Know a business that couples would love?' })
  await expect(referral).toBeVisible()
  await expect(dialog).toBeHidden()
  await referral.getByRole('button', { name: 'Refer a business' }).click()
  await expect(page).toHaveURL('/refer-provider')
  await expect(referral).toBeHidden()
})
