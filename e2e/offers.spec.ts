import { expect, expectAccessible, feedConnected, newCouple, outboxMail, requestQuote, signedIn, test, titleOf } from './world.ts'

test.use({ couplesBefore: 1 })

test('LEAD-50 LEAD-37 a vendor sends an offer, the couple accepts it on its page in German, and the vendor sees it at once and records the deal', async ({
  page,
  vendor,
  browser,
}) => {
  const name = newCouple()
  const leadId = await requestQuote(vendor, name)
  await Promise.all([feedConnected(page), signedIn(page, vendor, `/leads/${leadId}?activeTab=offer`)])
  await expect(titleOf(page, name)).toBeVisible()
  await page.getByRole('button', { name: 'New offer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Service' }).fill('Garden ceremony')
  await dialog.getByRole('textbox', { name: 'Price' }).fill('4800')
  await dialog.getByRole('combobox', { name: 'Language of the offer' }).selectOption({ label: 'Deutsch' })
  await expectAccessible(page, '[role="dialog"]')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByRole('button', { name: 'Send offer' }).click()
  await expect(page.getByText('Waiting for the couple')).toBeVisible()

  const outbox = await outboxMail(page)
  const mail = outbox.locator('article').filter({ hasText: 'Ihr Angebot von' }).first()
  await expect(async () => {
    if (!(await mail.isVisible())) await outbox.page().reload()
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  const address = await mail.locator('iframe').contentFrame().getByRole('link').first().getAttribute('href')

  const couple = await (await browser.newContext()).newPage()
  await couple.goto(address ?? '')
  await expect(couple.getByRole('heading', { level: 1, name: `Angebot für ${name}` })).toBeVisible()
  await expectAccessible(couple)
  await couple.getByRole('button', { name: 'Angebot annehmen' }).click()
  await couple.getByRole('button', { name: 'Ja, annehmen' }).click()
  await expect(couple.getByText(/Sie haben dieses Angebot angenommen\./)).toBeVisible()
  await couple.context().close()

  await page.getByRole('button', { name: 'Record the deal' }).click()
  await expect(page.getByRole('button', { name: 'Record the deal' })).toBeHidden()
  // The status changes on the screen before the server has answered.
  await expect.poll(async () => (await vendor.api.getLead({ path: { leadId } })).data.status).toBe('deal')
})
