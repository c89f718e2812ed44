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
})
