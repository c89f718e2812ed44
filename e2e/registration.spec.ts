import { expect, expectAccessible, origin, outboxMail, test } from './world.ts'

// A new company: no vendor takes part.
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const about = Array.from({ length: 255 }, (_, index) => `word${index}`).join(' ')

test('WIZ-01 WIZ-05 WIZ-06 ROUTE-11 AMB-19 AMB-57 a company registers on a phone, continues on another device, and signs in', async ({
  browser,
}) => {
  const tag = String(Date.now())
  const email = `leyla-${tag}@aksoy.example`
  const first = await (await browser.newContext(phone)).newPage()
  await first.goto(`/auth/login`)
  await first.getByRole('link', { name: 'Register your company' }).click()
  await first.getByLabel('Company').fill('Aksoy Photography')
  await first.getByLabel('Your name').fill('Leyla Aksoy')
  await first.getByLabel('E-mail').fill(email)
  await first.getByLabel('Phone').fill('613 555 0177')
  await expectAccessible(first)
  await first.getByRole('button', { name: 'Send' }).click()
  await expect(first.getByText(/^A mail with the link is on its way/)).toBeVisible()
  const outbox = await outboxMail(first)
  const mail = outbox.locator('article').filter({ hasText: email }).locator('iframe')
  // The worker sends in the background; the page shows what was sent when it was opened.
  await expect(async () => {
    await outbox.page().reload()
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  const link = /\/signup-wizard\/rg_[\w-]+/.exec((await mail.getAttribute('srcdoc')) ?? '')![0]

  await first.goto(link)
  await first.getByLabel('Username').fill(`leyla-${tag}`)
  await first.getByLabel('New password', { exact: true }).fill('violet otter 41')
  await first.getByLabel('Repeat new password').fill('violet otter 41')
  const save = (page: typeof first) => page.getByRole('button', { name: 'Save and continue' }).click()
  await save(first)
  await first.getByLabel('Legal form').selectOption({ label: 'Sole trader' })
  await save(first)
  await expect(first.getByRole('heading', { level: 2, name: 'Category and city' })).toBeFocused()
  await first.getByRole('link', { name: 'Back' }).click()
  await expect(first.getByLabel('Company name')).toHaveValue('Aksoy Photography')
  await expectAccessible(first)

  // Another device, where the link begins with the first incomplete step.
  const second = await (await browser.newContext()).newPage()
  await second.goto(link)
  await expect(second.getByRole('heading', { level: 2, name: 'Category and city' })).toBeVisible()
  await second.getByRole('combobox', { name: 'Category' }).selectOption({ index: 2 })
  await second.getByRole('combobox', { name: 'City' }).selectOption({ index: 1 })
  await save(second)
  await second.getByLabel('Text about your company').fill(about)
  await save(second)
  await second.getByLabel('Price from').fill('2400')
  await save(second)
  await second.locator('input[type="file"]').setInputFiles({ name: 'terrace.png', mimeType: 'image/png', buffer: picture })
  await expect(second.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await second.reload()
  await expect(second.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await second.getByRole('button', { name: 'Continue' }).click()
  await second.getByText('I accept: Terms of use').click()
  await second.getByText('I accept: Data processing').click()
  await save(second)
  await second.getByRole('button', { name: 'Submit registration' }).click()
  await expect(second.getByText(/^The review takes up to 48 hours/)).toBeVisible()

  // The link is used.
  await first.goto(link)
  await expect(first.getByText(/^This link has expired or has already been used/)).toBeVisible()
  await first.getByRole('link', { name: 'Sign in' }).click()
  await first.getByLabel('Username, e-mail or phone').fill(email)
  await first.getByLabel('Password', { exact: true }).fill('violet otter 41')
  await first.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(first).toHaveURL(`${origin}/`)
  // The wizard is for guests only.
  await first.goto(link)
  await expect(first).toHaveURL(`${origin}/`)
})
