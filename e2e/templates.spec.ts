import {
  answerField,
  closeToasts,
  expect,
  expectAccessible,
  outboxMail,
  requestQuote,
  sidebar,
  signedIn,
  test,
  thread,
  toasts,
} from './world.ts'

test.use({ couplesBefore: 1 })

const rowOf = (page: Parameters<typeof signedIn>[0], name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) })
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })

test('TMPL-01 TMPL-02 TMPL-06 ROUTE-44 a vendor uploads a file, renames and downloads it, attaches it to a template, undoes its deletion, and sends it to a couple with the signature', async ({
  page,
  vendor,
}) => {
  const leadId = await requestQuote(vendor, 'Nora Lindqvist & Ben Walker')
  const customerPath = { customerId: vendor.user.customerId }
  const { data: link } = await vendor.api.getSignature({ path: customerPath, query: { providerId: vendor.user.providers[0]!.id } })
  await vendor.api.replaceSignature({ path: customerPath, body: { linkId: link.linkId, signatureContent: 'Mara, at your service' } })
  await signedIn(page, vendor, '/')
  await sidebar(page).getByRole('button', { name: 'Templates' }).click()
  await sidebar(page).getByRole('link', { name: 'Attachments' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Attachments' })).toBeVisible()
  await page.locator('input[type="file"]').setInputFiles([pdf('Prices.pdf'), pdf('Menu.pdf')])
  await expect(rowOf(page, 'Menu.pdf')).toBeVisible()
  await expectAccessible(page)
  const prices = rowOf(page, 'Prices.pdf')
  await prices.getByRole('button', { name: 'Rename' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Price list 2027')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const renamed = rowOf(page, 'Price list 2027.pdf')
  await expect(renamed).toBeVisible()
  const downloaded = page.waitForEvent('download')
  await renamed.getByRole('button', { name: 'Download' }).click()
  expect((await downloaded).suggestedFilename()).toBe('Price list 2027.pdf')

  await sidebar(page).getByRole('link', { name: 'Mail templates' }).click()
  await closeToasts(page)
  await page.getByRole('button', { name: 'Add template' }).first().click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Answer with prices')
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Your wedding at {provider_name}')
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Dear {couple_name}, {guest_count} guests are welcome.')
  await dialog.getByRole('checkbox', { name: 'Price list 2027.pdf' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByText('Dear Nora Lindqvist & Ben Walker, 90 guests are welcome.')).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const template = rowOf(page, 'Answer with prices')
  await expect(template).toContainText('Price list 2027.pdf')

  await template.getByRole('button', { name: 'Delete' }).click()
  await expect(template).toBeHidden()
  await toasts(page).getByRole('button', { name: 'Undo' }).last().click()
  await expect(template).toContainText('Price list 2027.pdf')

  await page.getByRole('searchbox', { name: 'Search templates' }).fill('with prices')
  await expect(page.getByRole('status').filter({ hasText: '1 template' })).toBeVisible()
  await expect(page).toHaveURL(/\?q=with(%20|\+)prices/)

  await page.goto(`/leads/${leadId}`)
  await page.getByRole('button', { name: 'Saved texts' }).click()
  await page.getByRole('menuitem', { name: 'Answer with prices' }).click()
  const letter = dialog.getByRole('region', { name: 'Preview' })
  await expect(letter).toContainText('Dear Nora Lindqvist & Ben Walker, 90 guests are welcome.')
  await expect(letter).toContainText('Mara, at your service')
  await expect(dialog.getByText('Price list 2027.pdf')).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
  await dialog.getByRole('button', { name: 'Use this text' }).click()
  await expect(answerField(page)).toHaveValue('Dear Nora Lindqvist & Ben Walker, 90 guests are welcome.')
  const files = page.getByRole('group', { name: 'Files to send' })
  await page.locator('form input[type="file"]').setInputFiles([pdf('Menu 2027.pdf'), { ...pdf('setup.exe'), mimeType: '' }])
  await files.getByRole('button', { name: 'Remove setup.exe' }).click()
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.reload()
  await expect(files.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Send' }).click()
  const sent = thread(page).getByRole('article').last()
  await expect(sent.getByRole('button', { name: 'Menu 2027.pdf' })).toBeVisible()
  await expect(sent).toContainText('sent')
  await expect(files).toBeHidden()
  const received = page.waitForEvent('download')
  await sent.getByRole('button', { name: 'Price list 2027.pdf' }).click()
  expect((await received).suggestedFilename()).toBe('Price list 2027.pdf')
  const outbox = await outboxMail(page)
  const mail = outbox.getByRole('article').filter({ hasText: 'Menu 2027.pdf' })
  // The worker sends in the background; the page shows what was sent when it was opened.
  await expect(async () => {
    await outbox.page().reload()
    await expect(mail).toContainText('nora@couple.example', { timeout: 500 })
  }).toPass()
  await expect(mail).toContainText('Price list 2027.pdf')
  await expect(mail.locator('iframe')).toHaveAttribute('srcdoc', /Mara, at your service/)
})

test('two users save the same template: both versions are shown, and no input is lost', async ({ page, vendor }) => {
  const path = { customerId: vendor.user.customerId }
  const texts = { name: 'Thank you', subject: 'Thank you', body: 'Thank you for your request.' }
  const { data } = await vendor.api.createMailTemplate({ path, body: texts })
  await signedIn(page, vendor, '/templates/mail-templates')
  await rowOf(page, 'Thank you').getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Many thanks')
  await vendor.api.replaceMailTemplate({ path: { ...path, mailTemplateId: data.id }, body: { ...texts, body: 'Thanks a lot.' } })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Someone else saved changes')).toBeVisible()
  await expect(dialog.getByText('Yours: Many thanks')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep my version' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'Thank you')).toContainText('Many thanks')
  const saved = (await vendor.api.listMailTemplates({ path })).data.find(({ id }) => id === data.id)
  expect(saved).toMatchObject({ subject: 'Many thanks', body: 'Thanks a lot.' })
})

test('TMPL-01 a signature is written for one provider, with a picture, and stays after a reload', async ({ page, vendor }) => {
  await signedIn(page, vendor, '/templates/signatures')
  const [provider] = vendor.user.providers
  const section = page.getByRole('region', { name: provider!.name })
  await section.getByRole('textbox', { name: 'Text' }).fill('Mara Lindqvist\nRosewood')
  await section.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page).getByText(`Signature for ${provider!.name} saved.`)).toBeVisible()
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 40 } })
  await section.locator('input[type="file"]').setInputFiles({ name: 'Logo.png', mimeType: 'image/png', buffer: png })
  await expect(section.getByRole('img', { name: 'Picture' })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(section.getByRole('textbox', { name: 'Text' })).toHaveValue('Mara Lindqvist\nRosewood')
  await expect.poll(() => section.getByRole('img', { name: 'Picture' }).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60)
})

test('a template is added with the keyboard alone', async ({ page, vendor }) => {
  await signedIn(page, vendor, '/templates/mail-templates')
  await page.getByRole('button', { name: 'Add template' }).first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('Typed only')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hello')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Dear ')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Insert variable' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Couple’s name' })).toBeFocused()
  await page.keyboard.press('Enter')
  const text = dialog.getByRole('textbox', { name: 'Text' })
  await expect(text).toBeFocused()
  await expect(text).toHaveValue('Dear {couple_name}')
  await dialog.getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Typed only')).toBeVisible()
})

test.describe('in Arabic, on a phone', () => {
  test.use({ like: 'noura', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' })
  test('the three pages and the form fit, and violate no axe rule', async ({ page, vendor }) => {
    await page.addInitScript(() => localStorage.setItem('lng', 'ar_AE'))
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    await signedIn(page, vendor, '/templates/attachments')
    for (const path of ['/templates/attachments', '/templates/signatures', '/templates/mail-templates']) {
      await page.goto(path)
      await expect(page.locator('[aria-busy]')).toHaveCount(0)
      await expectAccessible(page)
      await expect.poll(isWide).toBe(false)
    }
    await page.getByRole('button', { name: 'إضافة قالب' }).first().click()
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'الاسم' })).toBeVisible()
    await expect.poll(isWide).toBe(false)
  })
})
