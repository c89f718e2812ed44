import { expect, feedConnected, newCouple, requestQuote, signedIn, test } from './world.ts'

test('two colleagues who open a couple see each other; the second one who saves a note is notified and keeps the text', async ({
  page,
  otherPage,
  vendor,
  vendorLike,
}) => {
  const jonas = await vendorLike('jonas')
  const leadId = await requestQuote(jonas, newCouple())
  await jonas.api.createLeadNote({ path: { leadId }, body: { body: 'Call after six.' } })
  const notes = `/leads/${leadId}?activeTab=notes`
  for (const [one, person] of [
    [page, vendor],
    [otherPage, jonas],
  ] as const) {
    const connected = feedConnected(one)
    await signedIn(one, person, notes)
    await connected
  }
  await expect(page.getByText(`${jonas.user.name} is viewing this couple`)).toBeVisible()
  await expect(otherPage.getByText(`${vendor.user.name} is viewing this couple`)).toBeVisible()
  await otherPage.getByRole('textbox', { name: 'New note' }).fill('They prefer')
  await expect(page.getByText(`${jonas.user.name} is writing`)).toBeVisible()
  await otherPage.getByRole('textbox', { name: 'New note' }).fill('')

  for (const [one, text] of [
    [page, 'Call after seven.'],
    [otherPage, 'Call after six, but not on Friday.'],
  ] as const) {
    await one.getByRole('button', { name: /^Edit note/ }).click()
    await one.getByRole('textbox', { name: 'Note', exact: true }).fill(text)
  }
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Call after seven.')).toBeVisible()
  await otherPage.getByRole('button', { name: 'Save' }).click()
  await expect(otherPage.getByText('Call after seven.')).toBeVisible()
  await expect(otherPage.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue('Call after six, but not on Friday.')
  await otherPage.getByRole('button', { name: 'Keep my version' }).click()
  await expect
    .poll(async () => (await jonas.api.listLeadNotes({ path: { leadId } })).data.map(({ body }) => body))
    .toEqual(['Call after six, but not on Friday.'])
})
