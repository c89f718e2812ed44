/**
 * The service worker, `/sw.js`: it keeps the shell and what was read, so that the panel opens offline, and shows push messages. The build
 * replaces FILES with the files of the inbox and of a couple.
 */
import { clear, createStore, del, entries, get, set } from 'idb-keyval'
import { apiBase } from '../shared/api-base.ts'
import { paths } from '../shared/paths.ts'
import { isRecord, textsIn } from '../shared/guards.ts'
import { ownPath, readPageMessage, type WorkerMessage } from '../shared/worker-messages.ts'
import { isKeptAnswer, type KeptAnswer } from './kept-answer.ts'
import { noticeFor } from './push-notice.ts'
import { routeExpression } from './route-expression.ts'

declare const FILES: readonly string[]

type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = Extendable & { request: Request; respondWith: (answer: Promise<Response>) => void }
type WindowClient = {
  url: string
  focus: () => Promise<unknown>
  postMessage: (message: unknown, transfer: MessagePort[]) => void
  navigate: (url: string) => Promise<unknown>
}
type Clicked = Extendable & { notification: { close: () => void; data: unknown } }
// The types of the worker's global scope exclude those of a page.
declare const self: {
  location: Location
  addEventListener: {
    (name: 'fetch', run: (event: FetchEvent) => void): void
    (name: 'push', run: (event: Extendable & { data: { json: () => unknown } | null }) => void): void
    (name: 'notificationclick', run: (event: Clicked) => void): void
    (name: 'message', run: (event: Extendable & { data: unknown }) => void): void
    (name: 'install' | 'activate', run: (event: Extendable) => void): void
  }
  clients: {
    claim: () => Promise<void>
    matchAll: (options: object) => Promise<WindowClient[]>
    openWindow: (url: string) => Promise<unknown>
  }
  registration: { showNotification: (title: string, options: object) => Promise<void> }
}

const shellCache = 'shell'
/** Any couple has the HTML of this one. */
const couplePage = paths.lead({ leadId: 1 })
const pages = [paths.home(), paths.leads(), couplePage]
const coupleAddress = routeExpression(paths.lead.pattern)
const listAddress = routeExpression(paths.leads.pattern)
const answersMax = 400
const answers = createStore('vendor-panel-offline', 'answers')
const device = createStore('vendor-panel-device', 'device')

const cacheMissing = async (urls: readonly string[]) => {
  const cache = await caches.open(shellCache)
  // A file that cannot be loaded now is kept when it is used.
  for (const url of urls) if (!(await cache.match(url))) await cache.add(url).catch(() => {})
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      await (await caches.open(shellCache)).addAll(pages)
      await cacheMissing(FILES)
    })(),
  )
})

// Files have a hash in their names: those of an earlier version are kept for the tabs that still use them, until the next one.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(shellCache)
      const earlier = new Set(textsIn(await get('files', device)))
      const known = new Set<string>([...pages, ...FILES])
      for (const { url } of await cache.keys()) {
        const { pathname } = new URL(url)
        if (!known.has(pathname) && earlier.size > 0 && !earlier.has(pathname)) await cache.delete(url)
      }
      await set('files', [...FILES], device)
      // The first visit too: what its page loads from now on is kept.
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(navigated(request, url))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (url.pathname.startsWith(`${apiBase}/`) && request.headers.has('x-access-token')) event.respondWith(answered(request, url))
})

/** The page itself if the server can be reached; else the kept HTML of its kind. */
async function navigated(request: Request, { pathname }: URL): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(keptPageAt(pathname))
    if (kept) return kept
    throw error
  }
}

const keptPageAt = (pathname: string) =>
  coupleAddress.test(pathname) ? couplePage : listAddress.test(pathname) ? paths.leads() : paths.home()

async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(shellCache)).put(request, answer.clone())
  return answer
}

async function hash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Reads are kept by session: another user never gets them, and the end of the session deletes them (AMB-05). */
async function answered(request: Request, url: URL): Promise<Response> {
  const token = request.headers.get('x-access-token') ?? ''
  const owner = await hash(token)
  const key = await hash(`${token} ${request.headers.get('accept-language') ?? ''} ${url.pathname}${url.search}`)
  try {
    const answer = await fetch(request)
    const type = answer.headers.get('content-type') ?? ''
    if (answer.status === 401) await clearOwner(owner)
    else if (answer.ok && type.startsWith('application/json')) {
      const copy = answer.clone()
      void keep(key, { owner, at: Date.now(), status: answer.status, type, body: await copy.text(), etag: answer.headers.get('etag') })
    }
    return answer
  } catch (error) {
    const kept: unknown = await get(key, answers).catch(() => undefined)
    if (!isKeptAnswer(kept) || kept.owner !== owner) throw error
    const headers = {
      'content-type': kept.type,
      'x-kept-at': new Date(kept.at).toISOString(),
      ...(kept.etag !== null && { etag: kept.etag }),
    }
    return new Response(kept.body, { status: kept.status, headers })
  }
}

async function keep(key: string, answer: KeptAnswer): Promise<void> {
  await set(key, answer, answers)
  const all = await entries<IDBValidKey, unknown>(answers)
  // What an older version has stored in another format goes first.
  const timeOf = (kept: unknown) => (isKeptAnswer(kept) ? kept.at : 0)
  const surplus = all.toSorted(([, one], [, other]) => timeOf(one) - timeOf(other)).slice(0, Math.max(0, all.length - answersMax))
  for (const [old] of surplus) await del(old, answers)
}

async function clearOwner(owner: string): Promise<void> {
  for (const [key, kept] of await entries<IDBValidKey, unknown>(answers))
    if (!isKeptAnswer(kept) || kept.owner === owner) await del(key, answers)
}

self.addEventListener('message', (event) => {
  const message = readPageMessage(event.data)
  if (message?.type === 'user') event.waitUntil(Promise.all([set('userId', message.userId, device), cacheMissing(message.files)]))
  if (message?.type === 'forget') event.waitUntil(Promise.all([clear(answers), del('userId', device)]))
})

self.addEventListener('push', (event) => {
  const message: unknown = event.data?.json()
  event.waitUntil(
    (async () => {
      const notice = noticeFor(await get('userId', device), message)
      if (!notice) return
      const { title, body, tag, path } = notice
      await self.registration.showNotification(title, { body, tag, data: { path }, icon: '/icons/icon-192.png', badge: '/icons/badge.png' })
    })(),
  )
})

const answerMs = 1000

/** Whether the panel in this window answers that it has opened the path. A panel that is still loading does not listen yet. */
function isOpenedBy(open: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(true))
    port1.start()
    setTimeout(() => resolve(false), answerMs)
    open.postMessage({ type: 'open', path } satisfies WorkerMessage, [port2])
  })
}

// An open panel opens the couple itself: it asks before typed text would be lost.
self.addEventListener('notificationclick', (event) => {
  const { data } = event.notification
  // A notification outlives the worker that has shown it.
  const path = ownPath(isRecord(data) ? data['path'] : null) ?? paths.leads()
  event.notification.close()
  event.waitUntil(
    (async () => {
      const [open] = await self.clients.matchAll({ type: 'window' })
      if (!open) return self.clients.openWindow(path)
      if (!(await isOpenedBy(open, path))) await open.navigate(path)
      return open.focus()
    })(),
  )
})
