import { paths } from '../apps/panel/src/shared/paths.ts'
import { expect, sidebar, signedIn, test } from './world.ts'

test('STAT-01 ROUTE-40 ROUTE-41 a vendor reads visits, weddings and rivals from the menu, shares a view by its address, and opens magnet by address only', async ({
  page,
  vendor,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const sentence = page.getByRole('main').getByRole('status')
  await signedIn(page, vendor, paths.visitStatistics())
  await expect(heading('Visits')).toBeVisible()
  await expect(sentence).toHaveText(/^Your page had \d+ visits\./)
  await page.getByRole('combobox', { name: 'Provider' }).selectOption('Rosewood Mill')
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last year')
  await expect(page.getByRole('slider', { name: 'Visits' })).toHaveAttribute('aria-valuetext', /^December 2025, Visits [1-9]/)
  const shared = page.url()
  const { id: providerId } = vendor.user.providers.find(({ name }) => name === 'Rosewood Mill')!
  const { data } = await vendor.api.getVisitStats({ query: { providerId, preset: 'last-year' } })
  await expect(sentence).toContainText(new Intl.NumberFormat('en-CA').format(data.totals.visits))

  await expect(sidebar(page).getByRole('link', { name: 'Magnet' })).toHaveCount(0)
  for (const [link, path, begins] of [
    ['Weddings', paths.weddingStatistics(), /^\d+ couples? asked\./],
    ['Rivals', paths.rivalStatistics(), /average/],
  ] as const) {
    await sidebar(page).getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(path)
    await expect(heading(link)).toBeVisible()
    await expect(sentence).toHaveText(begins)
  }
  await page.goto(paths.magnetStatistics())
  await expect(heading('Magnet')).toBeVisible()
  await expect(sentence).toHaveText(/^Your advertising was shown [\d,]+ times/)
  await page.goto(shared)
  await expect(page.getByRole('combobox', { name: 'Provider' })).toHaveValue(String(providerId))
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('last-year')
})
