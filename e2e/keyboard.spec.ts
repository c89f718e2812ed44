import type { Locator, Page } from '@playwright/test'
import {
  answerField,
  requestQuote,
  couplesList,
  expect,
  expectFocusInside,
  newCouple,
  password,
  signedIn,
  test,
  thread,
  titleOf,
} from './world.ts'

test('from sign-in to a sent answer without a pointer', async ({ page, vendor }) => {
  const couple = newCouple()
  await requestQuote(vendor, couple)
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

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused()
  await page.keyboard.type('mark deal')
  await page.keyboard.press('Enter')
  await expectFocusInside(page.getByRole('dialog', { name: `Deal with ${couple}` }))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('three due couples are answered from the list in at most 12 key presses besides their texts', async ({ page, vendor }) => {
  for (const couple of [newCouple(), newCouple(), newCouple()]) await requestQuote(vendor, couple)
  await signedIn(page, vendor, '/leads')
  await page.getByRole('link', { name: /^Due/ }).click()
  await expect(page).toHaveURL(/sort=due/)
  // Until the couples that are due have been loaded, the list shows those of before.
  await expect(couplesList(page)).not.toHaveAttribute('aria-busy')
  await expect(couplesList(page).getByRole('link').nth(3)).toBeVisible()
  let presses = 0
  const press = async (keys: string) => {
    presses += keys.split('+').length
    await page.keyboard.press(keys)
  }
  const answered: string[] = []
  for (let count = 0; count < 3; count += 1) {
    await press(count === 0 ? 'r' : 'Enter')
    await expect(answerField(page)).toBeFocused()
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    expect(answered).not.toContain(name)
    answered.push(name)
    await page.keyboard.type('We would love to have you.')
    await press('Control+Enter')
    await expect(thread(page).getByText('We would love to have you.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next couple' })).toBeFocused()
  }
  expect(presses).toBeLessThanOrEqual(12)
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
