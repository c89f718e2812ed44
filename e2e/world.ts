import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test as base, type Locator, type Page, type Route } from '@playwright/test'
import { createVendorApi, type VendorApi } from '@vendor-panel/sdk'
import type Axe from 'axe-core'
import { makeCustomer, serviceKey, tuesdayMorning } from './backend.ts'

export { expect } from '@playwright/test'

/** Users of the demo. Each spec file has copies of their customers, so that files can run in parallel. */
export type DemoUser = 'mara' | 'jonas' | 'felix' | 'ines' | 'priya' | 'noura' | 'emre' | 'renew'
export const password = 'wedding-demo'
export const origin = `http://localhost:${process.env['E2E_PORT']}`

const apiOf = (token: string | null) =>
  createVendorApi({
    baseUrl: `${origin}/api`,
    serviceKey,
    locale: () => 'en_CA',
    session: { accessToken: () => token, consumerKey: () => 'vendor-panel-web', switchUser: () => null },
  })

/** A user with a session created without a browser, to prepare and check the data of a journey. */
export interface Vendor {
  username: string
  token: string
  api: VendorApi
  user: Awaited<ReturnType<VendorApi['getAccessToken']>>['data']['user']
}

export async function sessionOf(username: string, secret = password): Promise<Vendor> {
  const { accessToken } = await apiOf(null).createAccessToken({ body: { username, password: secret } })
  const api = apiOf(accessToken.id)
  const { data } = await api.getAccessToken({ path: { accessTokenId: accessToken.id } })
  return { username, token: accessToken.id, api, user: data.user }
}

/** By spec file, its customers: sign-in names by names in the demo. */
const customers = new Map<string, Record<string, string>[]>()

/** The sign-in name of the equivalent user in the file's own customer, which is created on first use. */
async function usernameIn(file: string, like: DemoUser, couples: number): Promise<string> {
  const made = customers.get(file) ?? []
  customers.set(file, made)
  const known = made.find((users) => like in users)
  const users = known ?? (await makeCustomer(like, couples))
  if (!known) made.push(users)
  return users[like]!
}

let couples = 0
const families = ['Tremblay', 'O’Neill', 'Lindqvist', 'Rossi', 'Kaya', 'Nair', 'Haddad', 'Becker', 'Moreau', 'Walker']
/** A couple that no other journey uses. */
export const newCouple = () => {
  couples += 1
  const number = Number(process.env['TEST_WORKER_INDEX'] ?? 0) * 100 + couples
  return `Nora ${families[couples % families.length]} & Ben ${String.fromCharCode(65 + (number % 26))}${number}`
}

/** A couple asks the vendor's first provider for a quote. */
export async function requestQuote(
  { user }: Vendor,
  name: string,
  message = 'Is the garden still free on 12 June?',
  source: 'provider_page' | 'whatsapp' = 'provider_page',
) {
  const { data } = await apiOf(null).createIntakeLead({
    body: {
      providerId: user.providers[0]!.id,
      name,
      message,
      email: 'nora@couple.example',
      phone: '+16135550188',
      weddingDate: '2027-06-12',
      guestCount: 90,
      source,
    },
  })
  return data.id
}

/** Another portal's mail arrives at a forwarding address. */
export const forwardMail = (recipient: string, text: string) =>
  apiOf(null).createIntakeMail({ body: { recipient, from: 'Weddings <leads@portal.example>', subject: 'You have a new lead', text } })

/** A couple writes again. */
export const sendCoupleMessage = (leadId: number, body: string) =>
  apiOf(null).createIntakeMessage({ path: { leadId }, body: { channel: 'email', subject: 'Re: Your wedding', body } })

/** The switchboard reports a call with a couple. */
export async function reportCall({ api, user }: Vendor, leadId: number, event: 'missed' | 'ended', direction: 'in' | 'out') {
  const { number } = (await api.getRedirectNumber({ path: { providerId: user.providers[0]!.id } })).data
  const { extensionNumber, createdAt } = (await api.getLead({ path: { leadId } })).data
  // By the clock of the backend: the call began when the couple asked.
  const at = new Date(Date.parse(createdAt) + (event === 'ended' ? 20_000 : 0)).toISOString()
  const report = { callId: `journey-${leadId}-${event}`, event, direction, number: number!, extensionNumber, at }
  await apiOf(null).createIntakeCallEvent({ body: { ...report, ...(event === 'ended' && { durationSeconds: 20 }) } })
}

/** The sales team grants the latest request of the vendor's account. */
export async function grantUpgrade({ user }: Vendor) {
  const path = { customerId: user.customerId }
  const [request] = (await apiOf(null).listSalesRequests({ path })).data
  await apiOf(null).createIntakeUpgradeDecision({ path, body: { actionId: request!.entityId, decision: 'grant' } })
}

/** Opens a page with an existing session. */
export async function signedIn(page: Page, { token }: Vendor, path = '/leads') {
  await page.addInitScript((key) => {
    // Not in frames: that of Chromium's PDF viewer has no storage.
    if (window !== window.top) return
    if (!sessionStorage.getItem('journey-signed-in')) localStorage.setItem('accessToken', key)
    sessionStorage.setItem('journey-signed-in', 'yes')
  }, token)
  await page.goto(path)
}

/** Goes to another page of the open panel, which keeps its code, and waits until the heading of the page before has left. */
export async function followLink(page: Page, address: string) {
  await page.evaluate((to) => {
    document.querySelector('main h1')?.setAttribute('data-before', '')
    history.pushState({ index: history.length, key: to }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)
  await expect(page.locator('h1[data-before]')).toHaveCount(0)
}

/**
 * Goes to pages of the open panel as links do, which takes less time than loading it again. Addresses of one component keep its heading,
 * so they are loaded.
 */
export function pageFollower(page: Page) {
  let shown: unknown
  return async (address: string, component: unknown): Promise<void> => {
    const isOther = component !== shown
    shown = component
    await (isOther ? followLink(page, address) : page.goto(address))
  }
}

/** Signs in through the form. */
export async function signIn(page: Page, { username }: Pick<Vendor, 'username'>, secret = password) {
  await page.getByLabel('Username, e-mail or phone').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

// The screen of a vendor, by its texts.
export const couplesList = (page: Page) => page.getByRole('list', { name: /Couples/ })
export const rowOf = (page: Page, couple: string | RegExp) => couplesList(page).getByRole('link', { name: couple })
export const titleOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
export const tab = (page: Page, name: string) => page.getByRole('tab', { name })
export const thread = (page: Page) => page.getByRole('log', { name: 'Messages' })
export const answerField = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })
export const toasts = (page: Page) => page.getByRole('region', { name: 'Notices' })
/** Undo in the notice with this text: earlier notices may have one too. */
export const undoOf = (page: Page, text: string | RegExp) =>
  toasts(page).locator('[role] > *').filter({ hasText: text }).getByRole('button', { name: 'Undo' })
/** Closes the notices that are shown, which would cover the next press. All at once: a notice could leave by itself between two presses. */
export const closeToasts = (page: Page) =>
  toasts(page)
    .getByRole('button', { name: 'Close' })
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()))
export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/**
 * Fails matching requests of the page until `restore`. Call it before the page is opened: Chromium lets requests through that start while
 * interception is being set up.
 */
export async function networkOf(page: Page) {
  let fail: ((route: Route) => Promise<void>) | null = null
  await page.route('**', (route) => (fail ? fail(route) : route.continue()))
  return {
    breakDown(method: string, url: RegExp, how = (route: Route) => route.abort()) {
      fail = (route) => (route.request().method() === method && url.test(route.request().url()) ? how(route) : route.continue())
    },
    restore: () => void (fail = null),
  }
}

/** Call it before the page is opened: resolves when the feed has sent its initial content, so that later events are new. */
export async function feedConnected(page: Page): Promise<void> {
  // The page before may connect its own feed until it is left.
  await page.waitForResponse((response) => response.request().isNavigationRequest() && response.frame() === page.mainFrame())
  const socket = await page.waitForEvent('websocket')
  await socket.waitForEvent('framereceived', { predicate: ({ payload }) => String(payload).includes('"a":"d"') })
}

/** Resolves when what keeps a text without a connection is loaded, some time after the page is useful. */
export async function outboxReady(page: Page): Promise<void> {
  const dialog = await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    const isStyled = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet)
    const hasTexts = files.some((name) => name.includes('/assets/leads.calls-'))
    return isStyled && hasTexts && files.find((name) => name.includes('/assets/OutboxDialog-'))
  })
  // With everything that it imports.
  await page.evaluate(`import(${JSON.stringify(await dialog.jsonValue())}).then(() => {})`)
}

/** Call it before the page is opened: counts the toasts with this text, including closed ones. */
export async function countToasts(page: Page): Promise<(text: string) => Promise<number>> {
  await page.addInitScript(() => {
    const shown = new Map<Element, string>()
    const collect = () => {
      for (const toast of document.querySelectorAll('section[aria-label="Notices"] > [role] > *')) shown.set(toast, toast.textContent)
    }
    new MutationObserver(collect).observe(document, { childList: true, subtree: true, characterData: true })
    Object.assign(window, { shownToasts: () => [...shown.values()] })
  })
  return async (text) => {
    const shown = await page.evaluate(() => (window as unknown as { shownToasts: () => string[] }).shownToasts())
    return shown.filter((toast) => toast.includes(text)).length
  }
}

/** A dialog receives keys only once it has focus. */
export const expectFocusInside = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)

/** The number of unread couples in the sidebar. */
export async function unreadBadge(page: Page): Promise<number> {
  const label = sidebar(page).getByText(/unread couple/)
  return Number(((await label.textContent()) ?? '').replace(/\D/g, ''))
}

/** Waits until dialogs have faded in and colours have changed: until then they have no contrast. Does not wait for what moves without end. */
const animationsEnd = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect, timeline }) => timeline === document.timeline && Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  )

const axeCode = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The page, or the changed part of it, violates no axe rule. Its frames of another origin are not checked. */
export async function expectAccessible(page: Page, part = 'html') {
  // The page itself, not what the HTML shows until its code is there.
  await expect(page.locator('html')).not.toHaveAttribute('data-start')
  await animationsEnd(page)
  const { origin: own } = new URL(page.url())
  // Not by @axe-core/playwright, which takes half as long again for a page.
  for (const frame of page.frames()) {
    if (!frame.url().startsWith(own)) continue
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axeCode)
  }
  const violations = await page.evaluate(async (included) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe }
    // React Aria's announcements stay for seconds, also of a button that was removed.
    const context = { include: [included], exclude: ['[data-live-announcer]'] }
    const { violations: found } = await axe.run(context, { resultTypes: ['violations'], preload: false })
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, part)
  expect(violations).toEqual([])
}

/** A page in this language: with a heading, and as wide as the window. */
export async function expectInLanguage(page: Page, locale: string) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-start')
  await expect(page.locator('html')).toHaveAttribute('lang', locale.replace('_', '-'))
  await expect(page.locator('html')).toHaveAttribute('dir', locale.startsWith('ar') ? 'rtl' : 'ltr')
  await animationsEnd(page)
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(tooWide, `pixels that ${page.url()} is wider than the window`).toBe(0)
}

/** The same, without an axe violation. */
export async function expectGoodPage(page: Page, locale: string) {
  await expectInLanguage(page, locale)
  await expectAccessible(page)
}

/** The sent mail, as shown by /dev/outbox. */
export async function outboxMail(page: Page): Promise<Locator> {
  // In a page of its own: its frames are sandboxed, and log errors for the scripts that a journey adds to its page.
  const outbox = await page.context().newPage()
  await outbox.goto('/dev/outbox')
  return outbox.locator('body')
}

/** The same fixed time in the browser, running on, on any day. */
async function setClock(page: Page) {
  const offset = Date.parse(tuesdayMorning) - Number(process.env['E2E_STARTED_AT'])
  await page.context().addInitScript((ahead) => {
    const RealDate = Date
    const now = RealDate.now
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, args, self) => Reflect.construct(target, args.length ? args : [now() + ahead], self) as object,
      get: (target, key) => (key === 'now' ? () => now() + ahead : Reflect.get(target, key)),
    })
    const clock = globalThis.Temporal?.Now
    if (!clock) return
    const instant = () => Temporal.Instant.fromEpochMilliseconds(now() + ahead)
    Object.assign(clock, {
      instant,
      zonedDateTimeISO: (zone = clock.timeZoneId()) => instant().toZonedDateTimeISO(zone),
      plainDateISO: (zone = clock.timeZoneId()) => instant().toZonedDateTimeISO(zone).toPlainDate(),
      plainDateTimeISO: (zone = clock.timeZoneId()) => instant().toZonedDateTimeISO(zone).toPlainDateTime(),
      plainTimeISO: (zone = clock.timeZoneId()) => instant().toZonedDateTimeISO(zone).toPlainTime(),
    })
  }, offset)
}

/** The modal queue counts every modal as dismissed a moment ago, so that none covers the page of another journey. */
async function dismissModals(page: Page) {
  await page.context().addInitScript(() => {
    const { getItem } = Storage.prototype
    Storage.prototype.getItem = function (key) {
      if (!key.startsWith('modal:')) return getItem.call(this, key)
      return /referral|video/.test(key) ? 'once' : String(Date.now() - 300_000)
    }
  })
}

interface Fixtures {
  /** Whether modals open by themselves, for journeys about them. */
  hasModals: boolean
  /** The demo user whose equivalent `vendor` is; set per file or group with `test.use`. */
  like: DemoUser
  /** The number of couples of a customer of the file when its first journey begins. */
  couplesBefore: number
  /** The equivalent user in a customer of the file, with a session of this journey. */
  vendorLike: (like: DemoUser) => Promise<Vendor>
  vendor: Vendor
  /** The page of another person, in a browser of their own. */
  otherPage: Page
  consoleErrors: string[]
  quiet: void
}

/** Every journey runs at the same time of day, and fails if the console has an error, a refused style or an unhandled rejection. */
export const test = base.extend<Fixtures>({
  like: ['mara', { option: true }],
  couplesBefore: [20, { option: true }],
  hasModals: [false, { option: true }],
  vendorLike: async ({ couplesBefore }, provide, { file }) => {
    await provide(async (like) => sessionOf(await usernameIn(file, like, couplesBefore)))
  },
  vendor: async ({ like, vendorLike }, provide) => provide(await vendorLike(like)),
  otherPage: async ({ browser }, provide) => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    await setClock(page)
    await dismissModals(page)
    await provide(page)
    await context.close()
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  consoleErrors: async ({}, provide) => provide([]),
  quiet: [
    async ({ page, context, consoleErrors, hasModals }, provide) => {
      await setClock(page)
      if (!hasModals) await dismissModals(page)
      context.on('weberror', (error) => consoleErrors.push(String(error.error())))
      context.on('console', (message) => {
        // Chromium itself logs every refused request and every lost socket; journeys check how the page handles them.
        if (message.type() === 'error' && !/^Failed to load resource|^WebSocket connection/.test(message.text()))
          consoleErrors.push(message.text())
      })
      await provide()
      expect(consoleErrors).toEqual([])
    },
    { auto: true },
  ],
})
