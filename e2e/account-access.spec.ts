import { createHmac } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { expect, outboxMail, password, sessionOf, signIn, test } from './world.ts'
import { tuesdayMorning } from './backend.ts'

/** The code of an authenticator app (RFC 6238), by the clock of the backend; `later` steps of thirty seconds from now. */
function codeOf(secret: string, later = 0): string {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(secret, (digit) => digits.indexOf(digit).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  const now = Date.parse(tuesdayMorning) + Date.now() - Number(process.env['E2E_STARTED_AT'])
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000) + later))
  const digest = createHmac('sha1', key).update(counter).digest()
  return String((digest.readUInt32BE(digest.at(-1)! & 0xf) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

/** What a message in the outbox to this address says: the worker sends in the background. */
async function mailOf(outbox: Locator, recipient: string, expression: RegExp): Promise<string> {
  const mail = outbox.locator('article').filter({ hasText: recipient }).first().locator('iframe')
  let found: string | undefined
  await expect(async () => {
    await outbox.page().reload()
    found = expression.exec((await mail.getAttribute('srcdoc', { timeout: 500 })) ?? '')?.[0]
    expect(found).toBeDefined()
  }).toPass()
  return found!
}

test('AUTH-03 AUTH-26 a vendor signs in with a code by mail, and with password and authenticator app once the app is set up', async ({
  page,
  vendor,
}) => {
  const outbox = await outboxMail(page)
  await page.goto('/auth/login?redirectUrl=%2Fdiscounts')
  await page.getByLabel('Username, e-mail or phone').fill(vendor.username)
  await page.getByRole('button', { name: 'Sign in with a code' }).click()
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Six-digit code').fill(await mailOf(outbox, vendor.user.email!, /\b\d{6}\b/))
  await expect(page).toHaveURL('/discounts')

  const { secret } = (await vendor.api.getTwoFactorSecret()).data
  await vendor.api.verifyTwoFactor({ body: { code: codeOf(secret, -1), oldPassword: password } })
  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth/login?redirectUrl=%2Fdiscounts')
  await signIn(page, vendor)
  await expect(page.getByRole('heading', { name: 'Second step of sign-in' })).toBeVisible()
  await page.getByLabel('Six-digit code').fill(codeOf(secret))
  await expect(page).toHaveURL('/discounts')
})

test.describe(() => {
  // Not the user with the second factor.
  test.use({ like: 'noura' })
  test('AUTH-27 AUTH-32 AUTH-33 AUTH-34 AUTH-38 ROUTE-10 ROUTE-12 ERR-12 a forgotten password is replaced by the link of a mail, and an invited user registers', async ({
    page,
    vendor,
  }) => {
    const outbox = await outboxMail(page)
    await page.goto('/password-reset')
    await page.getByLabel('Username, e-mail or phone').fill('nobody-at-all')
    await page.getByRole('button', { name: 'Send' }).click()
    const neutral = page.getByText('If there is an account with this name, a link is on its way to its e-mail address.')
    await expect(neutral).toBeVisible()
    await page.goto('/auth/forgot-password')
    await page.getByLabel('Username, e-mail or phone').fill(vendor.username)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(neutral).toBeVisible()

    const link = await mailOf(outbox, vendor.user.email!, /\/password-reset\/[\w-]+/)
    await page.goto(link)
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
    // The same form takes the key as a query value.
    await page.goto(`/auth/renew-password?key=${link.split('/').at(-1)!}`)
    await page.getByLabel('New password', { exact: true }).fill('a garden at dusk')
    await page.getByLabel('Repeat new password').fill('a garden at dusk')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('Password changed. Sign in with the new one.')).toBeVisible()
    await signIn(page, vendor, 'a garden at dusk')
    await expect(page).toHaveURL('/')
    // The new password ended all sessions, also that of the journey.
    const again = await sessionOf(vendor.username, 'a garden at dusk')

    await page.evaluate(() => localStorage.clear())
    for (const path of ['/register', '/register/1/1/iv_unknown']) {
      await page.goto(path)
      await expect(page).toHaveURL('/auth/login')
    }
    const [username, email] = [`leo-${vendor.username}`, `leo-${vendor.username}@rosewood.example`]
    const { customerId } = vendor.user
    await again.api.createCustomerUser({
      path: { customerId },
      body: { name: 'Leo Marchetti', username, emails: [email], phones: ['+16135550177'] },
    })
    await page.goto(await mailOf(outbox, email, /\/register\/\d+\/\d+\/[\w-]+/))
    await expect(page.getByRole('heading', { name: 'Welcome, Leo Marchetti' })).toBeVisible()
    await page.getByLabel('New password', { exact: true }).fill('a table by the lake')
    await page.getByLabel('Repeat new password').fill('a table by the lake')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await signIn(page, { username }, 'a table by the lake')
    await expect(page).not.toHaveURL(/auth\/login/)
  })
})
