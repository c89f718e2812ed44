import {
  answerField,
  coupleAsks,
  coupleWrites,
  couplesList,
  expect,
  feedIsOn,
  lineOf,
  newCouple,
  outboxMail,
  rowOf,
  sessionOf,
  sidebar,
  signedIn,
  signIn,
  tab,
  test,
  thread,
  titleOf,
  toasts,
  unreadBadge,
} from './world.ts'

test('the story of a vendor: sign in, open a couple, read, answer, note, change the state, and see the next couple arrive (AUTH-01, LEAD-01, LEAD-28, LEAD-46)', async ({
  page,
}) => {
  const couple = newCouple()
  await coupleAsks('priya', couple, 'Is the garden still free on 12 June? We would be 90.')

  await page.goto('/')
  await signIn(page, 'priya')
  await sidebar(page)
    .getByRole('link', { name: /Couples/ })
    .click()
  const unread = await unreadBadge(page)
  await rowOf(page, couple).click()

  await expect(titleOf(page, couple)).toBeVisible()
  await expect.poll(() => unreadBadge(page)).toBe(unread - 1)
  await tab(page, 'History').click()
  await expect(page.getByRole('tabpanel').getByText('Information request')).toBeVisible()

  await tab(page, 'Messages').click()
  await expect(thread(page).getByText('Is the garden still free on 12 June?')).toBeVisible()
  await answerField(page).fill('It is, and dinner for 90 starts at CA$ 95. Shall we say Saturday at 11?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(thread(page).getByText('Shall we say Saturday at 11?')).toBeVisible()
  await expect(thread(page).getByRole('article').last()).toContainText('sent')
  await expect(answerField(page)).toHaveValue('')

  await tab(page, 'Notes').click()
  await page.getByLabel('New note').fill('They want lanterns in the trees.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('tabpanel').getByText('They want lanterns in the trees.')).toBeVisible()

  await page.getByRole('button', { name: 'Change the state' }).click()
  await page.getByRole('menuitem', { name: 'Offer made' }).click()
  await page.getByRole('button', { name: 'Mark as offer made' }).click()
  await expect(rowOf(page, couple)).toContainText('Offer made')
  await expect(rowOf(page, couple)).toContainText('answered')
  const undo = toasts(page).getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await page.keyboard.press('F6')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, couple)).toContainText('Negotiating')

  const next = newCouple()
  await coupleAsks('priya', next)
  await expect(toasts(page).getByText(`New couple: ${next}`)).toHaveCount(1)
  await expect(rowOf(page, next)).toBeVisible()

  await expect(await outboxMail(page)).toContainText('nora@couple.example')
  await expect(page.locator('body')).toContainText('Your wedding at')
})

test('REAL-02 REAL-03 a new couple and a new message come by the socket: one toast, list and badge follow, with every HTTP read cut (LEAD-45, SHELL-02)', async ({
  page,
}) => {
  const known = newCouple()
  const knownId = await coupleAsks('priya', known)
  const feed = feedIsOn(page)
  const line = await lineOf(page)
  await signedIn(page, 'priya')
  await expect(rowOf(page, known)).toBeVisible()
  const unread = await unreadBadge(page)
  await feed
  line.cut('GET', /\/api\//)

  const couple = newCouple()
  await coupleAsks('priya', couple)
  await expect(toasts(page).getByText(`New couple: ${couple}`)).toHaveCount(1)
  await expect(couplesList(page).getByRole('link').first()).toContainText(couple)
  await expect.poll(() => unreadBadge(page)).toBe(unread + 1)

  await coupleWrites(knownId, 'One more thing: may we bring a dog?')
  await expect(toasts(page).getByText(new RegExp(`${known} wrote`))).toHaveCount(1)
  await expect(rowOf(page, known)).toContainText('1 unread message')
})

test('LEAD-42 REAL-03 the newest couples on Home follow a couple who arrives, a message and a change of state, with the read of the list cut', async ({
  page,
}) => {
  const line = await lineOf(page)
  const feed = feedIsOn(page)
  await signedIn(page, 'priya', '/')
  await feed
  line.cut('GET', /\/api\/leads(\?|$)/)
  const newest = page.getByRole('region', { name: 'Newest couples' })
  const count = await newest.getByRole('listitem').count()

  const couple = newCouple()
  const leadId = await coupleAsks('priya', couple)
  const row = newest.getByRole('link', { name: couple })
  await expect(row).toContainText('New')
  await expect(newest.getByRole('listitem').first()).toContainText(couple)
  await expect(newest.getByRole('listitem')).toHaveCount(count)

  await coupleWrites(leadId, 'We forgot to say that we are 90.')
  await expect(row).toContainText('1 unread message')

  await row.click()
  await expect(titleOf(page, couple)).toBeVisible()
  await page.getByRole('button', { name: 'Change the state' }).click()
  await page.getByRole('menuitem', { name: 'Offer made' }).click()
  await page.getByRole('button', { name: 'Mark as offer made' }).click()
  await expect(toasts(page).getByText('Offer made')).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'Home' }).click()
  await expect(row).toContainText('Offer made')
})

test('REAL-06 sentences that come later do not cut the line of the feed', async ({ page }) => {
  const couple = newCouple()
  const leadId = await coupleAsks('priya', couple)
  const feed = feedIsOn(page)
  let lines = 0
  page.on('websocket', () => (lines += 1))
  // What a couple is read with, its sentences too, comes after the feed.
  await page.route('**/assets/lead-*.js', async (route) => {
    await feed
    await route.continue()
  })
  await signedIn(page, 'priya')
  await rowOf(page, couple).click()
  await expect(titleOf(page, couple)).toBeVisible()
  await coupleWrites(leadId, 'And is there a piano?')
  await expect(toasts(page).getByText(new RegExp(`${couple} wrote`))).toHaveCount(1)
  expect(lines).toBe(1)
})

test('REAL-04 two tabs show one toast for one couple', async ({ page, context }) => {
  const other = await context.newPage()
  const feeds = [feedIsOn(page), feedIsOn(other)]
  await signedIn(page, 'priya')
  await other.goto('/leads')
  await Promise.all(feeds)
  const couple = newCouple()
  await coupleAsks('priya', couple)
  await expect(rowOf(page, couple)).toBeVisible()
  await expect(rowOf(other, couple)).toBeVisible()
  const told = await Promise.all([page, other].map((tab) => toasts(tab).getByText(`New couple: ${couple}`).count()))
  expect(told.toSorted((one, other) => one - other)).toEqual([0, 1])
})

test('REAL-04 a couple who comes after the list was read and before the feed tells is shown all the same', async ({ page }) => {
  const couple = newCouple()
  await page.routeWebSocket('**/.ws*', async (socket) => {
    await coupleAsks('priya', couple)
    socket.connectToServer()
  })
  await signedIn(page, 'priya')
  await expect(rowOf(page, couple)).toBeVisible()
})

test('LEAD-45 filters stand in the address and survive a reload and a way back', async ({ page }) => {
  await signedIn(page, 'priya')
  const couple = newCouple()
  await coupleAsks('priya', couple)
  await page.getByRole('searchbox', { name: 'Search couples' }).fill(couple)
  await expect(couplesList(page).getByRole('link')).toHaveCount(1)
  await expect(page).toHaveURL(/[?&]q=/)
  await page.reload()
  await expect(couplesList(page).getByRole('link')).toHaveCount(1)
  await rowOf(page, couple).click()
  await expect(titleOf(page, couple)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/leads\?.*q=/)
})

test('LEAD-40 a limited package shows a couple only when the vendor says so, and counts it once', async ({ page }) => {
  const { api } = await sessionOf('felix')
  const before = (await api.getLeadStats()).data.allowance
  expect(before).not.toBeNull()
  const couple = newCouple()
  const leadId = await coupleAsks('felix', couple)
  await signedIn(page, 'felix', `/leads/${leadId}`)
  await expect(titleOf(page, couple)).toBeVisible()
  await expect(page.getByText('+1 613')).toHaveCount(0)
  expect((await api.getLeadStats()).data.allowance).toEqual(before)
})

test('SHELL-34 a note in the making is kept while another side of the couple is looked at, and asked about before the couple is left', async ({
  page,
}) => {
  await signedIn(page, 'priya', '/leads')
  await couplesList(page).getByRole('link').first().click()
  await tab(page, 'Notes').click()
  await page.getByLabel('New note').fill('Her mother decides about the flowers.')

  await tab(page, 'History').click()
  await tab(page, 'Notes').click()
  await expect(page.getByLabel('New note')).toHaveValue('Her mother decides about the flowers.')

  await sidebar(page).getByRole('link', { name: 'Home' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('New note')).toHaveValue('Her mother decides about the flowers.')

  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByLabel('New note')).toBeHidden()
})
