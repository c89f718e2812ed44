import { expect, expectAccessible, signedIn, test, titleOf, toasts } from './world.ts'

test.use({ couplesBefore: 1 })

const rowOf = (page: Parameters<typeof signedIn>[0], name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) })

test('a vendor adds a sample item, changes it, deletes it and undoes that', async ({ page, vendor }) => {
  await signedIn(page, vendor, '/sample-items')
  await expect(titleOf(page, 'Sample items')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Added by hand')
  await expectAccessible(page, '[role="dialog"]')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  const row = rowOf(page, 'Added by hand')
  await row.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByRole('textbox', { name: 'Note' }).fill('With a note')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('With a note')

  await row.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
  await toasts(page).getByRole('button', { name: 'Undo' }).last().click()
  await expect(row).toBeVisible()
})

test('two users save the same sample item: both versions are shown, and no input is lost', async ({ page, vendor }) => {
  const { data } = await vendor.api.createSampleItem({ body: { name: 'Shared' } })
  await signedIn(page, vendor, '/sample-items')
  await rowOf(page, 'Shared').getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Mine')
  await vendor.api.replaceSampleItem({ path: { sampleItemId: data.id }, body: { name: 'Shared', note: 'Theirs' } })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Theirs')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep my version' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'Shared')).toContainText('Mine')
})

test('a sample item is added with the keyboard alone', async ({ page, vendor }) => {
  await signedIn(page, vendor, '/sample-items')
  await page.getByRole('button', { name: 'Add', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).focus()
  await page.keyboard.type('Typed only')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Typed only')).toBeVisible()
})

test.describe('in Arabic, on a phone', () => {
  test.use({ like: 'noura', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' })
  test('the list and the form fit, and violate no axe rule', async ({ page, vendor }) => {
    await page.addInitScript(() => localStorage.setItem('lng', 'ar_AE'))
    await signedIn(page, vendor, '/sample-items')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'إضافة' }).first().click()
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'الاسم' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  })
})
