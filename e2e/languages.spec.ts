import ar from '../apps/panel/src/messages/ar_AE/leads.json' with { type: 'json' }
import { requestQuote, expect, expectAccessible, newCouple, signedIn, test, titleOf } from './world.ts'

test.use({ like: 'noura' })

test('I18N-06 I18N-11 in Arabic the whole panel is right to left, without violating an axe rule; another language keeps page, text and focus', async ({
  page,
  vendor,
}) => {
  const couple = newCouple()
  const leadId = await requestQuote(vendor, couple)
  await page.addInitScript(() => localStorage.setItem('lng', 'ar_AE'))
  await signedIn(page, vendor)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-AE')
  await expect(page.getByRole('heading', { level: 1, name: ar['leads.title'] })).toBeVisible()
  // Mirrored: the sidebar is at the right edge, the list is to the right of the couple.
  const sidebar = await page.getByRole('navigation').first().boundingBox()
  expect(sidebar!.x).toBeGreaterThan(720)
  await expectAccessible(page)

  await page.goto(`/leads/${leadId}`)
  await expect(titleOf(page, couple)).toBeVisible()
  const phone = page.getByText(/^\+1/).first()
  expect(await phone.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
  expect((await page.getByRole('list').first().boundingBox())!.x).toBeGreaterThan((await titleOf(page, couple).boundingBox())!.x)
  await expectAccessible(page)

  // Another language keeps the page, the text and the focus, and reads the server's texts again.
  const reply = page.getByRole('textbox', { name: couple })
  await reply.fill('مرحبا')
  const userButton = page.getByRole('button', { name: vendor.user.name })
  await userButton.click()
  const readAgain = page.waitForRequest(
    (request) => request.url().endsWith(`/api/leads/${leadId}`) && request.headers()['accept-language'] === 'de-DE',
  )
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await readAgain
  await expect(titleOf(page, couple)).toBeVisible()
  await expect(reply).toHaveValue('مرحبا')
  await expect(userButton).toBeFocused()
})

test('I18N-05 with disableTranslation=1 in the address the panel shows the keys of its texts', async ({ page, vendor }) => {
  await signedIn(page, vendor, '/leads?disableTranslation=1')
  await expect(page.getByRole('heading', { level: 1, name: 'leads.title' })).toBeVisible()
})

test('I18N-07 I18N-08 a language chosen before sign-in keeps address, input and focus; it is stored, and only it is fetched', async ({
  page,
}) => {
  const catalogues: string[] = []
  page.on('request', (request) => {
    const locale = /(ar_AE|ar_SA|de_DE|tr_TR|en_[A-Z]{2})/.exec(request.url())?.[0]
    if (locale) catalogues.push(locale)
  })
  await page.goto('/auth/login?redirectUrl=%2Fleads')
  await page.getByLabel('Username, e-mail or phone').fill('mara')
  await page.getByRole('combobox', { name: 'Language' }).focus()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de_DE')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toBeFocused()
  await expect(page.getByLabel('Benutzername, E-Mail oder Telefon')).toHaveValue('mara')
  await expect(page).toHaveURL('/auth/login?redirectUrl=%2Fleads')
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('de_DE')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  expect([...new Set(catalogues)].filter((locale) => !['de_DE', 'en_CA'].includes(locale))).toEqual([])
})
