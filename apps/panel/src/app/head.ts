import type { StartTable } from '../../vite/start-table.ts'
import { firstRequest } from './first-request.ts'

// The head script: it runs in the HTML before the first paint. The build replaces START by what it knows of the pages and their files.
declare const START: StartTable
const start = START

const { documentElement: page, head } = document
const { routes, files, home, shell, bare, locales, rightToLeft } = start

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const chosen = stored('lng') ?? ''
const locale = locales.includes(chosen) ? chosen : start.defaultLocale
page.lang = locale.replace('_', '-')
page.dir = rightToLeft.includes(locale) ? 'rtl' : 'ltr'
const theme = stored('theme')
if (theme === 'light' || theme === 'dark') page.dataset['theme'] = theme

// The files of the page are requested together with the entry, not after it.
function fetchAhead(wanted: readonly string[]): void {
  for (const file of wanted) {
    const link = document.createElement('link')
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
    if (file.endsWith('.css')) link.as = 'style'
    // The same mode as Vite's own requests; otherwise the browser loads each file twice.
    link.crossOrigin = ''
    link.href = file
    head.append(link)
  }
}

const token = stored('accessToken')
const found = routes.find(([expression]) => new RegExp(expression).test(location.pathname))
const isImpersonating = document.cookie.includes('switch_user=')
const messages = (features: readonly string[]) => features.map((feature) => `/assets/${feature}-${locale}-${start.messagesHash}.js`)
const code = (indices: readonly number[]) => indices.map((index) => files[index]!)
fetchAhead(messages(['app']))

if (token === null) {
  const isSignIn = found?.[1] === 'user' || found?.[1] === 'sign-in'
  page.dataset['start'] = isSignIn ? 'sign-in' : 'blank'
  const [, , pageFiles = [], features = []] = (isSignIn ? routes.find(([, access]) => access === 'sign-in') : found) ?? []
  fetchAhead([...code([...bare, ...pageFiles]), ...messages(features)])
} else {
  // The sign-in page redirects a user to Home.
  const [expression, access, pageFiles, features, reads] = found?.[1] === 'sign-in' ? routes[home]! : (found ?? routes.at(-1)!)
  const isUser = access === 'user'
  page.dataset['start'] = isUser ? 'shell' : 'blank'
  // SHELL-25: the status of the account at the last visit. Once the session is loaded, its status counts (`isPrime`).
  page.toggleAttribute('data-prime', stored('dugun-crm-status') === 'prime')
  if (!isImpersonating) ask(token, expression, isUser ? [...reads, ...shell.reads] : [])
  const own = isUser ? shell : { files: bare, messages: [] }
  fetchAhead([...code([...own.files, ...pageFiles]), ...messages([...own.messages, ...features])])
  // The browser loads its locale data at the first formatted date: now, while the network is busy, instead of at the first render.
  Intl.DateTimeFormat.supportedLocalesOf(page.lang)
}

/** Requests the session and the first reads of the page; the SDK takes the answers over. */
function ask(accessToken: string, expression: string, reads: readonly string[]): void {
  const headers = {
    'Accept-Language': page.lang,
    'X-Consumer-Key': start.consumerKey,
    'X-Access-Token': accessToken,
  }
  const params = new RegExp(expression).exec(location.pathname)?.groups ?? {}
  const pending = (globalThis.pendingAnswers = new Map<string, Promise<Response>>())
  for (const read of [...reads, `/access-tokens/${encodeURIComponent(accessToken)}`]) {
    const url = firstRequest(read, params, location.search)
    const name = `GET ${url}`
    // The page and its layout may read the same.
    if (pending.has(name)) continue
    const answer = fetch(url, { headers })
    // The SDK handles a failure when it takes the answer over; it may never do so.
    answer.catch(() => {})
    pending.set(name, answer)
  }
}

// A form that is submitted before its code is loaded waits for it; the browser never sends it itself.
document.addEventListener(
  'submit',
  (event) => {
    event.preventDefault()
    if (page.dataset['start']) globalThis.hasEarlySubmit = true
  },
  true,
)
export {}
