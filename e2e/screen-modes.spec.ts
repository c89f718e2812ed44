import type { Locator } from '@playwright/test'
import { paths } from '../apps/panel/src/shared/paths.ts'
import { guestAddresses, thirdOf, userAddresses } from './addresses.ts'
import { faultsOf } from './screen-faults.ts'
import {
  answerField,
  closeToasts,
  requestQuote,
  couplesList,
  expect,
  expectAccessible,
  newCouple,
  pageFollower,
  sidebar,
  signedIn,
  test,
  thread,
  titleOf,
} from './world.ts'

test.use({ couplesBefore: 120 })

for (const [width, height] of [
  [844, 390],
  [320, 256],
] as const) {
  test(`in a window of ${width}×${height} a reply is written and sent`, async ({ page, vendor }) => {
    await page.setViewportSize({ width, height })
    // The hint that a signature is added makes the form taller whenever it arrives.
    const signature = Promise.withResolvers<void>()
    await page.route(/\/signatures?\b/, (route) => signature.promise.then(() => route.continue()))
    await signedIn(page, vendor, paths.lead({ leadId: await requestQuote(vendor, newCouple()) }))
    // The header is one line, where all facts have room on it; otherwise they have a second one.
    const header = page.locator('main header:has(h1)')
    expect((await header.boundingBox())!.height).toBeLessThanOrEqual(width > 800 ? 40 : 64)
    for (const fact of ['Sat, June 12, 2027', '90', vendor.user.providers[0]!.name]) {
      const box = (await header.locator('dd').filter({ hasText: fact }).last().boundingBox())!
      expect(box.width, fact).toBeGreaterThan(14)
      expect(box.x + box.width, fact).toBeLessThanOrEqual(width)
    }
    await answerField(page).fill('Gladly. Does Saturday suit you?')
    const send = page.getByRole('button', { name: 'Send' })
    await expect(send).toBeInViewport({ ratio: 1 })
    signature.resolve()
    await expect(page.getByText('Your signature is added.')).toBeAttached()
    await expect(send).toBeInViewport({ ratio: 1 })
    // Send is as far from the edges of the window as on a phone.
    const box = (await send.boundingBox())!
    expect([width - box.x - box.width, height - box.y - box.height].map(Math.round)).toEqual([8, 8])
    await send.click()
    await expect(thread(page).getByText('Does Saturday suit you?')).toBeAttached()

    await closeToasts(page)
    // A text that is higher than the window scrolls with the page, header included.
    await page.getByRole('tab', { name: 'Details' }).click()
    await expect(page.getByRole('button', { name: 'Edit details' })).toBeVisible()
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await expect(header).not.toBeInViewport()
  })
}

test('the tabs of a couple do not move when the couple is loaded', async ({ page, vendor }) => {
  const leadId = await requestQuote(vendor, newCouple())
  await signedIn(page, vendor, paths.leads())
  for (const [width, height] of [
    [320, 640],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const answered = Promise.withResolvers<void>()
    // Neither the list nor the couple is known yet.
    await page.route(/\/api\/leads(\/\d+)?(\?|$)/, (route) => answered.promise.then(() => route.continue()))
    await page.goto(paths.lead({ leadId }))
    const placeholder = page.getByRole('status', { name: 'Loading couple', exact: true })
    await expect(placeholder.locator('a')).toBeAttached()
    const before = (await placeholder.locator('> :nth-child(2) > :first-child').boundingBox())!.y
    answered.resolve()
    const tabs = page.getByRole('tablist')
    await expect(tabs).toBeVisible()
    expect((await tabs.boundingBox())!.y, `${width}×${height}`).toBeCloseTo(before, 0)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('AMB-68 from 1000 to 1199 px the sidebar is a rail next to a list of 340 px and a couple of at least 560 px', async ({
  page,
  vendor,
}) => {
  const leadId = await requestQuote(vendor, newCouple())
  for (const width of [1000, 1199]) {
    await page.setViewportSize({ width, height: 768 })
    await signedIn(page, vendor, paths.lead({ leadId }))
    await expect(page.getByRole('tablist')).toBeVisible()
    const widthOf = async (selector: string) => Math.round((await page.locator(selector).first().boundingBox())!.width)
    expect(await widthOf('aside')).toBe(64)
    expect(await widthOf('main section')).toBe(340)
    expect(await widthOf('main section:nth-of-type(2)')).toBeGreaterThanOrEqual(560)
  }
  // The controls of the rail, with its tooltips, are loaded after the page.
  const menu = page.getByRole('button', { name: 'Open menu' })
  await expect(menu).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'Discounts' }).hover()
  await expect(page.locator('aside > div > [aria-hidden]').last()).toHaveText('Discounts')
  await menu.click()
  await expect.poll(async () => (await sidebar(page).boundingBox())!.width).toBeGreaterThan(240)
  await sidebar(page).getByRole('link', { name: 'Discounts' }).click()
  await expect.poll(async () => (await sidebar(page).boundingBox())!.width).toBeLessThan(65)
})

test('ROUTE-22 a link to a couple brings its row into view, also where it is not on the first page', async ({ page, vendor }) => {
  const pages = [await vendor.api.listLeads({ query: { limit: 25 } })]
  pages.push(await vendor.api.listLeads({ query: { limit: 25, cursor: pages[0]!.meta.nextCursor! } }))
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 768 })
    for (const { id } of [pages[0]!.data[20]!, pages[1]!.data[20]!]) {
      await signedIn(page, vendor, paths.lead({ leadId: id }))
      await expect(couplesList(page).locator(`a[href^="/leads/${id}"]`)).toBeInViewport({ ratio: 1 })
    }
  }
  await sidebar(page).getByRole('link', { name: 'Couples' }).click()
  await expect(couplesList(page).locator(`a[href^="/leads/${pages[0]!.data[0]!.id}"]`)).toBeInViewport({ ratio: 1 })
})

test('ROUTE-22 a link to a couple far down in a list starts the list at its row, and leads to the whole list', async ({ page, vendor }) => {
  const { data } = await vendor.api.listLeads({ query: { limit: 60, sort: 'weddingDate' } })
  const [top, linked, next] = [data[0]!, data[58]!, data[59]!].map(({ id }) => couplesList(page).locator(`a[href^="/leads/${id}?"]`))
  await signedIn(page, vendor, `${paths.lead({ leadId: data[58]!.id })}?sort=weddingDate`)
  await expect(linked!).toBeInViewport({ ratio: 1 })
  await expect(next!).toBeInViewport()
  await expectAccessible(page)
  await page.keyboard.press('j')
  await expect(page).toHaveURL(`${paths.lead({ leadId: data[59]!.id })}?sort=weddingDate`)
  await page.getByRole('button', { name: 'Show all', exact: true }).click()
  await expect(top!).toBeInViewport()
  await expect(linked!).toBeHidden()
})

test('ROUTE-22 LEAD-44 a couple that does not exist has a page with a heading, a title and a way back', async ({ page, vendor }) => {
  await signedIn(page, vendor, paths.lead({ leadId: 2_000_000_000 }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Couple cart does not exist!')
  await expect(page).toHaveTitle(/^Couple cart does not exist! · /)
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /couples/i })
    .last()
    .click()
  await expect(page).toHaveURL('/leads')
})

/** `npm test` checks a third of the pages, and the most used ones; `npm run test:full` all. */
const isEnlarged = (name: string) =>
  process.env['TEST_FULL'] === 'yes' ||
  thirdOf(name) === 0 ||
  [paths.home, paths.leads, paths.lead, paths.discounts].some(({ pattern }) => pattern === name)

test('with text at 200 % nothing is cut or out of reach', async ({ page, vendor }) => {
  test.setTimeout(300_000)
  await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')))
  const check = async (address: string, name: string, go: (to: string) => Promise<unknown> = (to) => page.goto(to)) => {
    if (!isEnlarged(name)) return
    await go(address)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    expect.soft(await faultsOf(page, false), name).toEqual([])
  }
  for (const address of guestAddresses) await check(address, address)
  const leadId = await requestQuote(vendor, newCouple())
  await signedIn(page, vendor, paths.error404())
  const follow = pageFollower(page)
  for (const { path, address, component } of userAddresses(vendor, leadId)) await check(address, path, (to) => follow(to, component))
})

test('a couple prints without the shell and the list', async ({ page, vendor }) => {
  const couple = newCouple()
  await signedIn(page, vendor, paths.lead({ leadId: await requestQuote(vendor, couple, 'Is the garden free? '.repeat(200)) }))
  await expect(titleOf(page, couple)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(titleOf(page, couple)).toBeVisible()
  for (const hidden of [
    sidebar(page),
    couplesList(page),
    page.getByRole('button', { name: 'Send' }),
    page.getByRole('button', { name: 'Notifications' }),
  ])
    await expect(hidden).toBeHidden()
  // The thread is printed to its end.
  expect(await thread(page).evaluate((log) => log.scrollHeight <= log.clientHeight)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)).toBe(true)

  // Buttons and forms are not printed, the texts of the tab are.
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('tab', { name: 'Details' }).click()
  await expect(page.getByRole('button', { name: 'Edit details' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Edit details' })).toBeHidden()
  await expect(page.getByText('Contact preference')).toBeVisible()
})

test('with forced colours the current page, chip and row are marked', async ({ page, vendor }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signedIn(page, vendor, paths.lead({ leadId: await requestQuote(vendor, newCouple()) }))
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = 'forced-color-adjust: none; color: Highlight'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  const colors = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, part) => {
        const { outlineStyle, outlineColor, backgroundColor, borderInlineStartColor } = getComputedStyle(element, part)
        return [outlineStyle === 'none' ? '' : outlineColor, backgroundColor, borderInlineStartColor]
      }, pseudo)
  expect(await colors('aside a[aria-current]')).toContain(highlight)
  expect(await colors('main ul a[aria-current="page"]')).toContain(highlight)
  expect(await colors('[data-index] > a[aria-current]', '::before')).toContain(highlight)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a row that scrolls fades where it continues, the last chip and tab never (motion: ${reducedMotion})`, async ({ page, vendor }) => {
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize({ width: 320, height: 640 })
    await signedIn(page, vendor, paths.leads())
    const chips = page.getByRole('list', { name: 'Filters', exact: true })
    await expect(chips.getByRole('link').first()).toHaveText(/\d/)
    await expectEdges(chips)
    await page.goto(paths.lead({ leadId: await requestQuote(vendor, newCouple()) }))
    await expectEdges(page.getByRole('tablist'))
  })
}

/** Scrolls a row that is wider than the screen from its start to its end. */
async function expectEdges(row: Locator) {
  await expect(row).toBeVisible()
  /** Pixels at the end of the row that fade, and how many of them the last item takes. */
  const atEnd = () =>
    row.evaluate((list) => {
      const style = getComputedStyle(list)
      const fade = Number(/(\d+)px\), rgba\(0, 0, 0, 0\)\)$/.exec(style.maskImage)?.[1] ?? 0)
      return {
        fade,
        covered: Math.max(0, Math.round(list.lastElementChild!.getBoundingClientRect().right - list.getBoundingClientRect().right + fade)),
      }
    })
  const toEnd = (share: number) => row.evaluate((list, to) => list.scrollTo({ left: to * list.scrollWidth, behavior: 'instant' }), share)
  expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true)
  await toEnd(0)
  await expect.poll(async () => (await atEnd()).fade).toBe(28)
  expect((await atEnd()).covered).toBeGreaterThan(0)
  await toEnd(1)
  await expect.poll(async () => (await atEnd()).covered).toBe(0)
}
