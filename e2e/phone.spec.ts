import type { Locator } from '@playwright/test'
import {
  answerField,
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
