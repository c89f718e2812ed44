import { expect, expectAccessible, sidebar, signedIn, test, toasts, undoOf } from './world.ts'

test.use({ couplesBefore: 1 })

test('ROUTE-25 ROUTE-29 ROUTE-32 ROUTE-33 ROUTE-48 PROV-07 PROV-14 PROV-15 PROV-17 a vendor finds the pages of a provider, adds an offer, changes the order by keyboard and by drag, deletes and undoes, and recommends another provider', async ({
  page,
  vendor,
}) => {
  const [garden, , lakehouse] = vendor.user.providers
  await signedIn(page, vendor, '/')
  await sidebar(page).getByRole('link', { name: 'Providers' }).click()
  await page.getByRole('main').getByRole('link', { name: garden!.name, exact: true }).click()
  const menu = page.getByRole('navigation', { name: `Pages of ${garden!.name}` })
  await menu.getByRole('link', { name: 'Offers' }).click()
  await expect(page).toHaveURL(`/providers/${garden!.id}/items`)
  const rows = page.getByRole('list', { name: 'Offers' }).getByRole('heading', { level: 3 })
  await expect(rows).toHaveText(['Winter weekends', 'Friday lights'])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add offer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Small and early')
  await dialog.getByRole('textbox', { name: 'Text for couples' }).fill('Weddings of up to forty guests that end before the evening.')
  await dialog.getByRole('textbox', { name: 'Regular price' }).fill('5,200')
  await dialog.getByRole('textbox', { name: 'Discounted price' }).fill('4420')
  await expectAccessible(page, '[role="dialog"]')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page).getByText('It is published within 2 working days')).toBeVisible()
  const added = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: 'Small and early' }) })
  await expect(added).toContainText('Pending approval')
  await expect(added).toContainText('$4,420')

  await added.getByRole('button', { name: 'Move Small and early' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Home')
  await page.keyboard.press('Space')
  await expect(rows).toHaveText(['Small and early', 'Winter weekends', 'Friday lights'])
  await expect(toasts(page).getByText('Order saved.')).toBeVisible()
  const handle = (await page.getByRole('button', { name: 'Move Small and early' }).boundingBox())!
  const last = (await page.getByRole('button', { name: 'Move Friday lights' }).boundingBox())!
  await page.mouse.move(handle.x + 5, handle.y + 5)
  await page.mouse.down()
  await page.mouse.move(last.x + 5, last.y + 60, { steps: 8 })
  await page.mouse.up()
  await expect(rows).toHaveText(['Winter weekends', 'Friday lights', 'Small and early'])
  await expect
    .poll(async () => (await vendor.api.listProviderItems({ query: { providerId: garden!.id } })).data.map(({ name }) => name))
    .toEqual(['Winter weekends', 'Friday lights', 'Small and early'])
  await added.getByRole('button', { name: 'Delete' }).click()
  await expect(added).toBeHidden()
  await undoOf(page, /deleted/).click()
  await expect(added).toBeVisible()

  await menu.getByRole('link', { name: 'Related providers' }).click()
  await page.getByRole('button', { name: `Remove ${lakehouse!.name}` }).click()
  await page.getByRole('combobox', { name: 'Provider to add' }).selectOption(lakehouse!.name)
  await page.getByRole('button', { name: 'Add provider' }).click()
  await expect(page.getByRole('button', { name: `Remove ${lakehouse!.name}` })).toBeVisible()

  await menu.getByRole('link', { name: 'Badges' }).click()
  await expect(page.getByRole('list', { name: 'Badges' }).getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  await page.goto('/providers/999999/items')
  await expect(page.getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible()
})

test.describe('a colleague with one provider', () => {
  test.use({ like: 'jonas' })
  test('PERM-03 PERM-05 PROV-08 PROV-19 opens the only provider at once, and finds the reason on a page that is closed', async ({
    page,
    vendor,
  }) => {
    const [mill] = vendor.user.providers
    await signedIn(page, vendor, '/providers')
    await expect(page).toHaveURL(`/providers/${mill!.id}/info`)
    const menu = page.getByRole('navigation', { name: `Pages of ${mill!.name}` })
    await expect(menu.getByRole('link', { name: 'Offers' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Payments' })).toHaveCount(0)
    await page.getByRole('link', { name: 'All providers' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: mill!.name, exact: true })).toBeVisible()
    // The refusal of the badges comes before the permissions.
    const refused = page.waitForResponse((response) => response.status() === 403)
    await page.route('**/permissions', async (route) => {
      await refused
      await route.continue()
    })
    await page.goto(`/providers/${mill!.id}/badges`)
    await expect(page.getByRole('heading', { level: 1, name: 'Unauthorized' })).toBeVisible()
    await expect(page.getByText('An account manager of your company can give you access.')).toBeVisible()
  })
})
