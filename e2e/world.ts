import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Locator, type Page, type Route } from '@playwright/test'
import { createVendorApi } from '@vendor-panel/sdk'
import { serviceKey, tuesdayMorning } from './backend.ts'

export { expect } from '@playwright/test'

/**
 * Files run side by side, the journeys of one file one after the other. Where another journey's couples would be in the way, in the
 * toasts, the badge or the order of the list, a file has vendors of its own: keyboard has jonas, languages noura, leads felix and priya,
 * outage ines.
 */
export type Username = 'mara' | 'jonas' | 'felix' | 'ines' | 'priya' | 'noura' | 'emre' | 'renew'
export const password = 'wedding-demo'
export const origin = `http://localhost:${process.env['E2E_PORT']}`

const apiOf = (token: string | null) =>
  createVendorApi({
    baseUrl: `${origin}/api`,
    serviceKey,
    locale: () => 'en_CA',
    session: { accessToken: () => token, consumerKey: () => 'vendor-panel-web', switchUser: () => null },
  })

/** Signs in without a browser: for arranging, and for looking from outside. */
export async function sessionOf(username: Username) {
  const { accessToken } = await apiOf(null).createAccessToken({ body: { username, password } })
  const api = apiOf(accessToken.id)
  const { data } = await api.getAccessToken({ path: { accessTokenId: accessToken.id } })
  return { token: accessToken.id, api, user: data.user }
}

let couples = 0
const families = ['Tremblay', 'O’Neill', 'Lindqvist', 'Rossi', 'Kaya', 'Nair', 'Haddad', 'Becker', 'Moreau', 'Walker']
/** A couple whom no other journey knows. */
export const newCouple = () => {
  couples += 1
  const number = Number(process.env['TEST_WORKER_INDEX'] ?? 0) * 100 + couples
  return `Nora ${families[couples % families.length]} & Ben ${String.fromCharCode(65 + (number % 26))}${number}`
}

/** A couple asks the vendor's first provider for a quote. */
export async function coupleAsks(username: Username, name: string, message = 'Is the garden still free on 12 June?') {
  const { user } = await sessionOf(username)
  const { data } = await apiOf(null).createIntakeLead({
    body: {
      providerId: user.providers[0]!.id,
      name,
      message,
      email: 'nora@couple.example',
      phone: '+16135550188',
      weddingDate: '2027-06-12',
      guestCount: 90,
    },
  })
  return data.id
}

/** A couple writes again. */
export const coupleWrites = (leadId: number, body: string) =>
  apiOf(null).createIntakeMessage({ path: { leadId }, body: { channel: 'email', subject: 'Re: Your wedding', body } })

/** Opens a page as somebody who signed in before. */
export async function signedIn(page: Page, username: Username, path = '/leads') {
  const session = await sessionOf(username)
  await page.addInitScript((token) => {
    if (!sessionStorage.getItem('journey-signed-in')) localStorage.setItem('accessToken', token)
    sessionStorage.setItem('journey-signed-in', 'yes')
  }, session.token)
  await page.goto(path)
  return session
}

/** Signs in as a person does. */
export async function signIn(page: Page, username: Username, secret = password) {
  await page.getByLabel('Username, e-mail or phone').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

// What a vendor sees, by the words of the screen.
export const couplesList = (page: Page) => page.getByRole('list', { name: /Couples/ })
export const rowOf = (page: Page, couple: string) => couplesList(page).getByRole('link', { name: couple })
export const titleOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
export const tab = (page: Page, name: string) => page.getByRole('tab', { name })
export const thread = (page: Page) => page.getByRole('log', { name: 'Messages' })
export const answerField = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })
export const toasts = (page: Page) => page.getByRole('region', { name: 'Notices' })
export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/**
 * The page's line, for cutting what matches. Begun before the page is opened, and cut by a word alone: requests that Chromium makes in the
 * moment it is told to hold them slip through.
 */
export async function lineOf(page: Page) {
  let lose: ((route: Route) => Promise<void>) | null = null
  await page.route('**', (route) => (lose ? lose(route) : route.continue()))
  return {
    cut(method: string, url: RegExp, how = (route: Route) => route.abort()) {
      lose = (route) => (route.request().method() === method && url.test(route.request().url()) ? how(route) : route.continue())
    },
    mend: () => void (lose = null),
  }
}

/** Begun before the page is opened: resolves when the feed has told what is there, so that what comes next is news. */
export async function feedIsOn(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket')
  await socket.waitForEvent('framereceived', { predicate: ({ payload }) => String(payload).includes('"a":"d"') })
}

/** How many couples the sidebar says are not yet read. */
export async function unreadBadge(page: Page): Promise<number> {
  const label = sidebar(page).getByText(/not yet read/)
  return Number(((await label.textContent()) ?? '').replace(/\D/g, ''))
}

/** No rule of axe is broken on the page as it stands, or on the part of it that changed. */
export async function expectAccessible(page: Page, part = 'html') {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** The mail that left the house, as /dev/outbox shows it. */
export async function outboxMail(page: Page): Promise<Locator> {
  await page.goto('/dev/outbox')
  return page.locator('body')
}

/** The same fixed morning in the browser, ticking on, whatever the day on this machine is. */
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

/** Every journey runs at the same time of day, and none may leave an error in the console, a refused style or a broken promise behind. */
export const test = base.extend<{ complaints: string[]; quiet: void }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  complaints: async ({}, provide) => provide([]),
  quiet: [
    async ({ page, context, complaints }, provide) => {
      await setClock(page)
      context.on('weberror', (error) => complaints.push(String(error.error())))
      context.on('console', (message) => {
        // Chromium reports every refused request and every lost socket itself; what the page does about it is what journeys look at.
        if (message.type() === 'error' && !/^Failed to load resource|^WebSocket connection/.test(message.text()))
          complaints.push(message.text())
      })
      await provide()
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})
