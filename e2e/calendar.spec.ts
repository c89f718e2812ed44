import { closeToasts, expect, expectAccessible, expectFocusInside, sidebar, signedIn, test, toasts, undoOf } from './world.ts'

test.use({ couplesBefore: 1 })

type Page = Parameters<typeof signedIn>[0]
const event = (page: Page, name: string | RegExp) => page.getByRole('grid').getByRole('button', { name })
const dayOf = (page: Page, day: string) => page.locator(`[role="gridcell"][data-day="${day}"]:not([data-hour])`)
/** A month after the year that the demo fills. */
const june = '/calendar?view=month&date=2028-06-06'

test('CAL-01 CAL-03 a vendor adds, moves by drag, changes and deletes an event, and undoes that', async ({ page, vendor }) => {
  await signedIn(page, vendor, '/')
  await sidebar(page).getByRole('link', { name: 'Calendar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
  await page.goto(june)
  await expect(page.getByText('June 2028')).toBeVisible()
  await expectAccessible(page)

  await dayOf(page, '2028-06-06').click({ position: { x: 60, y: 100 } })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Tasting with the caterer')
  await expectAccessible(page, '[role="dialog"]')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const tasting = event(page, /Tasting with the caterer/)
  await expect(dayOf(page, '2028-06-06').getByRole('button', { name: /10 a\.m\. Tasting/ })).toBeVisible()

  await tasting.dragTo(dayOf(page, '2028-06-09'))
  await expect(dayOf(page, '2028-06-09').getByRole('button', { name: /Tasting/ })).toBeVisible()
  await undoOf(page, /moved/).click()
  await expect(dayOf(page, '2028-06-06').getByRole('button', { name: /Tasting/ })).toBeVisible()

  await tasting.click()
  await dialog.getByText('Wedding').click()
  await dialog.getByText('All day').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(event(page, /All day.*Tasting.*Wedding/)).toBeVisible()

  await tasting.click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(tasting).toBeHidden()
  await undoOf(page, /deleted/).click()
  await expect(tasting).toBeVisible()
})

test('CAL-03 overlapping events are marked, in the month, the week and the agenda, which the URL keeps', async ({ page, vendor }) => {
  const providerId = vendor.user.providers[0]!.id
  const at = (title: string, startAt: string, endAt: string) =>
    vendor.api.createCalendarEvent({ path: { providerId }, body: { type: 'appointment', title, startAt, endAt } })
  await at('First visit', '2028-06-13T14:00:00Z', '2028-06-13T15:00:00Z')
  await at('Second visit', '2028-06-13T14:30:00Z', '2028-06-13T15:30:00Z')
  await signedIn(page, vendor, june)
  await expect(event(page, /First visit.*Overlaps/)).toBeVisible()
  await page.getByRole('radio', { name: 'Week' }).click()
  await expect(page).toHaveURL(/view=week/)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(event(page, /Second visit.*Overlaps/)).toBeVisible()
  await page.reload()
  await expect(event(page, /Second visit.*Overlaps/)).toBeVisible()
  await page.getByRole('radio', { name: 'Agenda' }).click()
  await expect(page.getByRole('button', { name: /First visit.*Overlaps/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('grid')).toBeVisible()
})

test('ROUTE-36 CAL-01 with the keyboard alone an event is added to the calendar of one provider, moved and opened', async ({
  page,
  vendor,
}) => {
  const providerId = vendor.user.providers[0]!.id
  await signedIn(page, vendor, `/providers/${providerId}/calendar-events?view=month&date=2028-07-04`)
  await dayOf(page, '2028-07-04').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expectFocusInside(dialog)
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const added = event(page, /By keyboard/)
  await expect(dayOf(page, '2028-07-05').getByRole('button', { name: /By keyboard/ })).toBeVisible()
  await dayOf(page, '2028-07-05').focus()
  await page.keyboard.press('Tab')
  await expect(added).toBeFocused()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(dayOf(page, '2028-07-12').getByRole('button', { name: /By keyboard/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('By keyboard')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const { data } = await vendor.api.listCalendarEvents({ path: { providerId }, query: { from: '2028-07-12', to: '2028-07-12' } })
  expect(data).toMatchObject([{ title: 'By keyboard' }])
})

test('CAL-04 a vendor sees from the calendar whether a day is free for so many guests, and for how much', async ({ page, vendor }) => {
  await signedIn(page, vendor, '/calendar?view=month&date=2028-06-20')
  await page.getByRole('link', { name: 'Check availability' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /June 20, 2028|20 June 2028/ })).toBeVisible()
  await page.getByRole('textbox', { name: /Guests/ }).fill('120')
  await expect(page.getByText(/are free for 120 guests\. From \$[\d,]+\./)).toBeVisible()
  await expectAccessible(page)
  const row = page.getByRole('row').filter({ hasText: 'Orangery' })
  await expect(row).toContainText('Free')
  await expect(row).toContainText('Fits 120')
  const providerId = vendor.user.providers.find(({ name }) => name.includes('Garden'))!.id
  const body = { type: 'blocked' as const, title: 'Repairs', allDay: true, startAt: '2028-06-20T15:00:00Z', endAt: '2028-06-20T16:00:00Z' }
  await vendor.api.createCalendarEvent({ path: { providerId }, body })
  await page.reload()
  await expect(row).toContainText('Blocked')
})

test('a vendor imports a calendar file, undoes that, and makes a feed, whose address another calendar reads until it is revoked', async ({
  page,
  request,
  vendor,
}) => {
  await signedIn(page, vendor, june)
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await choose('Import a calendar file')
  const upload = page.getByRole('dialog', { name: 'Import a calendar file' })
  const event = (uid: number, ...more: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...more, 'END:VEVENT'].join('\r\n')
  const days = 'DTSTART;VALUE=DATE:20280607\r\nDTEND;VALUE=DATE:20280609'
  const events = [event(1, 'SUMMARY:Family holiday', days), event(2, 'SUMMARY:Long ago', 'DTSTART;VALUE=DATE:20200607')]
  const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Other', ...events, 'END:VCALENDAR', ''].join('\r\n')
  await upload.locator('input[type=file]').setInputFiles({ name: 'mine.ics', mimeType: 'text/calendar', buffer: Buffer.from(file) })
  await expect(upload.getByText('1 time will be blocked')).toBeVisible()
  await expect(upload.getByText(/in the past/)).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
  await upload.getByRole('button', { name: 'Block these times' }).click()
  await expect(upload).toBeHidden()
  await expect(
    page
      .getByRole('grid')
      .getByRole('button', { name: /Family holiday.*Blocked/ })
      .first(),
  ).toBeVisible()
  await toasts(page).getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByRole('grid').getByRole('button', { name: /Family holiday/ })).toHaveCount(0)

  await closeToasts(page)
  await choose('Subscribe')
  const dialog = page.getByRole('dialog', { name: 'Calendar feeds' })
  await dialog.getByRole('button', { name: 'Create address' }).click()
  const address = dialog.getByRole('textbox', { name: 'Secret address' })
  await expect(address).toHaveValue(/\/api\/ical\/cf_/)
  await expectAccessible(page, '[role="dialog"]')
  const { pathname } = new URL(await address.inputValue())
  const read = () => request.get(pathname)
  expect(await (await read()).text()).toMatch(/^BEGIN:VCALENDAR[\s\S]*BEGIN:VEVENT/)
  // The demo has a feed of one provider.
  const revocation = dialog.getByRole('button', { name: /^Revoke the feed of .+ and / })
  await revocation.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(revocation).toBeHidden()
  expect((await read()).status()).toBe(404)
})

test.describe('in Arabic, on a phone', () => {
  test.use({ like: 'noura', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' })
  test('CAL-03 the agenda opens first, month and form fit, and violate no axe rule', async ({ page, vendor }) => {
    await page.addInitScript(() => localStorage.setItem('lng', 'ar_AE'))
    await signedIn(page, vendor, '/calendar')
    await expect(page.getByRole('heading', { level: 1, name: 'التقويم' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'جدول الأعمال' })).toBeChecked()
    await expectAccessible(page)
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    await expect.poll(isWide).toBe(false)
    await page.getByRole('radio', { name: 'شهر' }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    await expectAccessible(page)
    await expect.poll(isWide).toBe(false)
    await page.getByRole('button', { name: 'إضافة موعد' }).click()
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'العنوان' })).toBeVisible()
    await expectAccessible(page, '[role="dialog"]')
    await expect.poll(isWide).toBe(false)
  })
})
