import { expect, expectAccessible, outboxMail, password, sessionOf, signedIn, signIn, sidebar, test, toasts, undoOf } from './world.ts'

test.use({ couplesBefore: 1 })

const rowOf = (page: Parameters<typeof signedIn>[0], name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) })

test('ROUTE-42 USER-01 USER-10 USER-12 USER-40 a manager adds a user, gives access to a provider, takes it back with Undo, and removes the user with Undo', async ({
  page,
  vendor,
}) => {
  const provider = vendor.user.providers[0]!.name
  await signedIn(page, vendor, '/')
  await sidebar(page).getByRole('link', { name: 'Customer users' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Customer users' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add user' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Noor Haddad')
  const username = `noor-${vendor.username}`
  await dialog.getByRole('textbox', { name: 'Username' }).fill(username)
  await dialog.getByRole('textbox', { name: 'E-mail address 1' }).fill(`${username}@rosewood.example`)
  await dialog.getByRole('textbox', { name: 'Phone number 1' }).fill('613 555 0177')
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(dialog).toBeHidden()
  const row = rowOf(page, 'Noor Haddad')
  await expect(row).toContainText('Invited, valid until')
  await expect(row).toContainText('Sees no provider yet')

  await row.getByRole('button', { name: 'Edit' }).click()
  const access = dialog.getByRole('switch', { name: `Access: ${provider}` })
  await access.click({ force: true })
  await expect(access).toBeChecked()
  await dialog.getByRole('checkbox', { name: `Couples by e-mail: ${provider}` }).check({ force: true })
  await expectAccessible(page, '[role="dialog"]')
  await dialog.getByRole('button', { name: 'Save user' }).click()
  await expect(dialog).toBeHidden()
  await expect(toasts(page).getByText('Saved: Noor Haddad').last()).toBeVisible()
  await expect(row).toContainText(provider)
  await expect(row).toContainText('New couples by e-mail')

  await row.getByRole('button', { name: 'Edit' }).click()
  await access.click({ force: true })
  await expect(access).not.toBeChecked()
  await undoOf(page, /Access to .* removed/).click()
  await expect(access).toBeChecked()
  await dialog.getByRole('button', { name: 'Cancel' }).last().click()

  await row.getByRole('button', { name: 'Remove' }).click()
  await expect(row).toBeHidden()
  await undoOf(page, 'Noor Haddad removed').click()
  await expect(row).toContainText(provider)
})

test.describe('a colleague without the right to manage', () => {
  test.use({ like: 'jonas' })
  test('USER-33 a colleague adds a user, an account manager confirms it, and the invitation goes to its address', async ({
    page,
    vendor,
  }) => {
    const username = `sofia-${vendor.username}`
    const emails = [`${username}@rosewood.example`]
    await vendor.api.createCustomerUser({
      path: { customerId: vendor.user.customerId },
      body: { name: 'Sofia Novak', username, emails, phones: ['+16135550178'] },
    })
    const manager = await sessionOf(vendor.username.replace('jonas', 'mara'))
    await signedIn(page, manager, '/customer-users')
    const row = rowOf(page, 'Sofia Novak')
    await expect(row).toContainText('Waiting for confirmation')
    await row.getByRole('button', { name: 'Confirm' }).click()
    await expect(row).toContainText('Invited, valid until')
    await expect(toasts(page).getByText(`The invitation goes to ${emails[0]!}.`)).toBeVisible()
  })
})

test('ROUTE-46 SET-01 SET-02 SET-07 a vendor changes the company, the own data, a contact, notifications and the password', async ({
  page,
  vendor,
}) => {
  await signedIn(page, vendor, '/settings/nothing')
  await page.getByRole('textbox', { name: 'Tax number' }).fill('81342 2217')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page).getByText('Company details saved.')).toBeVisible()
  await expectAccessible(page)

  const tabs = page.getByRole('navigation', { name: 'Settings' })
  await tabs.getByRole('link', { name: 'Personal data' }).click()
  await page.getByRole('textbox', { name: 'About' }).fill('Shows couples around.')
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 60 } })
  await page.locator('input[type="file"]').setInputFiles({ name: 'Portrait.png', mimeType: 'image/png', buffer: png })
  await expect(page.getByRole('img', { name: `Picture of ${vendor.user.name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page).getByText('Personal data saved.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'About' })).toHaveValue('Shows couples around.')

  await tabs.getByRole('link', { name: 'Contacts and notifications' }).click()
  const email = `events-${vendor.username}@rosewood.example`
  await page.getByRole('button', { name: 'Add contact' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toBeHidden()
  const contact = page.getByRole('list', { name: 'Your addresses and numbers' }).getByRole('listitem').filter({ hasText: email })
  await expect(contact).toContainText('Not confirmed')
  const choice = page.getByRole('checkbox', { name: `Messages of couples to ${email}` })
  await choice.uncheck({ force: true })
  await expect(toasts(page).getByText('Notifications saved.')).toBeVisible()
  await page.reload()
  await expect(choice).not.toBeChecked()

  await tabs.getByRole('link', { name: 'Password and devices' }).click()
  await page.getByLabel('Old password').fill(password)
  await page.getByLabel('New password', { exact: true }).fill('a quiet garden')
  await page.getByLabel('Repeat new password').fill('a quiet garden')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(toasts(page).getByText('Password changed.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Signed-in devices' })).toContainText('This device')

  await tabs.getByRole('link', { name: 'Audit log' }).click()
  await page.getByRole('combobox', { name: 'Record' }).selectOption({ label: 'Contact' })
  await expect(page.getByRole('row', { name: /Added Contact/ })).toContainText(vendor.user.name)
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  expect((await downloaded).suggestedFilename()).toBe('audit-log.csv')
  await expectAccessible(page)

  // Other journeys of this file sign in as the same user.
  const path = { customerId: vendor.user.customerId, customerUserId: vendor.user.id }
  await vendor.api.updateCustomerUser({ path, body: { password, oldPassword: 'a quiet garden' } })
})

test('AUTH-37 SET-09 an invited user must sign the agreements before the panel can be used', async ({ page, vendor }) => {
  const username = `amir-${vendor.username}`
  const path = { customerId: vendor.user.customerId }
  const { data } = await vendor.api.createCustomerUser({
    path,
    body: { name: 'Amir Saleh', username, emails: [`${username}@rosewood.example`], phones: ['+16135550179'] },
  })
  const mail = await outboxMail(page)
  await expect
    .poll(async () => {
      await mail.page().reload()
      return mail.textContent()
    })
    .toContain(username)
  const link = (await mail.innerHTML()).match(new RegExp(`/register/${path.customerId}/${data.id}/([A-Za-z0-9_-]+)`))
  await vendor.api.acceptInvitation({ path: { ...path, customerUserId: data.id, hash: link![1]! }, body: { username, password } })
  await page.goto('/auth/login')
  await signIn(page, { username })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/before you continue/)).toBeVisible()
  await page.keyboard.press('Escape')
  for (const title of ['Data processing', 'Terms of use']) {
    const agreement = page.getByRole('dialog', { name: title })
    await agreement.getByRole('checkbox').check({ force: true })
    await expectAccessible(page, '[role="dialog"]')
    await agreement.getByRole('button', { name: 'Sign and continue' }).click()
    await expect(agreement).toBeHidden()
  }
  await page.goto('/settings/agreements')
  await expect(page.getByText(/^Signed /)).toHaveCount(2)
})

test.describe('in Arabic, on a phone', () => {
  test.use({ like: 'noura', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' })
  test('the users and the settings fit, and violate no axe rule', async ({ page, vendor }) => {
    await page.addInitScript(() => localStorage.setItem('lng', 'ar_AE'))
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    await signedIn(page, vendor, '/customer-users')
    await expect(page.getByRole('heading', { level: 1, name: 'مستخدمو الحساب' })).toBeVisible()
    await page
      .getByRole('button', { name: /^تعديل/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
    await expectAccessible(page, '[role="dialog"]')
    await expect.poll(isWide).toBe(false)
    for (const tab of ['account', 'contact', 'password', 'audit']) {
      await page.goto(`/settings/${tab}`)
      await expect(page.getByRole('heading', { level: 1, name: 'الإعدادات' })).toBeVisible()
      await expectAccessible(page)
      await expect.poll(isWide).toBe(false)
    }
  })
})

test('ROUTE-47 REFER-01 REFER-05 a vendor reads the conditions, refers a firm, and finds it among the proposals', async ({
  page,
  vendor,
}) => {
  await signedIn(page, vendor, '/refer-provider/conditions')
  await page.getByRole('link', { name: 'Refer a firm' }).click()
  await page.getByRole('textbox', { name: 'Firm' }).fill('Lakeside Strings')
  await page.getByRole('textbox', { name: 'Contact person' }).fill('Hanna Weiss')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('416 555 0142')
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ index: 1 })
  await page.getByRole('checkbox').check({ force: true })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Refer firm' }).click()
  await expect(page).toHaveURL(/\/refer-provider\/success$/)
  await page.getByRole('link', { name: 'Refer another firm' }).click()
  const proposal = page.getByRole('list', { name: 'Your proposals' }).getByRole('listitem').filter({ hasText: 'Lakeside Strings' })
  await expect(proposal).toContainText('Sent')
})
