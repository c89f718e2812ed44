import {
  answerField,
  closeToasts,
  expect,
  feedConnected,
  newCouple,
  reportCall,
  requestQuote,
  rowOf,
  signedIn,
  tab,
  test,
  thread,
  toasts,
} from './world.ts'

test('LEAD-01 a vendor sees a missed call at once, calls back through the switchboard, notes the result, plans a viewing, is reminded at the chosen time, writes a note, a file and an SMS, and makes the deal (COMM-01, LEAD-36, LEAD-39)', async ({
  page,
  vendor,
}) => {
  const couple = newCouple()
  const leadId = await requestQuote(vendor, couple)
  await Promise.all([feedConnected(page), signedIn(page, vendor, `/leads/${leadId}?activeTab=notes`)])
  await reportCall(vendor, leadId, 'missed', 'in')
  await toasts(page).getByText(`${couple}: You were unreachable, call the couple.`).waitFor()

  await tab(page, 'Call data').click()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('listitem').first()).toContainText('You were unreachable, call the couple.')
  await panel.getByRole('button', { name: 'Call', exact: true }).click()
  const { extensionNumber } = (await vendor.api.getLead({ path: { leadId } })).data
  await expect(panel.getByRole('link', { name: 'Open phone app' })).toHaveAttribute('href', new RegExp(`^tel:\\+\\d+,,${extensionNumber}$`))
  await reportCall(vendor, leadId, 'ended', 'out')
  await expect(panel.getByRole('listitem').first()).toContainText('0 min 20 s')
  await panel.getByRole('radio', { name: 'Talked' }).check({ force: true })
  await panel.getByRole('button', { name: 'Save result' }).click()
  await expect(panel.getByRole('listitem').first()).toContainText('Talked')
  await expect.poll(async () => (await vendor.api.getLead({ path: { leadId } })).data.status).toBe('in_contact')

  await closeToasts(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Add appointment' }).click()
  await page.getByRole('button', { name: 'Save appointment' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await tab(page, 'History').click()
  const latest = page.getByRole('tabpanel').getByRole('listitem').first()
  await expect(latest).toContainText('Appointment')

  await closeToasts(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Remind me' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Ask about the menu')
  await page.getByRole('button', { name: 'Save reminder' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const path = { leadId }
  const reminder = async () => (await vendor.api.getLeadReminder({ path })).data
  expect(await reminder()).toMatchObject({ note: 'Ask about the menu' })
  // The form has minutes, the operation milliseconds: the same reminder, in a moment.
  const at = await page.evaluate(() => new Date(Date.now() + 500).toISOString())
  await vendor.api.createLeadReminder({ path, body: { at, note: 'Ask about the menu' } })
  await expect.poll(reminder).toBeNull()
  await page.goto('/todo')
  await page
    .getByRole('listitem')
    .filter({ hasText: `Call ${couple} again` })
    .getByRole('link')
    .first()
    .click()
  await tab(page, 'History').click()
  await expect(latest).toContainText('Call again')
  await expect(latest).toContainText('Ask about the menu')

  await tab(page, 'Notes').click()
  await page.getByRole('textbox', { name: 'New note' }).fill('They love the garden')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'They love the garden' })).toBeVisible()

  await tab(page, 'Messages').click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
  await page.getByRole('textbox', { name: 'Subject' }).fill('Our menu')
  await answerField(page).fill('Here is our menu.')
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(thread(page).getByText('menu.pdf')).toBeVisible()
  await page.getByRole('radio', { name: 'SMS' }).check({ force: true })
  await answerField(page).fill('See you soon!')
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(thread(page).getByText('See you soon!')).toBeVisible()

  await tab(page, 'History').click()
  for (const event of ['SMS sent', 'Note added']) await expect(page.getByRole('tabpanel')).toContainText(event)
  await closeToasts(page)
  await page.getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('menuitem', { name: 'Deal', exact: true }).click()
  await page.getByRole('button', { name: 'Save deal' }).click()
  await expect(rowOf(page, couple)).toContainText('Deal')
})

test('a couple who writes by WhatsApp has its mark in the list, and is answered in its chat, which is recorded (LEAD-54)', async ({
  page,
  vendor,
}) => {
  const couple = newCouple()
  const leadId = await requestQuote(vendor, couple, 'Hello!', 'whatsapp')
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'chat' }))
  await signedIn(page, vendor)
  const mark = rowOf(page, couple).locator('[data-source=whatsapp]')
  await expect.poll(() => mark.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('WhatsApp')
  await rowOf(page, couple).click()
  await tab(page, 'Interactions').click()
  const chat = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Reply in WhatsApp' }).click()
  await (await chat).waitForURL('https://wa.me/16135550188')
  await expect.poll(async () => (await vendor.api.getLead({ path: { leadId } })).data.status).toBe('in_contact')
  await tab(page, 'History').click()
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText('WhatsApp')
})
