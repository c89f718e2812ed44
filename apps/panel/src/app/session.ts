import { createVendorApi, ApiError, endsSession, type Middleware } from '@vendor-panel/sdk'
import type { components } from '@vendor-panel/contract'
import { atom } from 'jotai'
import { currentLocale, switchLocale, storedLocale } from './locale.ts'
import { apiBase } from '../shared/api-base.ts'
import { store } from '../shared/store.ts'
import { clearStored, readCookie, readStored, writeStored } from '../shared/storage.ts'

export type Session = components['schemas']['Session']
/** AUTH-09. `failed` is still unknown: the token is kept, and the user can retry (AUTH-11). */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'in'; session: Session }
  | { status: 'out' }
  | { status: 'failed'; requestId: string | null }

export const sessionState = atom<SessionState>({ status: 'unknown' })
const setSession = (next: SessionState) => store.set(sessionState, next)

/** The key of the app itself, sent until a session has its own (HTTP-03, AMB-53). */
export const appConsumerKey = 'vendor-panel-web'
let consumerKey = appConsumerKey

const switchUser = () => readCookie('switch_user')
/** While impersonating, the operator's token is sent (HTTP-04, AMB-11). */
export const sessionAccessToken = () =>
  switchUser() === null ? readStored('accessToken') : (readStored('adminAccessToken') ?? readCookie('adminAccessToken'))

declare global {
  // The requests of the head script.
  var pendingAnswers: Map<string, Promise<Response>> | undefined
  // The couple that was clicked before this code was loaded.
  var earlyPath: string | undefined
  // The text of the search in the skeleton of the inbox.
  var earlySearch: string | undefined
}

/** Runs around every call; error reports take it over once they are loaded (ERR-15). */
export const observer: { around: Middleware } = { around: (_call, next) => next() }

export const api = createVendorApi({
  baseUrl: apiBase,
  session: { accessToken: sessionAccessToken, consumerKey: () => consumerKey, switchUser },
  locale: currentLocale,
  onUnauthenticated: clearSession,
  middleware: [(call, next) => observer.around(call, next)],
  ...(globalThis.pendingAnswers && { pending: globalThis.pendingAnswers }),
})

/** Signs out on this device only. The guard then redirects to the sign-in page and keeps the address (ERR-01, ERR-02). */
export function clearSession(): void {
  clearStored()
  consumerKey = appConsumerKey
  setSession({ status: 'out' })
}

/** The rules of the countries are not part of the sign-in page: they are loaded with the shell; if that fails, nothing changes. */
async function languageOfCountry(countryCode: string) {
  const code = await import('./enabled-languages.ts').catch(() => null)
  return code?.languageOfCountry(countryCode) ?? currentLocale()
}

/** Loads the session of the stored token (AUTH-08). 401 and 404 sign out; other failures keep the token (AUTH-10, AUTH-11). */
export async function loadSession(): Promise<void> {
  const token = sessionAccessToken()
  if (token === null) return setSession({ status: 'out' })
  try {
    const { data } = await api.getAccessToken({ path: { accessTokenId: token } })
    consumerKey = data.consumerKey
    // The head script colours the top bar by the stored flag before the session is loaded (SHELL-25).
    writeStored('dugun-crm-status', data.user.customer.crmStatus)
    // Without a language chosen on this device, the user's preferred language is used, else that of the country.
    if (storedLocale() === null) {
      const preferred = data.user.preferredLanguage ?? (await languageOfCountry(data.user.details.countryCode))
      if (preferred !== currentLocale()) {
        // The head script has asked in another language.
        globalThis.pendingAnswers?.clear()
        await switchLocale(preferred)
      }
    }
    setSession({ status: 'in', session: data })
  } catch (error) {
    if (error instanceof ApiError && endsSession('getAccessToken', error.status)) clearSession()
    else setSession({ status: 'failed', requestId: error instanceof ApiError ? error.requestId : null })
  }
}

/** Continues after a correct or a renewed password (AUTH-07). */
export async function openSession(answer: { accessToken: { id: string }; consumerKey?: string }): Promise<void> {
  writeStored('accessToken', answer.accessToken.id)
  consumerKey = answer.consumerKey ?? consumerKey
  await loadSession()
}

const signOutTimeoutMs = 2_000

/** Signs out on the server, and here whatever the server answers (AUTH-12, AUTH-13). */
export async function closeSession(): Promise<void> {
  const token = sessionAccessToken()
  if (token !== null)
    await api.deleteAccessToken({ path: { accessTokenId: token }, signal: AbortSignal.timeout(signOutTimeoutMs) }).catch(() => {})
  clearSession()
}

/** Follows other tabs: a removed token signs this tab out too (ROUTE-18); the token of another user reloads it. */
export function watchOtherTabs(): void {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== 'accessToken' && key !== null) return
    if (readStored('accessToken') === null) clearSession()
    else if (key === 'accessToken' && newValue !== oldValue) location.reload()
  })
}

/** What the guard needs of the session. */
export const visitorOf = (state: SessionState) =>
  state.status === 'in'
    ? { token: state.session.accessToken, isOwing: state.session.user.canManage && state.session.accessToken.pendingPayments.length > 0 }
    : { token: null, isOwing: false }

export const isImpersonating = (): boolean => switchUser() !== null
