import type { Page } from '@playwright/test'
import {
  answerField,
  couplesList,
  expect,
  expectAccessible,
  forwardMail,
  newCouple,
  requestQuote,
  rowOf,
  signedIn,
  test,
  thread,
  titleOf,
  toasts,
} from './world.ts'

async function openTool(page: Page, name: string) {
  await page.getByRole('button', { name: 'List actions' }).click()
  await page.getByRole('button', { name }).click()
  return page.getByRole('dialog', { name })
}

test('couples of another program are imported from CSV: a wrong value is named by its line, a duplicate is left out, and the import is undone', async ({
  page,
  vendor,
}) => {
  const known = newCouple()
  await requestQuote(vendor, known)
  const [first, second] = [newCouple(), newCouple()]
  const total = async () => (await vendor.api.listLeads({ query: { limit: 1 } })).meta.total
  const before = await total()
  await signedIn(page, vendor)
  await expect(rowOf(page, known)).toBeVisible()

  const dialog = await openTool(page, 'Import couples')
  const choose = (date: string) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'fair.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        [
          'Client;Contact mail;Wedding date;Guests;Notes',
          `${first};first@fair.example;${date};80;"Met at the fair; wants the garden"`,
          `${second};second@fair.example;2027-09-04;120;`,
          `${known};nora@couple.example;2027-06-12;90;`,
        ].join('\r\n'),
      ),
    })
  await choose('31.6.2027')
  // A column with a name of its own is chosen by hand; the others are found.
  await expect(dialog.getByLabel('Wedding date')).toHaveValue('Wedding date')
  await dialog.getByLabel('E-mail').selectOption('Contact mail')
  await dialog.getByRole('button', { name: 'Check file' }).click()
  await expect(dialog).toContainText('Line 2, Wedding date: “31.6.2027”')
  await expect(dialog.getByRole('button', { name: /^Import \d/ })).toBeDisabled()
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: /Remove file/ }).click()
  await choose('30.6.2027')
  await dialog.getByLabel('E-mail').selectOption('Contact mail')
  await dialog.getByRole('button', { name: 'Check file' }).click()
  await expect(dialog.getByRole('table')).toContainText('second@fair.example')
  await expect(dialog).toContainText('1 couple is in your list already')
  await dialog.getByRole('button', { name: 'Import 2 couples' }).click()
  await expect(dialog).toContainText('2 couples imported, 1 left out because it is in your list already.')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await rowOf(page, first).click()
  await expect(titleOf(page, first)).toBeVisible()
  await expect(page.getByText('Met at the fair; wants the garden').first()).toBeVisible()
  expect(await total()).toBe(before + 2)

  const again = await openTool(page, 'Import couples')
  await again.getByRole('button', { name: 'Undo the import of fair.csv' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove 2 couples' }).click()
  await expect(toasts(page)).toContainText('Import undone. Its couples were removed.')
  await expect.poll(total).toBe(before)
  await expect(couplesList(page).getByRole('link', { name: second })).toHaveCount(0)
})

test('an enquiry of another portal that is forwarded to the address of a provider appears in the open list and is answered', async ({
  page,
  vendor,
}) => {
  await signedIn(page, vendor)
  await expect(couplesList(page).getByRole('link').first()).toBeVisible()
  const dialog = await openTool(page, 'Forwarding address')
  const field = dialog.getByRole('textbox', { name: 'Address' })
  const before = await field.inputValue()
  await dialog.getByRole('button', { name: 'Create a new address' }).click()
  await expect(field).not.toHaveValue(before)
  await expect(toasts(page)).toContainText('New forwarding address created.')
  const address = await field.inputValue()
  await page.keyboard.press('Escape')
  const couple = newCouple()
  const text = [
    `Name: ${couple}`,
    'Email: portal@couple.example',
    'Wedding date: June 12, 2027',
    'Guest count: 120',
    'Referred by: a friend',
  ]
  await forwardMail(address, [...text, 'Message: Is the garden free that weekend?'].join('\n'))
  await rowOf(page, couple).click()
  await expect(titleOf(page, couple)).toBeVisible()
  // What the form has no field for is kept with the message.
  for (const part of ['Is the garden free that weekend?', 'Referred by: a friend']) await expect(thread(page)).toContainText(part)
  const leadId = Number(/leads\/(\d+)/.exec(page.url())?.[1])
  const { data: lead } = await vendor.api.getLead({ path: { leadId } })
  expect(lead).toMatchObject({ couple: { weddingDate: '2027-06-12' }, guestCount: 120 })
  await answerField(page).fill('It is. Would you like to see it?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(thread(page)).toContainText('It is. Would you like to see it?')
})

test('LEAD-48 a couple of the call team is accepted: it opens with its contact data and is no longer offered', async ({ page, vendor }) => {
  const { data: offered } = await vendor.api.listPlatformLeads({})
  const { name } = offered[0]!
  await signedIn(page, vendor)
  const dialog = await openTool(page, 'Assisted couples')
  await expect(dialog.getByRole('listitem')).toHaveCount(offered.length)
  await expectAccessible(page)
  await dialog
    .getByRole('button', { name: `Accept ${name}` })
    .first()
    .click()
  await expect(toasts(page)).toContainText(`${name} is now one of your couples.`)
  await expect(titleOf(page, name)).toBeVisible()
  await expect(dialog).toBeHidden()
  const leadId = Number(/leads\/(\d+)/.exec(page.url())?.[1])
  const { data: lead } = await vendor.api.getLead({ path: { leadId } })
  expect(lead.email).toMatch(/@example\.com$/)
  const again = await openTool(page, 'Assisted couples')
  await expect(again.getByRole('listitem')).toHaveCount(offered.length - 1)
})
