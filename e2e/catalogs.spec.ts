import type { Page } from '@playwright/test'
import { expect, expectAccessible, sidebar, signedIn, test, toasts, type Vendor } from './world.ts'

test.use({ couplesBefore: 1 })

const providerOf = ({ user }: Vendor) => user.providers[0]!
const pricesPath = (vendor: Vendor) => `/providers/${providerOf(vendor).id}/info/budget`
/** The list that applies to all days without a season. */
const weddingList = (page: Page) => page.getByRole('region', { name: 'Wedding All other days' })
const cell = (page: Page, name: RegExp) => weddingList(page).getByRole('textbox', { name })

/** Pastes a block, as copied from a spreadsheet, into the focused cell. */
const paste = (page: Page, block: string) =>
  page.evaluate((text) => {
    const data = new DataTransfer()
    data.setData('text/plain', text)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, block)

test('ROUTE-25 ROUTE-27 CAT-21 a vendor finds the prices, pastes a block from a spreadsheet, undoes, sees what changes, saves, and finds the past prices', async ({
  page,
  vendor,
}) => {
  await signedIn(page, vendor, '/')
  await sidebar(page).getByRole('link', { name: 'Providers' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: providerOf(vendor).name, exact: true })
    .click()
  await page.getByRole('link', { name: 'Pricing packages' }).click()
  await expect(page).toHaveURL(pricesPath(vendor))
  await expect(page.getByRole('heading', { level: 1, name: providerOf(vendor).name })).toBeVisible()
  await expect(cell(page, /Set menu.*Weekdays/)).toHaveValue('95')
  await expectAccessible(page)

  await cell(page, /Set menu.*Weekdays/).focus()
  await paste(page, '$99\t$1,350\n')
  await expect(cell(page, /Set menu.*Weekend/)).toHaveValue('1,350')
  await page.keyboard.press('Control+z')
  await expect(cell(page, /Set menu.*Weekend/)).toHaveValue('125')
  await page.keyboard.press('Control+Shift+z')
  await cell(page, /Buffet.*Every day/).focus()
  await page.keyboard.type('88')
  await page.keyboard.press('Enter')
  const changes = weddingList(page).getByRole('group', { name: '3 changes' })
  await expect(changes).toContainText('$125')
  await expect(changes).toContainText('$1,350')
  await expectAccessible(page)
  await weddingList(page).getByRole('button', { name: 'Save prices' }).click()
  await expect(toasts(page).getByText('Prices for “Wedding” saved.')).toBeVisible()
  await expect(changes).toBeHidden()

  // The same form saves again, with the new version.
  await cell(page, /Set menu.*Weekend/).focus()
  await page.keyboard.type('135')
  await page.keyboard.press('Tab')
  await weddingList(page).getByRole('button', { name: 'Save prices' }).click()
  await expect(toasts(page).getByText('Prices for “Wedding” saved.')).toHaveCount(2)
  await page.getByRole('button', { name: 'Past prices' }).click()
  await expect(page.getByRole('table', { name: 'Past prices' }).getByRole('row', { name: /Set menu.*Weekend.*\$1,350/ })).toBeVisible()
  const { data } = await vendor.api.listCatalogs({ query: { providerId: providerOf(vendor).id } })
  expect(data[0]!.prices.slice(0, 3).map(({ price }) => price)).toEqual([99, 135, 88])
})

test('two users save the same list: both versions are shown, and no input is lost', async ({ page, vendor }) => {
  await signedIn(page, vendor, pricesPath(vendor))
  await cell(page, /Full day.*Weekend/).focus()
  await page.keyboard.type('6100')
  await page.keyboard.press('Enter')
  const { data } = await vendor.api.listCatalogs({ query: { providerId: providerOf(vendor).id } })
  const [list] = data
  const prices = list!.prices.map(({ catalogItemOption, ...price }) => ({
    ...price,
    price: price.price + 1,
    catalogItemOptionId: catalogItemOption.id,
  }))
  const path = { customerId: vendor.user.customer.id, catalogId: list!.id }
  await vendor.api.replaceCatalog({ path, body: { expireAt: list!.expireAt, prices } })
  await weddingList(page).getByRole('button', { name: 'Save prices' }).click()
  await expect(weddingList(page).getByText('Someone else saved changes')).toBeVisible()
  await expect(cell(page, /Full day.*Weekend/)).toHaveValue('6,100')
  await weddingList(page).getByRole('button', { name: 'Keep my version' }).click()
  await expect(toasts(page).getByText('Prices for “Wedding” saved.')).toBeVisible()
})

test('SHELL-34 prices are changed with the keyboard alone, and leaving asks before they are lost', async ({ page, vendor }) => {
  await signedIn(page, vendor, '/')
  await sidebar(page).getByRole('link', { name: 'Providers' }).press('Enter')
  await page
    .getByRole('main')
    .getByRole('link', { name: providerOf(vendor).name, exact: true })
    .press('Enter')
  await page.getByRole('link', { name: 'Pricing packages' }).press('Enter')
  await cell(page, /Half day.*Every day/).focus()
  await page.keyboard.type('1800')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(cell(page, /Half day.*Weekdays/)).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('6')
  await page.keyboard.press('Tab')
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).press('Enter')
  await expect(cell(page, /Half day.*Every day/)).toHaveValue('1,800')
  await weddingList(page).getByRole('button', { name: 'Save prices' }).press('Enter')
  await expect(toasts(page).getByText('Prices for “Wedding” saved.')).toBeVisible()
})

test('CAT-20 CAT-21 a vendor adds a menu with its PDF, previews and downloads it, changes it, deletes it and undoes that', async ({
  page,
  vendor,
}) => {
  await signedIn(page, vendor, `/providers/${providerOf(vendor).id}/info/menus`)
  await page.getByRole('button', { name: 'Add menu' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Winter feast')
  await dialog.getByRole('textbox', { name: 'Price' }).fill('1,110')
  await dialog.getByRole('combobox', { name: 'Price is' }).selectOption('Package')
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'Winter feast.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a PDF') })
  await dialog.getByRole('button', { name: 'Save menu' }).click()
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'Winter feast.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
  await expectAccessible(page, '[role="dialog"]')
  await dialog.getByRole('button', { name: 'Save menu' }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Winter feast' }) })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('$1,110')
  await expect(row).toContainText('Package')

  await row.getByRole('button', { name: 'Preview Winter feast.pdf' }).click()
  await expect(page.getByRole('dialog', { name: 'Winter feast.pdf' })).toBeVisible()
  const downloaded = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await downloaded).suggestedFilename()).toBe('Winter feast.pdf')
  await dialog.getByRole('button', { name: 'Close' }).click()

  await row.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByRole('textbox', { name: 'Guests, at most' }).fill('80')
  await dialog.getByRole('button', { name: 'Save menu' }).click()
  await expect(row).toContainText('up to 80 guests')
  await row.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
  await toasts(page).getByRole('button', { name: 'Undo' }).last().click()
  await expect(row).toContainText('Winter feast.pdf')
})

test('PROV-30 a vendor adds a space with its capacity, changes it while someone else does, deletes it and undoes that', async ({
  page,
  vendor,
}) => {
  const { id: providerId } = providerOf(vendor)
  await signedIn(page, vendor, `/providers/${providerId}/info/capacity`)
  await page.getByRole('button', { name: 'Add space' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Barn')
  await dialog.getByRole('button', { name: 'Save space' }).click()
  await expect(dialog.getByRole('textbox', { name: /^Meal, at most/ })).toBeFocused()
  await dialog.getByRole('textbox', { name: /^Meal, at most/ }).fill('140')
  await dialog.getByRole('button', { name: 'Save space' }).click()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Barn' }) })
  await expect(row).toContainText('up to 140 guests')
  await expectAccessible(page)

  await row.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByRole('textbox', { name: /^Meal, at least/ }).fill('40')
  const { data } = await vendor.api.listCustomerSpaces({ query: { providerId } })
  const { id: customerSpaceId } = data.find(({ name }) => name === 'Barn')!
  await vendor.api.updateCustomerSpace({ path: { customerSpaceId }, body: { mealMax: 150 } })
  await dialog.getByRole('button', { name: 'Save space' }).click()
  await expect(dialog.getByText('Someone else saved changes')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep my version' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('40 to 150 guests')
  await row.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
  await toasts(page).getByRole('button', { name: 'Undo' }).last().click()
  await expect(row).toBeVisible()
})

test.describe('in Arabic, on a phone', () => {
  test.use({ like: 'noura', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' })
  test('prices fit, take Arabic digits, and violate no axe rule', async ({ page, vendor }) => {
    await page.addInitScript(() => localStorage.setItem('lng', 'ar_AE'))
    const { id: providerId } = vendor.user.providers.find(({ name }) => name === 'قاعة النخيل الكبرى')!
    await signedIn(page, vendor, `/providers/${providerId}/info/budget`)
    const price = page.getByRole('textbox', { name: /نهاية الأسبوع/ }).first()
    await price.tap()
    await page.keyboard.type('١٬٢٥٠')
    await page.keyboard.press('Enter')
    await expect(price).toHaveValue('1,250')
    await expectAccessible(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
    await page.getByRole('button', { name: 'حفظ الأسعار' }).tap()
    await expect(page.getByRole('button', { name: 'حفظ الأسعار' })).toBeHidden()
    const { data } = await vendor.api.listCatalogs({ query: { providerId } })
    expect(data[0]!.prices.find(({ weekPeriod }) => weekPeriod === 'weekend')?.price).toBe(1250)
  })
})
