import type { StartTable } from '../../vite/start-table.ts'
import { firstRequest } from './first-request.ts'

// The head script of a public page. Its language is in the address, else it is the first of the browser that the product has; the device
// stores nothing. No session is read. The build replaces START with the data of this page and its files.
declare const START: StartTable

const { documentElement: page, head } = document
const { locales, defaultLocale, rightToLeft, messagesHash, guest } = START

/** The locale with this tag, else the first one of its language. */
function localeOf(tag: string): string | undefined {
  const wanted = tag.replace('-', '_').toLowerCase()
  return (
    locales.find((locale) => locale.toLowerCase() === wanted) ?? locales.find((locale) => locale.slice(0, 2) === wanted.split('_', 1)[0])
  )
}

const wanted = [new URLSearchParams(location.search).get('lang') ?? '', ...navigator.languages]
const locale = wanted.map(localeOf).find(Boolean) ?? defaultLocale
page.lang = locale.replace('_', '-')
page.dir = rightToLeft.includes(locale) ? 'rtl' : 'ltr'
page.dataset['access'] = 'public'
page.dataset['start'] = 'blank'

for (const file of [...guest.files, ...['app', ...guest.messages].map((feature) => `/assets/${feature}-${locale}-${messagesHash}.js`)]) {
  const link = document.createElement('link')
  link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
  if (file.endsWith('.css')) link.as = 'style'
  // The same mode as Vite's own requests; otherwise the browser loads each file twice.
  link.crossOrigin = ''
  link.href = file
  head.append(link)
}

const pending = (globalThis.pendingAnswers = new Map<string, Promise<Response>>())
const params = new RegExp(guest.expression).exec(location.pathname)?.groups ?? {}
for (const read of guest.reads) {
  const url = firstRequest(read, params, location.search)
  const answer = fetch(url, { headers: { 'Accept-Language': page.lang } })
  // The SDK handles a failure when it uses the answer.
  answer.catch(() => {})
  pending.set(`GET ${url}`, answer)
}
