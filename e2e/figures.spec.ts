import { paths } from '../apps/panel/src/shared/paths.ts'
import { expect, sidebar, signedIn, test, type Vendor } from './world.ts'
import type { Page } from '@playwright/test'

// Couples of every status, read and unread, answered and not.
test.use({ couplesBefore: 60 })

const numberIn = (text: string) => Number(/\d+/.exec(text.replaceAll(/[,.\s]/g, ''))?.[0])

/** The count that the list shows next to its title. */
async function listed(page: Page): Promise<number> {
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  return numberIn(await page.locator('main [role="status"]').first().innerText())
}

/** Opens each list in turn, and compares its count with the figure that leads to it. */
async function expectSameFigures(page: Page, figures: { href: string; count: number }[]) {
  expect(figures.length).toBeGreaterThan(3)
  for (const { href, count } of figures) {
    await page.goto(href)
    if (count > 0) expect.soft(await listed(page), href).toBe(count)
    else await expect.soft(page.getByRole('heading', { name: 'No couples match' }), href).toBeVisible()
  }
}

async function figuresOf(page: Page, vendor: Vendor) {
  await signedIn(page, vendor, paths.home())
  const links = page
    .getByRole('main')
    .locator('li > a[href*="/leads"]')
    .filter({ hasText: /^\s*\d/ })
  const rows = page
    .getByRole('table', { name: 'Couples by status' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
  // Unread, waiting, all, and deals.
  await expect(links).toHaveCount(4)
  await expect(rows.first()).toBeVisible()
  const both = [
    ...(await links.all()).map((link) => [link, link] as const),
    ...(await rows.all()).map((row) => [row.getByRole('link'), row] as const),
  ]
  return Promise.all(
    both.map(async ([link, owner]) => ({ href: (await link.getAttribute('href'))!, count: numberIn(await owner.innerText()) })),
  )
}

test('SHELL-43 LEAD-45 LEAD-56 each figure on Home is the count of the list or page it opens', async ({ page, vendor }) => {
  await expectSameFigures(page, await figuresOf(page, vendor))
  await page.goto(paths.home())
  const replies = page.getByRole('region', { name: 'To do now' }).getByRole('link', { name: /wait.* for your reply/ })
  await expect(replies).toBeVisible()
  const unanswered = numberIn(await replies.innerText())
  await replies.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Comments' })).toBeVisible()
  await expect(page.locator('main [role="status"]').first()).toHaveText(`${unanswered} reviews`)
})

test('SHELL-43 the visits of each provider on Home are the total of the page they open', async ({ page, vendor }) => {
  await signedIn(page, vendor, paths.home())
  const visits = page.getByRole('main').locator('li > a[href*="/statistics/visits"]')
  await expect(visits.first()).toHaveText(/^\s*\d/)
  const figures = await visits.evaluateAll((links) =>
    links.map((link) => [link.getAttribute('href')!, (link as HTMLElement).innerText] as const),
  )
  expect(figures.length).toBeGreaterThan(1)
  for (const [href, text] of figures) {
    await page.goto(href)
    const total = page.getByRole('list', { name: 'Totals' }).getByRole('listitem').first()
    await expect(total).toHaveText(/^\s*\d.*Visits/)
    expect.soft(numberIn(await total.innerText()), href).toBe(numberIn(text))
  }
})

test('SHELL-02 SHELL-03 SHELL-43 badges and the figure of to-dos say what they count, and the lists have as many', async ({
  page,
  vendor,
}) => {
  await signedIn(page, vendor, paths.home())
  const couples = sidebar(page).getByRole('link', { name: /^Couples/ })
  const todos = sidebar(page).getByRole('link', { name: /^To-do/ })
  await expect(couples).toHaveAccessibleName(/\d+ unread couples?$/)
  await expect(todos).toHaveAccessibleName(/\d+ open to-dos?$/)
  const figure = page.getByRole('main').locator(`li > a[href="${paths.todo()}"]`)
  await expect(figure).toHaveText(/^\s*\d/)
  const [unread, open] = await Promise.all(
    [couples, todos].map(async (link) => numberIn(await link.getByText(/\d (unread|open)/).innerText())),
  )
  const waiting = numberIn(await figure.innerText())
  await figure.click()
  await expect(page.getByRole('heading', { level: 1, name: 'To-do' })).toBeVisible()
  const counted = page.locator('main [role="status"]').first()
  await expect(counted).toHaveText(/\d/)
  const listedTodos = numberIn(await counted.innerText())
  expect({ waiting, open }).toEqual({ waiting: listedTodos, open: listedTodos })

  // The entry opens all couples; its badge counts the unread ones, which are bold in that list. The filter has as many.
  await page.goto(paths.leads({}, { readStatus: 'unread' }))
  expect(await listed(page)).toBe(unread)
})

test('LEAD-45 LEAD-56 each chip of the inbox, with other filters too, is the count of the list it opens', async ({ page, vendor }) => {
  await signedIn(page, vendor, paths.leads())
  for (const filters of ['', '?readStatus=unread', '?q=an']) {
    await page.goto(paths.leads() + filters)
    const chips = page.getByRole('list', { name: 'Filters', exact: true }).getByRole('link')
    await expect(chips.first()).toHaveText(/\d/)
    const figures = await Promise.all(
      (await chips.all()).map(async (chip) => ({ href: (await chip.getAttribute('href'))!, count: numberIn(await chip.innerText()) })),
    )
    await expectSameFigures(page, figures)
  }
})
