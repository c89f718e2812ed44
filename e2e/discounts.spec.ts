import type { Locator } from '@playwright/test'
import { expect, expectAccessible, networkOf, sidebar, signedIn, test, toasts } from './world.ts'

test.use({ couplesBefore: 1 })

const rowOf = (page: Parameters<typeof signedIn>[0], intro: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: intro }) })

test('DISC-09 ROUTE-43 a vendor adds a discount with a document, changes it, saves the document, deletes the discount and undoes that', async ({
  page,
  vendor,
}) => {
  await signedIn(page, vendor, '/discounts')
  await expect(page.getByRole('heading', { level: 1, name: 'Discounts' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add discount' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Early bird 2027')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Discount', exact: true })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Discount', exact: true }).fill('15')
  await dialog.getByRole('textbox', { name: 'Regular price' }).fill('5,200')
  await dialog.getByRole('textbox', { name: 'Discounted price' }).fill('4420')
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'Conditions.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
  await expectAccessible(page, '[role="dialog"]')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  const row = rowOf(page, 'Early bird 2027')
  await expect(row).toContainText('15% off')
  await expect(row).toContainText('$4,420')
  const downloaded = page.waitForEvent('download')
  await row.getByRole('button', { name: 'Conditions.pdf', exact: true }).click()
  expect((await downloaded).suggestedFilename()).toBe('Conditions.pdf')

  await row.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByText('Payment in instalments').click()
  await dialog.getByRole('textbox', { name: 'Number of instalments' }).fill('6')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('6 instalments')

  await row.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
  await toasts(page).getByRole('button', { name: 'Undo' }).last().click()
  await expect(row).toBeVisible()
})

for (const [name, width, height] of [
  ['desktop', 1440, 900],
  ['phone', 390, 844],
] as const) {
  test(`the placeholders of the discounts have the position and the height of the rows that follow (${name})`, async ({ page, vendor }) => {
    const intro = `Ten percent off (${name})`
    const providerId = vendor.user.providers[0]!.id
    await vendor.api.createDiscount({ body: { providerId, intro, discountType: 'discount', discountRatio: 10 } })
    await page.setViewportSize({ width, height })
    const network = await networkOf(page)
    const answer = Promise.withResolvers<void>()
    network.breakDown('GET', /\/api\/discounts/, async (route) => {
      await answer.promise
      await route.continue()
    })
    await signedIn(page, vendor, '/discounts')
    const rectangleOf = (row: Locator) => row.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
    const placeholder = await rectangleOf(page.locator('main [data-skeleton] > *').first())
    answer.resolve()
    const row = rowOf(page, intro)
    await expect(row).toBeVisible()
    expect((await rectangleOf(row)).height).toBeCloseTo(placeholder.height, 1)
    const { x, y, width: rowWidth } = await rectangleOf(page.getByRole('main').getByRole('listitem').first())
    expect([x, y, rowWidth]).toEqual([placeholder.x, placeholder.y, placeholder.width])
  })
}

test('two users save the same discount: both versions are shown, and no input is lost', async ({ page, vendor }) => {
  const providerId = vendor.user.providers[0]!.id
  const discount = { intro: 'Winter Fridays', discountType: 'discount' as const, discountRatio: 10 }
  const { data } = await vendor.api.createDiscount({ body: { ...discount, providerId } })
  await signedIn(page, vendor, '/discounts')
  const row = rowOf(page, 'Winter Fridays')
  await row.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Discount', exact: true }).fill('20')

  await vendor.api.replaceDiscount({ path: { discountId: data.id }, body: { ...discount, intro: 'Winter Saturdays' } })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Someone else saved changes')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep my version' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'Winter Saturdays')).toContainText('20% off')
})

test('SHELL-34 leaving the page or the dialog asks before it discards an unsaved discount', async ({ page, vendor }) => {
  await signedIn(page, vendor, '/')
  await sidebar(page).getByRole('link', { name: 'Discounts' }).click()
  await page.getByRole('button', { name: 'Add discount' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('Half written')
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(title).toBeFocused()
  await expect(title).toHaveValue('Half written')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(title).toHaveValue('Half written')
  await page.mouse.click(5, 5)
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a discount is added with the keyboard alone', async ({ page, vendor }) => {
  await signedIn(page, vendor, '/discounts')
  await page.getByRole('button', { name: 'Add discount' }).focus()
  await page.keyboard.press('Enter')
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' })
  const type = page.getByRole('dialog').getByRole('radio', { name: 'Discount' })
  // The types are configuration: until they are loaded, Tab skips them.
  await expect(type).toBeChecked()
  await title.focus()
  await page.keyboard.type('Typed only')
  await page.keyboard.press('Tab')
  await expect(type).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Typed only')).toContainText('12% off')
})

test.describe('in Arabic, on a phone', () => {
  test.use({ like: 'noura', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' })
  test('the list and the form fit, and violate no axe rule', async ({ page, vendor }) => {
    await page.addInitScript(() => localStorage.setItem('lng', 'ar_AE'))
    await signedIn(page, vendor, '/discounts')
    await expect(page.getByRole('heading', { level: 1, name: 'الخصومات' })).toBeVisible()
    await expectAccessible(page)
    const add = page.getByRole('button', { name: 'إضافة خصم' }).first()
    await add.click()
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'العنوان' })).toBeVisible()
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    await expect.poll(isWide).toBe(false)
  })
})
