import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, expectAccessible, signedIn, test } from './world.ts'

const icon = (name: string) => readFileSync(join(import.meta.dirname, '../apps/panel/public/icons', name))

test('GAL-01 GAL-02 GAL-03 GAL-15 ROUTE-30 ROUTE-31 ROUTE-37 a vendor adds a gallery, uploads pictures at once, of which one is refused, and reorders them', async ({
  page,
  vendor,
}) => {
  const [provider] = vendor.user.providers
  const path = { providerId: provider!.id }
  const before = (await vendor.api.listProviderGalleries({ path })).data
  await signedIn(page, vendor, '/galleries')
  // Each opens the organiser of its provider.
  const opened = `/providers/${path.providerId}/gallery/${before[0]!.id}`
  await page.locator(`main a[href="${opened}"]`).click()
  await expect(page).toHaveURL(opened)
  await expect(page.getByRole('heading', { name: before[0]!.name }).last()).toBeVisible()

  await page.getByRole('button', { name: 'New gallery' }).click()
  const dialog = page.getByRole('dialog', { name: 'New gallery' })
  await dialog.getByLabel('Name').fill('Our garden in June')
  await dialog.getByRole('checkbox').first().check({ force: true })
  await dialog.getByRole('button', { name: 'Save gallery' }).click()
  // The new one is open, with nothing in it.
  await expect(page.getByText('No pictures or videos yet')).toBeVisible()

  await page.locator('input[type=file]').setInputFiles([
    { name: 'rose.png', mimeType: 'image/png', buffer: icon('icon-192.png') },
    { name: 'arch.png', mimeType: 'image/png', buffer: icon('icon-512.png') },
    { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
  ])
  // Two are stored, and the third says why it is not.
  await expect(page.getByRole('list', { name: 'Pictures and videos of Our garden in June' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText('notes.png This type of file is not accepted here.')).toBeVisible()
  await page.getByRole('button', { name: /^Remove.*notes\.png/ }).click()
  await expectAccessible(page)

  const galleryId = Number(/gallery\/(\d+)$/.exec(page.url())![1])
  const order = async () => (await vendor.api.listGalleryMedia({ path: { galleryId } })).data.map(({ id }) => id)
  const [first, second] = await order()
  const pictures = page.getByRole('list', { name: 'Pictures and videos of Our garden in June' })
  await pictures.getByRole('button', { name: /^Move/ }).first().focus()
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key)
  await expect.poll(order).toEqual([second, first])

  await page.getByRole('link', { name: 'Details of this gallery' }).click()
  await expect(page).toHaveURL(`/providers/${path.providerId}/galleries/${galleryId}`)
  await expect(page.getByRole('list', { name: 'Pictures and videos of Our garden in June' }).getByRole('listitem')).toHaveCount(2)
})
