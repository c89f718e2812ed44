import './trusted-types.ts'
import './start.css.ts'
// The HTML contains the sign-in form, so its styles must not wait for the code.
import '../shared/AuthCard.css.ts'
// Imported separately: a bundler that uses nothing else of the library's entry drops the entry with its styles.
import '@vendor-panel/ui/reset.css'
import { defaultLocale, parseLocale } from '@vendor-panel/domain'
import { ApiError } from '@vendor-panel/sdk'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { paths } from '../shared/paths.ts'
import { hasIntegration } from '../shared/has-integration.ts'
import { markPageUseful, whenUseful } from '../shared/when-useful.ts'
import { messageLoader } from '../shared/with-messages.ts'
import { App } from './App.tsx'
import { redirectFor } from './guard.ts'
import { language, switchLocale, addMessages, storedLocale, setDocumentLocale } from './locale.ts'
import { currentAddress, navigate, startNavigation } from './navigation.ts'
import { preloadRoute, preloadWhenIdle } from './preload.ts'
import { loadRoute } from './routes.ts'
import { loadSession, sessionState, visitorOf, watchOtherTabs } from './session.ts'
import { readStored } from '../shared/storage.ts'
import { store } from '../shared/store.ts'
import { applyTheme } from '../shared/theme.ts'

/** Redirects the first visit according to the guard; `CurrentPage` does so for all later ones. */
async function redirectFirstVisit(): Promise<void> {
  const session = store.get(sessionState)
  if (session.status !== 'in' && session.status !== 'out') return
  const { path, search } = currentAddress()
  const { route } = await loadRoute(path)
  const redirect = redirectFor({
    access: route.access,
    ...visitorOf(session),
    url: path + search,
  })
  if (redirect === null) return
  navigate(redirect, { replace: true })
  await redirectFirstVisit()
}

/** Reads the initial data of the first page; until then the HTML shows the shell's skeleton. */
async function readAhead(): Promise<void> {
  const session = store.get(sessionState)
  const { route } = await loadRoute(currentAddress().path)
  if (session.status !== 'in' || route.layout !== 'main') return
  // A failure to load code is shown when the page is rendered.
  const code = await import('./first-reads.ts').catch(() => null)
  await code?.readFirst(session.session.user, currentAddress())
}

/** A refused or failed request is a state of the page, which `ErrorBoundary` shows; only faults of the panel are reported. */
const onCaughtError = (error: unknown) => error instanceof ApiError || reportError(error)

function draw(): void {
  const root = document.querySelector<HTMLElement>('#root')
  if (!root) throw new Error('index.html has no #root')
  const page = document.documentElement
  const isPrerendered = page.dataset['start'] === 'sign-in' && root.childElementCount > 0 && currentAddress().path === paths.login()
  const keepFocus = focusOfSkeleton()
  // Before the panel is rendered, because a hidden element cannot take focus.
  delete page.dataset['start']
  delete page.dataset['prime']
  document.querySelector('#skeleton')?.remove()
  if (isPrerendered) hydrateRoot(root, <App />, { onCaughtError })
  else {
    root.replaceChildren()
    flushSync(() => createRoot(root, { onCaughtError }).render(<App />))
  }
  keepFocus()
}

/** Stores what has focus in the skeleton, and the text of its search. The result focuses the same in the panel. */
function focusOfSkeleton(): () => void {
  const search = document.querySelector<HTMLInputElement>('#skeleton input')
  globalThis.earlySearch = search?.value
  const focused = document.activeElement?.closest('#skeleton a, #skeleton input')
  const same = focused && (focused === search ? '#content input' : `a[href="${CSS.escape(focused.getAttribute('href') ?? '')}"]`)
  return () => {
    globalThis.earlySearch = undefined
    if (same && document.activeElement === document.body) document.querySelector<HTMLElement>(same)?.focus()
  }
}

/** The page to show if the stored token is valid, or the sign-in page; loaded together with the session. */
async function preloadFirstPage(): Promise<void> {
  const { path } = currentAddress()
  const { route } = await loadRoute(path)
  await preloadRoute(readStored('accessToken') === null && route.access === 'user' ? paths.login() : path)
}

/** Opens the couple that was clicked before the panel was rendered: at once if it can still be the first page. */
function openEarly(): void {
  const { path, search } = currentAddress()
  if (globalThis.earlyPath !== undefined && globalThis.earlyPath !== path + search) navigate(globalThis.earlyPath)
}

async function start(): Promise<void> {
  startNavigation()
  watchOtherTabs()
  applyTheme()
  store.sub(language, setDocumentLocale)
  messageLoader.load = addMessages
  const page = document.documentElement
  // Chosen by the head script, which the development server does not have.
  const locale = import.meta.env.DEV ? storedLocale() : parseLocale(page.lang)
  // A public page reads no session.
  const isPublic = page.dataset['access'] === 'public'
  const session = isPublic ? store.set(sessionState, { status: 'out' }) : loadSession()
  const loaded = Promise.all([session, switchLocale(locale ?? defaultLocale), preloadFirstPage()])
  // The browser loads its locale data for the first formatted date: now, while waiting for the network, instead of at the first render.
  if (readStored('accessToken') !== null) Intl.DateTimeFormat.supportedLocalesOf(page.lang)
  await loaded
  openEarly()
  await redirectFirstVisit()
  await preloadRoute(currentAddress().path)
  await readAhead()
  draw()
  openEarly()
  globalThis.earlyPath = undefined
  if (store.get(sessionState).status !== 'in') markPageUseful()
  if (hasIntegration()) whenUseful(() => void import('./integrations/start.ts'))
  if (!isPublic) preloadWhenIdle([paths.leads(), paths.home()])
}

const reloadAfterMs = 5000

/** Without messages or a page nothing on the screen can be lost; only reloading helps (`MissingCodeError`). */
start().catch((error: unknown) => {
  reportError(error)
  setTimeout(() => location.reload(), reloadAfterMs)
})
