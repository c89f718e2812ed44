import type { Locator, Page } from '@playwright/test'
import { closeToasts, expect, expectAccessible, expectFocusInside, signedIn, test } from './world.ts'

test('an account manager adds an API key, with which another program reads couples until it is revoked', async ({ page, vendor }) => {
  await signedIn(page, vendor, '/settings/api-keys')
  // The list pushes the button down when it arrives: a press that began before ends next to it.
  await expect(page.getByRole('button', { name: 'Revoke Website' })).toBeVisible()
  await page.getByRole('button', { name: 'Add API key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Spreadsheet')
  await dialog.getByText('Read couples').click()
  await dialog.getByRole('button', { name: 'Add key' }).click()
  const secret = page.getByRole('dialog').getByRole('textbox', { name: 'API key' })
  await expect(secret).toHaveValue(/^vpk_/)
  await expectAccessible(page, '[role="dialog"]')
  const headers = { authorization: `Bearer ${await secret.inputValue()}` }
  await page.getByRole('button', { name: 'I have copied it' }).click()
  await expect(page.getByRole('button', { name: 'Add API key' })).toBeFocused()
  expect((await page.request.get('/api/leads', { headers })).status()).toBe(200)
  await page.getByRole('button', { name: 'Revoke Spreadsheet' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByRole('button', { name: 'Revoke Spreadsheet' })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Revoke / }).first()).toBeFocused()
  expect((await page.request.get('/api/leads', { headers })).status()).toBe(401)

  await closeToasts(page)
  await page.getByRole('link', { name: 'Webhooks' }).click()
  await page.getByRole('button', { name: 'Deliveries' }).click()
  await expect(page.getByRole('dialog').getByText('No response in time')).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
})

test('an account manager adds a webhook, tests it and removes it without a pointer', async ({ page, vendor }) => {
  await signedIn(page, vendor, '/settings/webhooks')
  const { keyboard } = page
  const dialog = page.getByRole('dialog')
  const address = 'http://localhost:9/hooks'
  const add = page.getByRole('button', { name: 'Add webhook' })
  await tabTo(page, add)
  await keyboard.press('Enter')
  await expectFocusInside(dialog)
  await tabTo(page, dialog.getByRole('textbox', { name: 'Address' }))
  await keyboard.type('crm')
  await tabTo(page, dialog.getByRole('checkbox', { name: 'Details of a couple changed' }))
  await keyboard.press('Space')
  await tabTo(page, dialog.getByRole('button', { name: 'Add', exact: true }))
  await keyboard.press('Enter')
  // An address that is refused gets focus.
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toBeFocused()
  await keyboard.press('Control+a')
  await keyboard.type(address)
  await keyboard.press('Enter')
  const secret = dialog.getByRole('textbox', { name: 'Secret for signatures' })
  await expect(secret).toHaveValue(/^whsec_/)
  await expectFocusInside(dialog)
  await tabTo(page, dialog.getByRole('button', { name: 'Copy', exact: true }))
  await keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'I have copied it' }))
  await keyboard.press('Enter')
  await expect(add).toBeFocused()

  const row = page.getByRole('listitem').filter({ hasText: address })
  await tabTo(page, row.getByRole('button', { name: 'Deliveries' }), 'Shift+Tab')
  await keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Send test' }))
  await keyboard.press('Enter')
  await expect(dialog.getByRole('cell', { name: 'Test', exact: true })).toBeVisible()
  await keyboard.press('Escape')
  await expect(row.getByRole('button', { name: 'Deliveries' })).toBeFocused()
  await tabTo(page, row.getByRole('button', { name: `Actions for ${address}` }))
  await keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Change' })).toBeFocused()
  await keyboard.press('End')
  await keyboard.press('Enter')
  await expectFocusInside(page.getByRole('alertdialog'))
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }))
  await keyboard.press('Enter')
  await expect(row).toBeHidden()
  await expect(page.getByRole('button', { name: /^Actions for / }).first()).toBeFocused()
})

/** Moves focus with one key until the element has it. */
async function tabTo(page: Page, element: Locator, key = 'Tab') {
  await expect(element).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await element.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${element.toString()} cannot be reached with ${key}`)
}
