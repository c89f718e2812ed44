import { createVendorApi, ApiError, endsSession, type Answer } from '@vendor-panel/sdk'
import type { components } from '@vendor-panel/contract'
import { atom } from 'jotai'
import { currentLocale, speak, storedLocale } from './locale.ts'
import { store } from '../shared/store.ts'
import { clearStored, readCookie, readStored, writeStored } from '../shared/storage.ts'

export type Session = components['schemas']['Session']
/** AUTH-09. `failed` is unknown still: the token is kept, and the user is offered another try (AUTH-11). */
export type SessionState = { status: 'unknown' } | { status: 'in'; session: Session } | { status: 'out' } | { status: 'failed' }

export const sessionState = atom<SessionState>({ status: 'unknown' })
const setSession = (next: SessionState) => store.set(sessionState, next)

/** The key of the app itself, sent until a session has told its own (HTTP-03, AMB-53). */
export const appConsumerKey = 'vendor-panel-web'
let consumerKey = appConsumerKey

const switchUser = () => readCookie('switch_user')
/** While impersonating, the operator's token speaks (HTTP-04, AMB-11). */
export const sessionAccessToken = () =>
  switchUser() === null ? readStored('accessToken') : (readStored('adminAccessToken') ?? readCookie('adminAccessToken'))

declare global {
  // What the head script asked for before this code was there.
  var pendingAnswers: Map<string, Promise<Response>> | undefined
  // The couple that was clicked before this code was there.
  var earlyPath: string | undefined
}

export const api = createVendorApi({
  baseUrl: '/api',
  session: { accessToken: sessionAccessToken, consumerKey: () => consumerKey, switchUser },
  locale: currentLocale,
  onUnauthenticated: forgetSession,
  ...(globalThis.pendingAnswers && { pending: globalThis.pendingAnswers }),
})

/** Forgets who is signed in, on this device only. The guard then leads to the sign-in page and keeps the place (ERR-01, ERR-02). */
export function forgetSession(): void {
  clearStored()
  consumerKey = appConsumerKey
  setSession({ status: 'out' })
}

/** The rules of the countries are no part of the sign-in page: they come with the shell, or, when that cannot be fetched, nothing changes. */
async function languageOfCountry(countryCode: string) {
  const code = await import('./enabled-languages.ts').catch(() => null)
  return code?.languageOfCountry(countryCode) ?? currentLocale()
}

/** Asks who the stored token belongs to (AUTH-08). 401 and 404 sign out; anything else keeps the token (AUTH-10, AUTH-11). */
export async function loadSession(): Promise<void> {
  const token = sessionAccessToken()
  if (token === null) return setSession({ status: 'out' })
  try {
    const { data } = await api.getAccessToken({ path: { accessTokenId: token } })
    consumerKey = data.consumerKey
    // The head script paints the top bar by the stored flag before the session is known (SHELL-25).
    writeStored('dugun-crm-status', data.user.customer.crmStatus)
    // Who has chosen no language on this device is spoken to in their own, else in that of their country.
    if (storedLocale() === null) {
      const wish = data.user.preferredLanguage ?? (await languageOfCountry(data.user.details.countryCode))
      if (wish !== currentLocale()) await speak(wish)
    }
    setSession({ status: 'in', session: data })
  } catch (error) {
    if (error instanceof ApiError && endsSession('getAccessToken', error.status)) forgetSession()
    else setSession({ status: 'failed' })
  }
}

/** What follows a right password or a renewed one (AUTH-07). */
export async function openSession(answer: Answer<'createAccessToken'>): Promise<void> {
  writeStored('accessToken', answer.accessToken.id)
  consumerKey = answer.consumerKey
  await loadSession()
}

const goodbyeMs = 2_000

/** Signs out on the server, and here whatever the server says (AUTH-12, AUTH-13). */
export async function closeSession(): Promise<void> {
  const token = sessionAccessToken()
  if (token !== null)
    await api.deleteAccessToken({ path: { accessTokenId: token }, signal: AbortSignal.timeout(goodbyeMs) }).catch(() => {})
  forgetSession()
}

/** Follows what other tabs do: a token that is gone signs this tab out too (ROUTE-18); one of somebody else starts it anew. */
export function watchOtherTabs(): void {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== 'accessToken' && key !== null) return
    if (readStored('accessToken') === null) forgetSession()
    else if (key === 'accessToken' && newValue !== oldValue) location.reload()
  })
}

export const isImpersonating = (): boolean => switchUser() !== null
