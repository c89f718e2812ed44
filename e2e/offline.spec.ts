import type { Page } from '@playwright/test'
import {
  answerField,
  expect,
  feedConnected,
  newCouple,
  outboxReady,
  requestQuote,
  rowOf,
  sidebar,
  signedIn,
  tab,
  test,
  thread,
  titleOf,
  toasts,
} from './world.ts'

/** The worker keeps what it was sent after the page has become useful. */
const workerReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    return true
  })
/** Asks a store of the worker; 0 while it does not exist. */
const askStore = (page: Page, name: 'vendor-panel-offline' | 'vendor-panel-device', store: string, key?: string) =>
  page.evaluate(
    (asked) =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open(asked.name)
        // A database that is created here would never get the stores of the worker.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
        opening.addEventListener('error', () => resolve(0))
        opening.addEventListener('success', () => {
          const content = opening.result.transaction(asked.store).objectStore(asked.store)
          const asking: IDBRequest = asked.key === undefined ? content.count() : content.get(asked.key)
          asking.addEventListener('success', () => resolve(asking.result))
        })
      }),
    { name, store, key },
  )
const keptAnswers = (page: Page) => askStore(page, 'vendor-panel-offline', 'answers')

test('offline the list and opened couples can be read, a push message opens its couple, and signing out deletes all of it (AMB-05, REAL-06, INT-01)', async ({
  page,
  vendor,
  context,
}) => {
  const couple = newCouple()
  const leadId = await requestQuote(vendor, couple, 'Is the garden still free on 12 June? We would be 90.')
  await Promise.all([feedConnected(page), signedIn(page, vendor)])
  await workerReady(page)
  // The worker serves pages that are opened after it has started.
  await page.reload()
  await rowOf(page, couple).click()
  await expect(thread(page).getByText('Is the garden still free on 12 June?')).toBeVisible()
  await expect.poll(() => keptAnswers(page)).toBeGreaterThan(3)
  await outboxReady(page)

  await context.setOffline(true)
  await page.reload()
  await expect(titleOf(page, couple)).toBeVisible()
  await expect(thread(page).getByText('Is the garden still free on 12 June?')).toBeVisible()
  await expect(rowOf(page, couple)).toBeVisible()
  await context.setOffline(false)

  await context.grantPermissions(['notifications'])
  const debug = await context.newCDPSession(page)
  await debug.send('ServiceWorker.enable')
  const registrationId = await new Promise<string>((resolve) => {
    debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
    void debug.send('ServiceWorker.enable')
  })
  const origin = new URL(page.url()).origin
  const notice = {
    userId: vendor.user.id,
    title: `New message: ${couple}`,
    body: 'To Rosewood',
    path: `/leads/${leadId}`,
    tag: `lead${leadId}`,
  }
  const deliver = (data: object) => debug.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) })
  const shown = () => page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title }) => title))
  const [worker] = context.serviceWorkers()
  // Chromium forgets a notification that is asked for between its storage and its display, so the worker reports the display.
  await worker!.evaluate(() => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration; displayed: Promise<void> }
    const { registration } = scope
    const show = registration.showNotification.bind(registration)
    scope.displayed = new Promise((resolve) => {
      registration.showNotification = async (...message) => {
        await show(...message)
        resolve()
      }
    })
  })
  // The worker shows messages only to the user whom the page has told it.
  await expect.poll(() => askStore(page, 'vendor-panel-device', 'device', 'userId')).toBe(vendor.user.id)
  await deliver({ ...notice, userId: vendor.user.id + 1, title: 'Of another user', tag: 'other' })
  await deliver(notice)
  await worker!.evaluate(() => (self as unknown as { displayed: Promise<void> }).displayed)
  expect(await shown()).toEqual([notice.title])

  // Not Home: it may have been preloaded when the page was online and its worker was not yet.
  await sidebar(page).getByRole('link', { name: 'Calendar' }).click()
  await expect(titleOf(page, couple)).toBeHidden()
  await worker!.evaluate(async () => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration; NotificationEvent: typeof Event }
    const [notification] = await scope.registration.getNotifications()
    const click = new scope.NotificationEvent('notificationclick', { notification } as EventInit)
    // Only the browser's own events can extend the worker's life.
    Object.defineProperty(click, 'waitUntil', { value: (work: Promise<unknown>) => work.catch(() => {}) })
    self.dispatchEvent(click)
  })
  await expect(titleOf(page, couple)).toBeVisible()
  await page.getByRole('button', { name: new RegExp(vendor.user.name) }).click()
  await page.getByRole('menuitem', { name: 'Exit' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect.poll(() => keptAnswers(page)).toBe(0)
})

test('SET-07 INT-01 push messages are offered after the first reply, and signing out removes the subscription of this browser', async ({
  page,
  vendor,
  context,
}) => {
  await requestQuote(vendor, newCouple())
  const couple = newCouple()
  await requestQuote(vendor, couple)
  // A push service on the internet is replaced by an address on this machine.
  await page.addInitScript(() => {
    let current: object | null = null
    const endpoint = `${location.origin}/push-service/1`
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    }
    const subscription = {
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: () => Promise.resolve(void (current = null)),
    }
    Object.assign(PushManager.prototype, {
      subscribe: () => Promise.resolve((current = subscription)),
      getSubscription: () => Promise.resolve(current),
    })
  })
  await context.grantPermissions(['notifications'])
  await signedIn(page, vendor)
  await workerReady(page)
  await rowOf(page, couple).click()
  await answerField(page).fill('June is free.')
  await expect(toasts(page).getByRole('button', { name: 'Notify this browser' })).toBeHidden()
  await answerField(page).press('ControlOrMeta+Enter')
  await toasts(page).getByRole('button', { name: 'Notify this browser' }).click()
  await expect(toasts(page)).toContainText('This browser now shows new couples and messages')
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  await expect(page.getByRole('switch', { name: 'Notify this browser' })).toBeChecked()
  await page.keyboard.press('Escape')

  const removal = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.url().includes('/push/subscriptions/'))
  await page.getByRole('button', { name: new RegExp(vendor.user.name) }).click()
  await page.getByRole('menuitem', { name: 'Exit' }).click()
  expect((await removal).status()).toBe(204)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})

/** The texts in the outbox of this browser. */
const storedTexts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('keyval-store')
        opening.onsuccess = () => {
          const counting = opening.result.transaction('keyval').objectStore('keyval').getAllKeys()
          counting.onsuccess = () => resolve(counting.result.filter((key) => Array.isArray(key) && key[0] === 'leadOutbox').length)
        }
      }),
  )

test('a message and a note written offline wait, can be changed, and are sent once, after the tab was closed and with two tabs open; a refused one stays (AMB-05)', async ({
  page,
  vendor,
  context,
}) => {
  const couple = newCouple()
  const leadId = await requestQuote(vendor, couple)
  const other = newCouple()
  const otherId = await requestQuote(vendor, other)
  await Promise.all([feedConnected(page), signedIn(page, vendor)])
  await workerReady(page)
  // What is needed offline is loaded once the page is useful.
  await Promise.all([feedConnected(page), page.reload()])
  await outboxReady(page)
  await page.waitForLoadState('networkidle')
  await rowOf(page, other).click()
  await expect(answerField(page)).toBeVisible()
  await rowOf(page, couple).click()
  await expect(titleOf(page, couple)).toBeVisible()
  await tab(page, 'Notes').click()
  await expect(page.getByRole('textbox', { name: 'New note' })).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'New note' }).fill('Prefers the garden.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Waiting for the connection' })).toContainText('Prefers the garden.')
  await tab(page, 'Messages').click()
  await answerField(page).fill('June is free.')
  await page.getByRole('button', { name: /^Send/ }).last().click()
  await expect(answerField(page)).toHaveValue('')
  const waiting = thread(page).getByRole('listitem')
  await waiting.getByRole('button', { name: /^Edit/ }).click()
  await waiting.getByRole('textbox').fill('June is free, with the garden.')
  await waiting.getByRole('button', { name: 'Save' }).click()
  // The field has the text before it is stored.
  await expect(waiting.getByRole('button', { name: /^Edit/ })).toBeVisible()
  await expect(waiting).toContainText('June is free, with the garden.')
  await page.reload()
  await expect(page.getByRole('button', { name: '2 waiting' })).toBeVisible()
  await page.close()

  const tabs = [await context.newPage(), await context.newPage()] as const
  for (const one of tabs) {
    await one.goto(`/leads/${leadId}`)
    await expect(one.getByRole('button', { name: '2 waiting' })).toBeVisible()
  }
  await context.setOffline(false)
  for (const one of tabs) await expect(one.getByRole('button', { name: '2 waiting' })).toBeHidden({ timeout: 20_000 })
  const sent = (await vendor.api.listLeadMessages({ path: { leadId } })).data.map(({ body }) => body)
  expect(sent.filter((body) => body.startsWith('June'))).toEqual(['June is free, with the garden.'])
  expect((await vendor.api.listLeadNotes({ path: { leadId } })).data.map(({ body }) => body)).toEqual(['Prefers the garden.'])

  // The couple’s data is erased by a colleague while the message waits.
  const [front] = tabs
  await front.bringToFront()
  await expect(thread(front).getByText('June is free, with the garden.')).toBeVisible()
  await rowOf(front, other).click()
  await expect(titleOf(front, other)).toBeVisible()
  await context.setOffline(true)
  await answerField(front).fill('Are you still looking?')
  await front.getByRole('button', { name: /^Send/ }).last().click()
  await expect(front.getByRole('button', { name: '1 waiting' })).toBeVisible()
  await vendor.api.eraseLead({ path: { leadId: otherId } })
  await context.setOffline(false)
  await front.getByRole('button', { name: '1 not sent' }).click()
  const outbox = front.getByRole('dialog', { name: 'Waiting to be sent' })
  await expect(outbox.getByRole('listitem')).toContainText('Are you still looking?')
  await expect(outbox.getByText('This was not sent.', { exact: false })).toBeVisible()
  await outbox.getByRole('button', { name: 'Close' }).click()

  await front.getByRole('button', { name: new RegExp(vendor.user.name) }).click()
  await front.getByRole('menuitem', { name: 'Exit' }).click()
  await expect(front.getByRole('alertdialog')).toContainText('1 text to a couple has not been sent.')
  await front.getByRole('button', { name: 'Delete and exit' }).click()
  await expect(front.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  expect(await storedTexts(front)).toBe(0)
})

test('the panel can be installed on a phone', async ({ page, vendor, context }) => {
  await Promise.all([feedConnected(page), signedIn(page, vendor)])
  await workerReady(page)
  const debug = await context.newCDPSession(page)
  const { errors } = await debug.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await debug.send('Page.getInstallabilityErrors')
  // A window without a profile, as tests use it, is the only obstacle.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})
