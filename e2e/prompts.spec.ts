import { paths } from '../apps/panel/src/shared/paths.ts'
import { expect, expectAccessible, expectFocusInside, networkOf, sidebar, signedIn, test, toasts } from './world.ts'

test('NOTI-05 NOTI-06 SHELL-18 a vendor reads the notifications: following a link completes one, and a completed one only navigates', async ({
  page,
  vendor,
}) => {
  const completions: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /provider-prompts/.test(request.url())) completions.push(request.url())
  })
  const { data: open } = await vendor.api.listPrompts({ query: { type: 'notification', isCompleted: false } })
  const prompt = open.find(({ linkData }) => linkData?.path.startsWith('/'))!
  await signedIn(page, vendor, paths.discounts())
  const bell = page.getByRole('button', { name: 'Notifications' })
  await expect(bell).toHaveAccessibleDescription('You have new notifications')
  await bell.click()
  const popover = page.getByRole('dialog', { name: 'Notifications' })
  await expectFocusInside(popover)
  await expectAccessible(page)
  const row = popover.getByRole('article').filter({ hasText: prompt.title }).first()
  await row.getByRole('link', { name: prompt.linkData!.text }).click()
  await expect(popover).toBeHidden()
  await expect(page).toHaveURL(prompt.linkData!.path)
  await expect(toasts(page).getByText(/^Marked as read/)).toBeVisible()
  expect(completions).toHaveLength(1)

  await bell.click()
  await expect(row.getByRole('button')).toHaveCount(0)
  await row.getByRole('link', { name: prompt.linkData!.text }).click()
  await expect(popover).toBeHidden()
  expect(completions).toHaveLength(1)
})

test('TODO-01 TODO-03 ROUTE-21 a vendor completes a to-do by keyboard, takes it back, and the badge is the count of the list', async ({
  page,
  vendor,
}) => {
  await signedIn(page, vendor, paths.todo())
  await expect(page.getByRole('heading', { level: 1, name: 'To-do' })).toBeVisible()
  const openRows = page.getByRole('list', { name: 'Open' }).getByRole('article')
  const doneRows = page.getByRole('list', { name: 'Done' }).getByRole('article')
  const badge = sidebar(page).getByRole('link', { name: /To-do/ })
  await expect(openRows).not.toHaveCount(0)
  const count = await openRows.count()
  await expect(badge).toHaveText(new RegExp(`${count}`))
  const first = openRows.first()
  const title = await first.getByRole('heading').innerText()
  await first.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(openRows).toHaveCount(count - 1)
  await expect(doneRows.filter({ hasText: title.split('\n').at(-1)! })).not.toHaveCount(0)
  await expect(badge).toHaveText(new RegExp(`${count - 1}`))
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(openRows).toHaveCount(count)
  await expect(badge).toHaveText(new RegExp(`${count}`))
})

test('NOTI-07 ERR-09 a completion that fails shows the message of the server, otherwise the generic one, and the link is followed', async ({
  page,
  vendor,
}) => {
  const { data: open } = await vendor.api.listPrompts({ query: { type: 'todo', isCompleted: false } })
  const prompt = open.find(({ linkData }) => linkData?.path.startsWith('/'))!
  const network = await networkOf(page)
  await signedIn(page, vendor, paths.todo())
  const row = page.getByRole('list', { name: 'Open' }).getByRole('article').filter({ hasText: prompt.title }).first()
  const link = row.getByRole('link', { name: prompt.linkData!.text })
  const message = 'This no longer exists.'
  for (const [body, text] of [
    ['', /unexpected error/i],
    [JSON.stringify({ message }), message],
  ] as const) {
    network.breakDown('POST', /provider-prompts/, (route) =>
      route.fulfill({ status: body === '' ? 500 : 404, contentType: 'application/json', headers: { 'error-version': '1' }, body }),
    )
    await link.click()
    await expect(page).toHaveURL(prompt.linkData!.path)
    await expect(toasts(page).getByText(text)).toBeVisible()
    network.restore()
    await page.goto(paths.todo())
  }
})
