import type { Start, StartTable } from '../../vite/start-table.ts'
import { firstRequest } from './first-request.ts'

// The head script: it runs in the HTML before the first paint. The build replaces START with the data of this page and its files.
declare const START: StartTable
declare global {
  var beginPage: ((page: Start, path: string, search: string) => void) | undefined
}
const start = START

const { documentElement: page, head } = document

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const chosen = stored('lng') ?? ''
const locale = start.locales.includes(chosen) ? chosen : start.defaultLocale
page.lang = locale.replace('_', '-')
page.dir = start.rightToLeft.includes(locale) ? 'rtl' : 'ltr'
const theme = stored('theme')
if (theme === 'light' || theme === 'dark') page.dataset['theme'] = theme

// A click on a couple of the inbox requests another page before this one is rendered.
const requested = new Set<string>()

// The files of the page are requested together with the entry, not after it.
function fetchAhead(wanted: readonly string[]): void {
  for (const file of wanted) {
    if (requested.has(file)) continue
    requested.add(file)
    const link = document.createElement('link')
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
    if (file.endsWith('.css')) link.as = 'style'
    // The same mode as Vite's own requests; otherwise the browser loads each file twice.
    link.crossOrigin = ''
    link.href = file
    head.append(link)
  }
}

const isOperator = document.cookie.includes('switch_user=')
const token = stored(isOperator ? 'adminAccessToken' : 'accessToken')
/** Requests what a page needs. The SDK takes the answers over. */
function begin({ files, messages, expression, reads }: Start, path: string, search: string): void {
  // Before the files: the server takes longer for an answer.
  if (token !== null && !isOperator) requestReads(token, { expression, reads }, path, search)
  fetchAhead([...files, ...['app', ...messages].map((feature) => `/assets/${feature}-${locale}-${start.messagesHash}.js`)])
}

/** The session and the first reads of a user. */
function requestReads(accessToken: string, { expression, reads }: Pick<Start, 'expression' | 'reads'>, path: string, search: string): void {
  const headers = {
    'Accept-Language': page.lang,
    'X-Consumer-Key': start.consumerKey,
    'X-Access-Token': accessToken,
  }
  const params = { ...new RegExp(expression).exec(path)?.groups, accessTokenId: encodeURIComponent(accessToken) }
  const pending = (globalThis.pendingAnswers ??= new Map<string, Promise<Response>>())
  for (const read of reads) {
    const url = firstRequest(read, params, search)
    const name = `GET ${url}`
    // The page and its layout may have the same reads.
    if (requested.has(name)) continue
    requested.add(name)
    const answer = fetch(url, { headers })
    // The SDK handles a failure when it uses the answer, which may not happen.
    answer.catch(() => {})
    pending.set(name, answer)
  }
}

const first = token === null ? start.guest : start.user
page.dataset['start'] = first.shows
begin(first, location.pathname, location.search)
globalThis.beginPage = begin
if (token !== null) {
  // SHELL-25: the status of the account at the last visit. After the session is loaded, its status counts (`isPrime`).
  page.toggleAttribute('data-prime', stored('dugun-crm-status') === 'prime')
}

// A form that is submitted before its code is loaded waits for it; the browser never submits it itself.
document.addEventListener(
  'submit',
  (event) => {
    event.preventDefault()
    if (page.dataset['start']) globalThis.hasEarlySubmit = true
  },
  true,
)
