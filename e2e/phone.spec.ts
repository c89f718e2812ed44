import type { Locator, Page } from '@playwright/test'
import {
  answerField,
  closeToasts,
  requestQuote,
  couplesList,
  expect,
  expectAccessible,
  expectFocusInside,
  newCouple,
  rowOf,
  sidebar,
  signedIn,
  tab,
  test,
  thread,
  titleOf,
} from './world.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('SHELL-24 on a phone: one column, the menu in a drawer, the list, a couple, an answer, and back', async ({ page, vendor }) => {
  const couple = newCouple()
  await requestQuote(vendor, couple)
  await signedIn(page, vendor)
  // No element is wider than its box, except truncated lines of text.
  const fits = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('html, main, main *')].every((box) => {
        const { overflowX, textOverflow } = getComputedStyle(box)
        const isBox = box.localName === 'html' || (overflowX === 'hidden' && textOverflow !== 'ellipsis' && box.clientWidth > 1)
        return !isBox || box.scrollWidth <= box.clientWidth
      }),
    )
  await expect(rowOf(page, couple)).toBeVisible()
  await expect.poll(fits).toBe(true)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(sidebar(page).getByRole('link', { name: 'Home' })).toBeVisible()
  await expectFocusInside(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await rowOf(page, couple).click()
  await expect(titleOf(page, couple)).toBeVisible()
  await expect(couplesList(page)).toBeHidden()
  await tab(page, 'Messages').click()
  await answerField(page).fill('Gladly. Does Saturday suit you?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(thread(page).getByText('Does Saturday suit you?')).toBeVisible()
  await expect.poll(fits).toBe(true)
  await expectAccessible(page)

  await closeToasts(page)
  await page.getByRole('link', { name: 'Couples', exact: true }).click()
  await expect(rowOf(page, couple)).toBeVisible()

  // Whom to answer first (RESP-01).
  await page.getByRole('button', { name: 'List actions' }).click()
  await page.getByRole('button', { name: 'Response time' }).click()
  const coach = page.getByRole('dialog', { name: 'Response time' })
  const next = coach.getByRole('link').first()
  const name = await next.locator('bdi').first().innerText()
  await expectAccessible(page)
  await next.click()
  await expect(titleOf(page, name)).toBeVisible()
  await expect(coach).toBeHidden()
})

test('three due couples are answered with a quick reply in at most 12 taps', async ({ page, vendor }) => {
  for (const couple of [newCouple(), newCouple(), newCouple(), newCouple()]) await requestQuote(vendor, couple)
  await signedIn(page, vendor)
  await page.getByRole('link', { name: /^Due/ }).click()
  await expect(page).toHaveURL(/sort=due/)
  await expect(couplesList(page)).not.toHaveAttribute('aria-busy')
  const { data: waiting } = await vendor.api.listLeads({ query: { isAnswered: false, limit: 100 } })
  const due = waiting.filter(({ dueAt }) => dueAt !== null).map(({ id }) => id)
  const answered: number[] = []
  let taps = 0
  const press = async (target: Locator) => {
    taps += 1
    await target.tap()
  }
  await press(couplesList(page).getByRole('link').first())
  for (let count = 0; count < 3; count += 1) {
    if (count > 0) await press(page.getByRole('button', { name: 'Next couple' }))
    await expect(answerField(page)).toHaveValue('')
    await press(page.getByRole('button', { name: 'Saved texts' }))
    await press(page.getByRole('menuitem', { name: 'Asking for numbers' }))
    await expect(answerField(page)).toHaveValue(/how many guests do you expect/)
    await press(page.getByRole('button', { name: 'Send' }))
    await expect(thread(page).getByText(/how many guests do you expect/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next couple' })).toBeVisible()
    answered.push(Number(/\/leads\/(\d+)/.exec(page.url())?.[1]))
  }
  expect(taps).toBeLessThanOrEqual(12)
  // Three couples that waited, each with one reply.
  expect(new Set(answered).size).toBe(3)
  for (const leadId of answered) {
    expect(due).toContain(leadId)
    const { data } = await vendor.api.listLeadMessages({ path: { leadId } })
    expect(data.map(({ direction }) => direction)).toEqual(['out'])
  }
})

/** Moves a finger, as the browser sees one: it decides between a tap, a scroll and a swipe. Returns how far the target was moved before the finger was lifted. */
async function fingerOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  return async (target: Locator, { x = 0, y = 0 }: { x?: number; y?: number }) => {
    const box = (await target.boundingBox())!
    const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
    for (let part = 1; part <= 10; part += 1) {
      const touchPoints = [{ x: start.x + (x * part) / 10, y: start.y + (y * part) / 10 }]
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
    }
    const moved = await target.evaluate((element: HTMLElement) => element.style.transform)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    return moved
  }
}

for (const { locale, towardsEnd, undo } of [
  { locale: 'en_CA', towardsEnd: 130, undo: 'Undo' },
  { locale: 'ar_AE', towardsEnd: -130, undo: 'تراجع' },
])
  test(`a finger swipes a row in ${locale}: towards its end it is read, with Undo, towards its start replies; up and down scrolls`, async ({
    page,
    vendor,
  }) => {
    const leadId = await requestQuote(vendor, newCouple())
    const readStatus = async () => (await vendor.api.getLead({ path: { leadId } })).data.readStatus
    await page.addInitScript((lng) => localStorage.setItem('lng', lng), locale)
    await signedIn(page, vendor)
    const row = page.locator(`[data-index] > a[href^="/leads/${leadId}"]`)
    await expect(row).toBeVisible()
    const finger = await fingerOf(page)
    // What reacts to a finger is loaded after the list. A short swipe moves the row only.
    await expect.poll(() => finger(row, { x: towardsEnd / 3 })).toContain('translateX')
    expect(await readStatus()).toBe('unread')

    await finger(row, { x: towardsEnd })
    await expect.poll(readStatus).toBe('read')
    await expect(page).toHaveURL(/\/leads$/)
    await page.getByRole('button', { name: undo, exact: true }).tap()
    await expect.poll(readStatus).toBe('unread')

    const scrolled = () =>
      page.evaluate(() => Math.max(...[document.documentElement, ...document.querySelectorAll('main, main *')].map((box) => box.scrollTop)))
    expect(await scrolled()).toBe(0)
    await finger(page.locator('[data-index] > a').nth(3), { x: 20, y: -250 })
    await expect.poll(scrolled).toBeGreaterThan(100)
    expect(await readStatus()).toBe('unread')
    // The list goes on by itself for a while: a touch stops it, wherever it is then.
    const scrollBack = async () => {
      await finger(page.locator('main'), { x: 20, y: 300 })
      return scrolled()
    }
    await expect.poll(scrollBack).toBe(0)

    await finger(row, { x: -towardsEnd })
    await expect(page).toHaveURL(new RegExp(`/leads/${leadId}\\?activeTab=messages`))
    await expect(page.locator('textarea')).toBeVisible()
  })
