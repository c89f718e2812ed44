import { expect, expectAccessible, signedIn, test } from './world.ts'

test('an account manager adds an API key, with which another program reads couples until it is revoked', async ({ page, vendor }) => {
  await signedIn(page, vendor, '/settings/api-keys')
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
  expect((await page.request.get('/api/leads', { headers })).status()).toBe(200)
  await page.getByRole('button', { name: 'Revoke Spreadsheet' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByRole('button', { name: 'Revoke Spreadsheet' })).toBeHidden()
  expect((await page.request.get('/api/leads', { headers })).status()).toBe(401)

  await page.getByRole('link', { name: 'Webhooks' }).click()
  await page.getByRole('button', { name: 'Deliveries' }).click()
  await expect(page.getByRole('dialog').getByText('No answer in time')).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
})
