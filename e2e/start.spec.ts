import type { Page } from '@playwright/test'
import { requestQuote, expect, newCouple, signedIn, test, titleOf } from './world.ts'

/** Blocks the panel's code until it is released: until then the screen is the HTML alone. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('AUTH-09 before the code is loaded, a guest sees the form and a user the shell, never the other one', async ({
  page,
  context,
  vendor,
}) => {
  const release = await holdCode(page)
  await page.goto('/leads', { waitUntil: 'commit' })
  await expect(page.getByLabel('Username, e-mail or phone')).toBeVisible()
  await expect(page.locator('#skeleton')).toBeHidden()
  release()
  await signedIn(page, vendor)
  const second = await context.newPage()
  await holdCode(second)
  await second.goto('/', { waitUntil: 'commit' })
  await expect(second.locator('#skeleton')).toBeVisible()
  await expect(second.locator('#root')).toBeHidden()
})

test('ROUTE-22 a couple is listed, and opens on a click, before the code of the inbox is loaded', async ({ page, context, vendor }) => {
  const couple = newCouple()
  const leadId = await requestQuote(vendor, couple)
  await signedIn(page, vendor)
  const second = await context.newPage()
  const release = await holdCode(second)
  await second.goto('/leads', { waitUntil: 'commit' })
  const isAsked = second.waitForRequest((request) => new URL(request.url()).pathname === `/api/leads/${leadId}/messages`)
  await second.getByRole('link', { name: couple }).click()
  await expect(second).toHaveURL('/leads')
  await isAsked
  release()
  await expect(titleOf(second, couple)).toBeFocused()
  await expect(second).toHaveURL(`/leads/${leadId}`)
  await second.goBack()
  await expect(second).toHaveURL('/leads')
})

test('the panel starts in the inbox also while its list is not answered', async ({ page, context, vendor }) => {
  await signedIn(page, vendor)
  const second = await context.newPage()
  // It follows the early rows, but does not wait for them.
  await second.route(
    ({ pathname }) => pathname === '/api/leads',
    () => {},
  )
  await second.goto('/leads', { waitUntil: 'commit' })
  // The first thing that the panel does.
  await second.waitForFunction(() => (Reflect.get(globalThis, 'trustedTypes') as { defaultPolicy: unknown }).defaultPolicy)
})

test('a click on another page before its route is loaded keeps the inbox until then', async ({ page, context, vendor }) => {
  await signedIn(page, vendor)
  const second = await context.newPage()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await second.route('**/assets/other-pages-*.js', async (route) => {
    await held
    await route.continue()
  })
  await second.goto('/leads')
  await second.getByRole('link', { name: 'Discounts' }).click()
  await expect(second).toHaveURL('/discounts')
  await expect(titleOf(second, 'Couples')).toBeVisible()
  release()
  await expect(titleOf(second, 'Discounts')).toBeVisible()
})

test('ERR-19 a page whose route cannot be loaded shows an error, and Retry loads it', async ({ page, context, consoleErrors, vendor }) => {
  await signedIn(page, vendor)
  const second = await context.newPage()
  await second.route('**/assets/other-pages-*.js', (route) => route.abort())
  await second.goto('/leads')
  await second.getByRole('link', { name: 'Discounts' }).click()
  await expect(second.getByText('Could not be reached, please try again')).toBeVisible()
  await second.unroute('**/assets/other-pages-*.js')
  await second.getByRole('button', { name: 'Try again' }).click()
  await expect(titleOf(second, 'Discounts')).toBeVisible()
  // React logs errors that a boundary caught to the console.
  expect(consoleErrors.splice(0)).toHaveLength(1)
})

/** Runs in the page: notes what moves. */
function noteLayoutShifts(): void {
  const seen = globalThis as unknown as { shifts: unknown[] }
  seen.shifts = []
  type Shift = PerformanceEntry & { value: number; sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[] }
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      seen.shifts.push(value, ...sources.map(({ node, previousRect, currentRect }) => [node?.textContent, previousRect, currentRect]))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const isPainted = (page: Page) => expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0)

/** Rectangles and looks of what the inbox shows before its code is loaded. */
function partsOfInbox(page: Page) {
  return page.evaluate(() => {
    const content = (document.querySelector('#skeleton [data-page]') ?? document.querySelector('main'))!
    const at = (element: Element | null) => {
      const { x, y, width, height } = element!.getBoundingClientRect()
      return [x, y, width, height].map((value) => Math.round(value * 10) / 10)
    }
    const rows = [...content.querySelectorAll<HTMLElement>('ul a[href*="/leads/"]')].slice(0, 4)
    return {
      heading: [content.querySelector('h1')!.textContent, ...at(content.querySelector('h1'))],
      search: at(content.querySelector('input')),
      // The menu, the filters, and the row of chips, whose labels are loaded later.
      controls: [...content.querySelectorAll('header button')].slice(0, 2).map(at),
      chips: at(content.querySelector('header > :nth-child(3)')),
      firstChip: (([x, y, , height]) => [x, y, height])(at(content.querySelector('header > :nth-child(3) > *'))),
      list: content.querySelector('ul[aria-label^="Couples"] , [role=list]')?.getAttribute('aria-label'),
      rows: rows.map((row) => {
        const [name, message] = row.querySelectorAll('bdi')
        /** The text itself: how much of it is shown depends on texts next to it that are loaded later. */
        const inked = (element: Element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          return Math.round(range.getBoundingClientRect().width * 10) / 10
        }
        const [nameAt, messageAt] = [at(name!), at(message!)]
        const innermost = name!.querySelector('[class]') ?? name!
        return {
          row: at(row),
          name: [name!.textContent, nameAt[0], nameAt[1], inked(name!), nameAt[3], getComputedStyle(innermost).fontWeight],
          message: [message!.textContent, messageAt[0], messageAt[1], inked(message!), messageAt[3]],
          facts: at((row.firstElementChild ?? row).lastElementChild),
        }
      }),
      shifts: (globalThis as unknown as { shifts: unknown[] }).shifts,
    }
  })
}

test.describe('with four couples', () => {
  test.use({ couplesBefore: 0 })

  for (const [name, width, height] of [
    ['desktop', 1440, 900],
    ['phone', 390, 844],
  ] as const) {
    test(`the inbox before its code is loaded has the rectangles, weights and texts of the panel (${name})`, async ({
      page,
      context,
      vendor,
    }) => {
      for (let count = 0; count < 3; count += 1) await requestQuote(vendor, newCouple())
      // The last message is the vendor's, and the couple is read.
      const leadId = await requestQuote(vendor, newCouple())
      await vendor.api.createLeadMessage({ path: { leadId }, body: { subject: 'Your wedding', body: 'The garden is free.' } })
      await vendor.api.viewLead({ path: { leadId } })
      await signedIn(page, vendor)
      const second = await context.newPage()
      await second.setViewportSize({ width, height })
      await second.addInitScript(noteLayoutShifts)
      const release = await holdCode(second)
      await second.goto('/leads', { waitUntil: 'commit' })
      await expect(second.locator('#skeleton ul a').nth(3)).toBeVisible()
      const early = await partsOfInbox(second)
      release()
      await expect(second.locator('[data-index] > a').nth(3)).toBeVisible()
      expect(await partsOfInbox(second)).toEqual(early)
      expect(early.shifts).toEqual([])
    })
  }
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`nothing moves while the sign-in page is loaded at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript(noteLayoutShifts)
    const release = await holdCode(page)
    await page.goto('/auth/login', { waitUntil: 'commit' })
    const field = page.getByLabel('Username, e-mail or phone')
    await expect(field).toBeVisible()
    await isPainted(page)
    const rectangles = () =>
      page.locator('form :is(input, button, label), h1').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    const early = await rectangles()
    release()
    // The panel has rendered its toasts next to the form.
    await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached()
    expect(await rectangles()).toEqual(early)
    expect(await page.evaluate('shifts')).toEqual([])
  })
}

test('an early "/" and what is typed into the search survive, as does focus on a couple', async ({ page, context, vendor }) => {
  const couple = newCouple()
  await requestQuote(vendor, couple)
  await signedIn(page, vendor)
  const second = await context.newPage()
  let release = await holdCode(second)
  await second.goto('/leads', { waitUntil: 'commit' })
  const row = second.getByRole('link', { name: couple })
  await expect(row).toBeVisible()
  await second.keyboard.press('Tab')
  await expect(second.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await row.focus()
  release()
  await expect(second.locator('[data-index] > a').first()).toBeVisible()
  await expect(row).toBeFocused()

  await second.unrouteAll()
  release = await holdCode(second)
  await second.reload({ waitUntil: 'commit' })
  await expect(row).toBeVisible()
  await second.keyboard.press('/')
  await second.keyboard.type(couple)
  release()
  await expect(second.getByRole('searchbox')).toBeFocused()
  await expect(second.locator('[data-index] > a')).toHaveCount(1)
  await expect(second.getByRole('searchbox')).toHaveValue(couple)
})

test('I18N-06 before any code is loaded, the document has the language and the direction that were chosen', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lng', 'ar_AE'))
  await holdCode(page)
  await page.goto('/auth/login', { waitUntil: 'commit' })
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'ar-AE')
  await expect(html).toHaveAttribute('dir', 'rtl')
})
