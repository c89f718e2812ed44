import type { Locator, Page } from '@playwright/test'
import { coupleAsks, couplesList, expect, expectFocusInside, newCouple, password, test, thread, titleOf } from './world.ts'

test('from sign-in to a sent answer without a pointer', async ({ page, vendor }) => {
  const couple = newCouple()
  await coupleAsks(vendor, couple)
  await page.goto('/auth/login?redirectUrl=%2Fleads')
  await page.getByLabel('Username, e-mail or phone').focus()
  await page.keyboard.type(vendor.username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')

  const list = couplesList(page)
  await expect(list.getByRole('link', { name: couple })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Couples' })).toBeFocused()
  await tabTo(page, list)
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('link').nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(list.getByRole('link').first()).toBeFocused()
  await arrowTo(page, list.getByRole('link', { name: couple }))
  await page.keyboard.press('Enter')
  await expect(titleOf(page, couple)).toBeVisible()

  await page.keyboard.press('r')
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeFocused()
  await page.keyboard.type('We would love to have you.')
  await page.keyboard.press('Control+Enter')
  await expect(thread(page).getByText('We would love to have you.')).toBeVisible()

  await page.getByRole('textbox', { name: /^Message to/ }).blur()
  await page.keyboard.press('?')
  await expectFocusInside(page.getByRole('dialog', { name: 'Keyboard shortcuts' }))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** Down the list to the couple. */
async function arrowTo(page: Page, row: Locator) {
  for (let presses = 0; presses < 10; presses += 1) {
    if (await row.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error('The couple cannot be reached with the arrows')
}

async function tabTo(page: Page, list: Locator) {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    if (await list.evaluate((element) => element.contains(document.activeElement))) return
  }
  throw new Error('The list cannot be reached with Tab')
}
