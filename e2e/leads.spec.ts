import {
  answerField,
  closeToasts,
  countToasts,
  requestQuote,
  sendCoupleMessage,
  couplesList,
  expect,
  feedConnected,
  grantUpgrade,
  networkOf,
  newCouple,
  outboxMail,
  rowOf,
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

test('the main journey of a vendor: sign in, open a couple, read, answer, note, change the status, and see the next couple arrive (LEAD-43, LEAD-46)', async ({
  page,
  vendor,
}) => {
  const couple = newCouple()
  await requestQuote(vendor, couple, 'Is the garden still free on 12 June? We would be 90.')
  const toastsWith = await countToasts(page)

  await page.goto('/')
  await signIn(page, vendor)
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

  await closeToasts(page)
  await page.getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('menuitem', { name: 'Offer made' }).click()
  await page.getByRole('button', { name: 'Mark as offer made' }).click()
  // A focused toast stays.
  const undo = toasts(page).getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await page.keyboard.press('F6')
  await expect(undo).toBeFocused()
  await expect(rowOf(page, couple)).toContainText('Offer made')
  await expect(rowOf(page, couple)).toContainText('answered')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, couple)).toContainText('Negotiating')

  const next = newCouple()
  await requestQuote(vendor, next)
  await expect.poll(() => toastsWith(`New couple: ${next}`)).toBe(1)
  await expect(rowOf(page, next)).toBeVisible()
  await expect.poll(() => unreadBadge(page)).toBe(unread)

  const mail = await outboxMail(page)
  await expect(mail).toContainText('nora@couple.example')
  await expect(mail).toContainText('Your wedding at')
})

test('LEAD-42 REAL-02 SHELL-02 a new couple and a new message arrive by the socket: one toast each, list and badge update, while every HTTP read fails', async ({
  page,
  vendor,
}) => {
  const known = newCouple()
  const knownId = await requestQuote(vendor, known)
  const toastsWith = await countToasts(page)
  const feed = feedConnected(page)
  const network = await networkOf(page)
  await signedIn(page, vendor)
  await expect(rowOf(page, known)).toBeVisible()
  const unread = await unreadBadge(page)
  await feed
  network.breakDown('GET', /\/api\//)

  const couple = newCouple()
  await requestQuote(vendor, couple)
  await expect.poll(() => toastsWith(`New couple: ${couple}`)).toBe(1)
  await expect(couplesList(page).getByRole('link').first()).toContainText(couple)
  await expect.poll(() => unreadBadge(page)).toBe(unread + 1)

  await sendCoupleMessage(knownId, 'One more thing: may we bring a dog?')
  await expect.poll(() => toastsWith(`${known} wrote`)).toBe(1)
  await expect(rowOf(page, known)).toContainText('1 unread message')
})

test('LEAD-27 a couple erased in another session loses its name in the open list and on its page, without a toast, while every list read fails', async ({
  page,
  vendor,
}) => {
  const couple = newCouple()
  const leadId = await requestQuote(vendor, couple)
  const toastsWith = await countToasts(page)
  const feed = feedConnected(page)
  const network = await networkOf(page)
  await signedIn(page, vendor, `/leads/${leadId}`)
  await expect(titleOf(page, couple)).toBeVisible()
  await expect(rowOf(page, couple)).toBeVisible()
  await feed
  network.breakDown('GET', /\/api\/leads(\?|$)/)

  const { data } = await vendor.api.eraseLead({ path: { leadId } })
  await expect(titleOf(page, data.extensionNumber)).toBeVisible()
  await expect(rowOf(page, data.extensionNumber)).toBeVisible()
  await expect(page.getByText(couple)).toHaveCount(0)
  // After the toast of a later event, one of the erasure would have been shown.
  const next = newCouple()
  await requestQuote(vendor, next)
  await expect.poll(() => toastsWith(`New couple: ${next}`)).toBe(1)
  expect(await toastsWith(data.extensionNumber)).toBe(0)
})

test('the newest couples on Home update with a new couple, a message and a change of status, while reading the list fails', async ({
  page,
  vendor,
}) => {
  const network = await networkOf(page)
  const feed = feedConnected(page)
  await signedIn(page, vendor, '/')
  const newest = page.getByRole('region', { name: 'Newest couples' })
  await expect(newest.getByRole('listitem').first()).toBeVisible()
  await feed
  network.breakDown('GET', /\/api\/leads(\?|$)/)
  const count = await newest.getByRole('listitem').count()

  const couple = newCouple()
  const leadId = await requestQuote(vendor, couple)
  const row = newest.getByRole('link', { name: couple })
  await expect(row).toContainText('New')
  await expect(newest.getByRole('listitem').first()).toContainText(couple)
  await expect(newest.getByRole('listitem')).toHaveCount(count)

  await sendCoupleMessage(leadId, 'We forgot to say that we are 90.')
  await expect(row).toContainText('1 unread message')

  await row.click()
  await expect(titleOf(page, couple)).toBeVisible()
  await closeToasts(page)
  await page.getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('menuitem', { name: 'Offer made' }).click()
  await page.getByRole('button', { name: 'Mark as offer made' }).click()
  await expect(toasts(page).getByText('Offer made')).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'Home' }).click()
  await expect(row).toContainText('Offer made')
})

test('message catalogues that are loaded later do not reconnect the feed', async ({ page, vendor }) => {
  const couple = newCouple()
  const leadId = await requestQuote(vendor, couple)
  const feed = feedConnected(page)
  const toastsWith = await countToasts(page)
  let sockets = 0
  page.on('websocket', () => (sockets += 1))
  // The page of a couple and its catalogue are loaded after the feed is connected.
  await page.route('**/assets/lead{-,s.detail-}*.js', async (route) => {
    await feed
    await route.continue()
  })
  await signedIn(page, vendor)
  await rowOf(page, couple).click()
  await expect(titleOf(page, couple)).toBeVisible()
  await sendCoupleMessage(leadId, 'And is there a piano?')
  await expect.poll(() => toastsWith(`${couple} wrote`)).toBe(1)
  expect(sockets).toBe(1)
})

test('REAL-04 two tabs show one toast for one couple', async ({ page, context, vendor }) => {
  const tabs = [page, await context.newPage()]
  const feeds = tabs.map(feedConnected)
  const counts = await Promise.all(tabs.map(countToasts))
  await signedIn(page, vendor)
  await tabs[1]!.goto('/leads')
  await Promise.all(feeds)
  const [first, second] = [newCouple(), newCouple()]
  for (const couple of [first, second]) {
    await requestQuote(vendor, couple)
    for (const tab of tabs) await expect(rowOf(tab, couple)).toBeVisible()
  }
  const shown = async (couple: string) => {
    const [here, there] = await Promise.all(counts.map((countOf) => countOf(`New couple: ${couple}`)))
    return here! + there!
  }
  // Toasts are shown in the order of the events: the second one proves that the first was handled.
  await expect.poll(() => shown(second)).toBe(1)
  expect(await shown(first)).toBe(1)
})

test('a couple that arrives after the list was read and before the feed is connected is shown', async ({ page, vendor }) => {
  const couple = newCouple()
  await page.routeWebSocket('**/.ws*', async (socket) => {
    await requestQuote(vendor, couple)
    socket.connectToServer()
  })
  await signedIn(page, vendor)
  await expect(rowOf(page, couple)).toBeVisible()
})

test('LEAD-33 LEAD-34 a couple is reported as spam with a reason, another is rejected with one', async ({ page, vendor }) => {
  for (const [action, state] of [
    ['Report as spam', 'Spam reported'],
    ['Reject', 'Rejected'],
  ] as const) {
    const couple = newCouple()
    await signedIn(page, vendor, `/leads/${await requestQuote(vendor, couple)}`)
    await page.getByRole('button', { name: 'Change status' }).click()
    await page.getByRole('menuitem', { name: action }).click()
    const dialog = page.getByRole('dialog', { name: couple })
    await dialog.getByRole('combobox', { name: 'Reason' }).selectOption({ index: 1 })
    await dialog.getByRole('button', { name: action }).click()
    await expect(rowOf(page, couple)).toContainText(state)
  }
})

test('SHELL-27 SHELL-29 a couple is found by name from any page, and opens', async ({ page, vendor }) => {
  const couple = newCouple()
  const leadId = await requestQuote(vendor, couple)
  await signedIn(page, vendor, '/settings')
  await page.getByRole('button', { name: 'Find a couple' }).click()
  await page.getByRole('dialog').getByRole('searchbox', { name: 'Couple name' }).fill(couple)
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: couple }).click()
  await expect(page).toHaveURL(`/leads/${leadId}`)
  await expect(titleOf(page, couple)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a vendor saves the filters of the list as a view, opens it later, deletes it and undoes that', async ({ page, vendor }) => {
  await signedIn(page, vendor, '/leads?readStatus=unread&sort=oldest')
  const filters = page.getByRole('button', { name: /^Filters/ })
  await filters.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save this view' }).click()
  await dialog.getByRole('textbox', { name: 'Name of the view' }).fill('Oldest unread')
  await dialog.getByRole('button', { name: 'Save this view' }).click()
  await expect(dialog.getByRole('link', { name: 'Oldest unread' })).toBeVisible()

  await page.goto('/leads')
  await filters.click()
  await dialog.getByRole('link', { name: 'Oldest unread' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/readStatus=unread&sort=oldest/)

  await filters.click()
  await dialog.getByRole('button', { name: 'Delete “Oldest unread”' }).click()
  await expect(dialog.getByRole('link', { name: 'Oldest unread' })).toBeHidden()
  await toasts(page).getByRole('button', { name: 'Undo' }).last().click()
  await expect(dialog.getByRole('link', { name: 'Oldest unread' })).toBeVisible()
})

test('two couples are read, tagged and rejected at once, and each change is undone as a whole', async ({ page, vendor }) => {
  const couples = [newCouple(), newCouple()]
  const ids = [await requestQuote(vendor, couples[0]!), await requestQuote(vendor, couples[1]!)]
  const states = async () => {
    const leads = await Promise.all(ids.map((leadId) => vendor.api.getLead({ path: { leadId } })))
    return leads.map(({ data: { status, readStatus, tags } }) => ({ status, readStatus, tags }))
  }
  const before = [0, 1].map(() => ({ status: 'new', readStatus: 'unread', tags: [] as string[] }))
  await signedIn(page, vendor)
  const undone = async (changed: Partial<(typeof before)[number]>) => {
    await expect(toasts(page)).toContainText('2 couples changed')
    expect(await states()).toEqual(before.map((state) => ({ ...state, ...changed })))
    await toasts(page).getByRole('button', { name: 'Undo' }).last().click()
    await expect.poll(states).toEqual(before)
  }

  await page.getByRole('button', { name: 'List actions' }).click()
  await page.getByRole('button', { name: 'Select couples' }).click()
  for (const couple of couples) await page.getByRole('option', { name: couple }).click()
  await expect(page.getByText('2 couples selected')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as read' }).click()
  await undone({ readStatus: 'read' })
  await page.getByRole('button', { name: 'Tag', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Tag the selected couples' })
  await dialog.getByRole('textbox').fill('garden')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await undone({ tags: ['garden'] })
  await page.getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('menuitem', { name: /Reject/ }).click()
  await undone({ status: 'rejected' })
  for (const couple of couples) await expect(page.getByRole('option', { name: couple })).toBeVisible()
})

test('a search is in the URL and survives a reload and Back', async ({ page, vendor }) => {
  await signedIn(page, vendor)
  const couple = newCouple()
  await requestQuote(vendor, couple)
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

test.describe('a package of three couples a month', () => {
  test.use({ like: 'felix', couplesBefore: 0 })

  test('LEAD-40 LEAD-41 UPG-04 a couple is shown on request, counts once, and the fourth opens the upgrade popup, which sends a request; once it is granted the couple shows', async ({
    page,
    vendor,
  }) => {
    const couple = newCouple()
    const ids = [await requestQuote(vendor, couple)]
    for (let asked = 0; asked < 3; asked += 1) ids.push(await requestQuote(vendor, newCouple()))
    const used = async () => (await vendor.api.getLeadStats()).data.allowance!.used
    await signedIn(page, vendor, `/leads/${ids[0]}`)
    await expect(titleOf(page, couple)).toBeVisible()
    await expect(page.getByText('+1 613')).toHaveCount(0)
    expect(await used()).toBe(0)

    await page.getByRole('button', { name: 'Show this couple (1 of 3)' }).click()
    await expect(page.getByText('+1 613').first()).toBeVisible()
    await page.reload()
    await expect(page.getByText('+1 613').first()).toBeVisible()
    expect(await used()).toBe(1)

    for (const leadId of ids.slice(1, 3)) await vendor.api.viewLead({ path: { leadId } })
    const connected = feedConnected(page)
    await page.goto(`/leads/${ids[3]}`)
    await connected
    await page.getByRole('button', { name: 'Show this couple' }).click()
    const popup = page.getByRole('dialog', { name: 'You have seen this month’s couples' })
    await popup.getByRole('button', { name: 'Request information' }).click()
    await expect(toasts(page).getByText('We have received your request and will get back to you.')).toBeVisible()
    await expect(popup).toBeHidden()
    expect(await used()).toBe(3)

    // The panel changes without a reload when the sales team grants it.
    await grantUpgrade(vendor)
    await expect(page.getByText('+1 613').first()).toBeVisible()
  })
})

test('SHELL-34 an unsaved note survives a change of tab; a link, Back and closing the page ask first', async ({ page, vendor }) => {
  await signedIn(page, vendor, '/leads')
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

  const closing = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  expect((await closing).type()).toBe('beforeunload')
  await (await closing).dismiss()
  await expect(page.getByLabel('New note')).toHaveValue('Her mother decides about the flowers.')

  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByLabel('New note')).toBeHidden()
})
