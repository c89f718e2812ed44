import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, expectAccessible, signedIn, test, toasts } from './world.ts'

const icon = (name: string) => readFileSync(join(import.meta.dirname, '../apps/panel/public/icons', name))

test('GAL-01 GAL-02 GAL-03 GAL-15 ROUTE-30 ROUTE-31 ROUTE-37 a vendor adds a gallery, uploads pictures at once, of which two are refused, and reorders them', async ({
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
    { name: 'prices.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
  ])
  // Two are stored, and the others show why they are not.
  await expect(page.getByRole('list', { name: 'Pictures and videos of Our garden in June' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText('notes.png This type of file is not accepted here.')).toBeVisible()
  const refused = page.getByRole('listitem').filter({ hasText: 'prices.pdf' })
  await expect(refused).toContainText('Only these file types are accepted: jpg, jpeg, png, webp.')
  for (const name of [/^Remove.*notes\.png/, /^Remove.*prices\.pdf/]) await page.getByRole('button', { name }).click()
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

test('GAL-15 SHELL-34 after a lost connection unfinished pictures are sent again and none twice, a duplicate is named, and leaving asks first', async ({
  page,
  context,
  vendor,
}) => {
  const path = { providerId: vendor.user.providers[0]!.id }
  const { data: galleries } = await vendor.api.listProviderGalleries({ path })
  const tagIds = galleries[0]!.tags.map(({ id }) => id)
  const { data: gallery } = await vendor.api.createGallery({ path, body: { name: 'Winter weddings', tagIds } })
  const stored = async () => (await vendor.api.listGalleryMedia({ path: { galleryId: gallery.id } })).data
  // The third picture is stored, but its answer is lost, and from then on there is no connection.
  let sent = 0
  await page.route(/\/api\/galleries\/\d+\/medias$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent += 1
    if (sent !== 3) return route.continue()
    await route.fetch()
    await context.setOffline(true)
    return route.abort('internetdisconnected')
  })
  await signedIn(page, vendor, `/providers/${path.providerId}/gallery/${gallery.id}`)
  await expect(page.getByText('No pictures or videos yet')).toBeVisible()
  // Bytes after the end of a PNG make eight files of one picture.
  const bytes = (index: number) => Buffer.concat([icon('icon-512.png'), Buffer.from(`picture ${index}`)])
  const names = Array.from({ length: 8 }, (_, index) => `snow-${index + 1}.png`)
  const picture = (name: string, index: number) => ({ name, mimeType: 'image/png', buffer: bytes(index) })
  await page.locator('input[type=file]').setInputFiles([...names.map(picture), picture('snow-1-again.png', 0)])

  await expect(page.getByText(/You are offline\. Pictures are sent automatically/)).toBeVisible()
  await expect(page.getByText('No connection. It is sent again automatically.').first()).toBeVisible()
  await expect(page.getByText(/^\d of 9 pictures sent$/)).toBeVisible()
  const before = (await stored()).length
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThan(8)

  await page.getByRole('link', { name: 'Details of this gallery' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' })
  await expect(question).toContainText('Pictures are still being uploaded.')
  await question.getByRole('button', { name: 'Stay' }).click()

  await context.setOffline(false)
  await expect(toasts(page)).toContainText('8 pictures added. They wait for approval.')
  const list = page.getByRole('list', { name: 'Pictures and videos of Winter weddings' })
  await expect(list.getByRole('listitem')).toHaveCount(8)
  expect(await stored()).toHaveLength(8)
  // Only the file with the same content is left: what was sent again does not count as a duplicate.
  const files = page.getByRole('group', { name: 'Add pictures' }).getByRole('listitem')
  await expect(files).toHaveCount(1)
  await expect(files).toContainText('snow-1-again.png')
  await expect(files).toContainText('This picture is already there.')
  expect(sent).toBeGreaterThan(9)
})
