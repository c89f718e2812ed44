import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, origin, signedIn, test, toasts, type Vendor } from './world.ts'

test.use({ couplesBefore: 1 })

const linkOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })

/** A link that offers every hour of the day for weeks. */
async function makeLink({ api, user }: Vendor, title: string) {
  const hours = Array.from({ length: 7 }, (_, day) => ({ weekday: day + 1, from: '08:00', to: '20:00' }))
  const times = { durationMinutes: 60, minNoticeHours: 0, maxPerDay: 10, bufferBeforeMinutes: 0, bufferAfterMinutes: 0, horizonDays: 30 }
  const body = { providerId: user.providers[0]!.id, title, hours, ...times, skipsWeddingDays: true, isActive: true }
  return (await api.createBookingLink({ path: { customerId: user.customer.id }, body })).data
}

/** Someone without a session, on a phone whose language is Arabic. */
async function phoneOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'ar-AE' })
  return context.newPage()
}

const chooseTime = async (page: Page, day: number) => {
  await page.getByRole('group', { name: 'اختاروا اليوم' }).getByRole('radio').nth(day).check()
  await page.getByRole('group', { name: 'اختاروا الوقت' }).getByRole('radio').first().check()
}

test('CAL-04 a vendor adds a link, changes it, switches it off, deletes it and undoes that', async ({ page, vendor, browser }) => {
  await signedIn(page, vendor, '/calendar')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Viewings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Viewings' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add booking link' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Tour of the garden')
  await expectAccessible(page, '[role="dialog"]')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  const link = linkOf(page, 'Tour of the garden')
  await link.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByRole('textbox', { name: 'Length in minutes' }).fill('45')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(link).toContainText('45 minutes')

  const address = await link.getByRole('textbox', { name: 'Address for couples' }).inputValue()
  await link.getByText('Takes bookings').click()
  await expect(link.getByRole('switch')).not.toBeChecked()
  const couple = await browser.newPage()
  await couple.goto(address)
  await expect(couple.getByRole('heading', { name: 'No viewings at present' })).toBeVisible()

  await link.getByRole('button', { name: 'Delete' }).click()
  await expect(link).toBeHidden()
  await couple.reload()
  await expect(couple.getByRole('heading', { name: 'This page no longer exists' })).toBeVisible()
  await toasts(page).getByRole('button', { name: 'Undo' }).last().click()
  await expect(link).toBeVisible()
  await couple.close()
})

test('CAL-04 LEAD-36 a couple books on a phone in Arabic, moves the viewing and cancels it; the vendor has it in the calendar and as a couple', async ({
  page,
  vendor,
  browser,
}) => {
  const { token } = await makeLink(vendor, 'Viewing of the hall')
  const phone = await phoneOf(browser)
  const answer = await phone.goto(`${origin}/book/${token}`)
  expect(await answer?.text()).toContain('noindex')
  await expect(phone.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(phone.getByRole('heading', { level: 1, name: 'Viewing of the hall' })).toBeVisible()
  await expectAccessible(phone)
  await chooseTime(phone, 1)
  await phone.getByRole('textbox', { name: 'اسماكما' }).fill('ليلى وعمر')
  await phone.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill('layla@couple.example')
  await phone.getByRole('textbox', { name: 'رسالة' }).fill('نود رؤية القاعة مساءً.')
  await expectAccessible(phone)
  await expect.poll(() => phone.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  await phone.getByRole('button', { name: 'احجزوا هذه الزيارة' }).click()
  await expect(phone.getByText(/تم حجز زيارتكم/)).toBeVisible()

  await signedIn(page, vendor, '/calendar/viewings')
  const viewing = page.getByRole('article').filter({ hasText: 'ليلى وعمر' })
  await expect(viewing).toContainText('Viewing of the hall')
  const path = { customerId: vendor.user.customer.id }
  const bookingOf = async () => (await vendor.api.listBookings({ path })).data.find(({ lead }) => lead.name === 'ليلى وعمر')
  const before = await bookingOf()
  const eventOf = async () => {
    const range = { from: '2026-11-01', to: '2027-03-01' }
    const { data } = await vendor.api.listCalendarEvents({ path: { providerId: vendor.user.providers[0]!.id }, query: range })
    return data.find(({ leadId }) => leadId === before?.lead.id)
  }
  expect(await eventOf()).toMatchObject({ type: 'appointment', startAt: before?.startAt })
  await viewing.getByRole('link', { name: 'ليلى وعمر' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ليلى وعمر' })).toBeVisible()
  await expect(page.getByText('نود رؤية القاعة مساءً.').first()).toBeVisible()

  await phone.reload()
  await expect(phone.getByRole('button', { name: 'تغيير الموعد' })).toBeVisible()
  await expectAccessible(phone)
  const file = phone.waitForEvent('download')
  await phone.getByRole('link', { name: 'إضافة إلى التقويم' }).click()
  expect((await file).suggestedFilename()).toBe('appointment.ics')
  await phone.getByRole('button', { name: 'تغيير الموعد' }).click()
  await chooseTime(phone, 3)
  await phone.getByRole('button', { name: 'النقل إلى هذا الموعد' }).click()
  await expect(phone.getByText(/تم تغيير موعد زيارتكم/)).toBeVisible()
  const moved = await bookingOf()
  expect(moved?.startAt).not.toBe(before?.startAt)
  expect(await eventOf()).toMatchObject({ startAt: moved?.startAt })

  await phone.getByRole('button', { name: 'إلغاء الزيارة' }).click()
  await phone.getByRole('button', { name: 'نعم، إلغاء' }).click()
  await expect(phone.getByText('أُلغيت هذه الزيارة.')).toBeVisible()
  expect(await bookingOf()).toBeUndefined()
  expect(await eventOf()).toBeUndefined()
  await phone.context().close()
})

test('CAL-04 a couple whose time was taken in the meantime books the next one, with the keyboard alone', async ({ page, vendor }) => {
  const { token } = await makeLink(vendor, 'Viewing of the barn')
  await page.goto(`${origin}/book/${token}?lang=en_CA`)
  const days = page.getByRole('group', { name: 'Choose a day' })
  await days.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  const times = page.getByRole('group', { name: 'Choose a time' })
  await times.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  const startAt = await times.getByRole('radio', { checked: true }).inputValue()
  await page.getByRole('textbox', { name: 'Your names' }).focus()
  await page.keyboard.type('Ines & Ruben')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ines@couple.example')

  await vendor.api.createBooking({ path: { token }, body: { startAt, name: 'Quick & Early', email: 'quick@couple.example' } })
  await page.keyboard.press('Enter')
  await expect(page.getByText(/This time has just been taken/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your names' })).toHaveValue('Ines & Ruben')
  await page.getByRole('button', { name: 'Book this viewing' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Your viewing is booked/)).toBeVisible()
})
