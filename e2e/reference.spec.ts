import { expect, origin, test } from './world.ts'

test('the reference shows coloured code that is whole and can be copied, and is searched by operation name, without content security violations and requests to other origins', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) problems.push(request.url())
  })
  await page.goto('/reference')
  await expect(page.getByRole('heading', { name: 'Five minutes' })).toBeVisible()
  // The code of its texts is coloured, shown to its end, and copied.
  const code = page.locator('pre[data-language]')
  const copy = page.locator('pre[data-language] + button').first()
  await copy.click()
  await expect(copy).toHaveText('Copied')
  expect(await page.evaluate(() => [...CSS.highlights.keys()])).toEqual(expect.arrayContaining(['keyword', 'property', 'string']))
  expect(await code.evaluateAll((blocks) => blocks.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length)).toBe(0)
  const search = page.getByTestId('search-trigger')
  await expect(search).toContainText('Search', { timeout: 60_000 })
  await search.click()
  await page.getByRole('textbox').fill('createLeadNote')
  await page.getByRole('link', { name: /Write a note.*createLeadNote/s }).click()
  await expect(page.getByRole('heading', { name: 'Write a note' })).toBeInViewport()
  await page.getByRole('button', { name: /^curl/ }).first().click()
  await page.getByText('SDK', { exact: true }).click()
  await expect(page.getByTestId('source-code').getByText('await api.createLeadNote(')).toBeVisible()
  expect(problems).toEqual([])
})
