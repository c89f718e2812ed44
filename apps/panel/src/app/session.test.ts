import { examples } from '@vendor-panel/contract/examples'
import { modalStorageKey } from '@vendor-panel/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { api, closeSession, loadSession, openSession, sessionState } from './session.ts'
import { store } from '../shared/store.ts'
import { currentLocale, switchLocale } from './locale.ts'

// Fakes of the browser APIs that the session uses; all of our own code is real.
const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
const keysOfStorage = new Proxy(storage, {
  ownKeys: () => [...stored.keys()],
  getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
})
type Sent = { method: string; url: string; headers: Record<string, string> }
let sent: Sent[] = []
let answer: (request: Sent) => Response | Promise<Response> = () => new Response(null, { status: 500 })

const browser = globalThis as unknown as Record<string, unknown>
const before = { fetch: browser['fetch'] }
beforeEach(() => {
  stored.clear()
  sent = []
  store.set(sessionState, { status: 'unknown' })
  browser['window'] = { localStorage: keysOfStorage }
  browser['document'] = { cookie: '' }
  browser['fetch'] = (url: string, init: RequestInit) => {
    const request = {
      method: init.method ?? 'GET',
      url,
      headers: init.headers instanceof Headers ? Object.fromEntries(init.headers) : (init.headers as Record<string, string>),
    }
    sent.push(request)
    return Promise.resolve(answer(request))
  }
})
afterEach(() => {
  Object.assign(browser, before)
  delete browser['window']
  delete browser['document']
})

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const session = examples.getAccessToken.answer!
const signedIn = examples.createAccessToken.answer!

describe('the initial language', () => {
  const { user } = session.data
  it.each([
    ['TR', null, null, 'tr_TR'],
    ['SA', null, null, 'ar_SA'],
    ['TR', 'de_DE', null, 'de_DE'],
    ['CA', null, null, 'en_CA'],
    // Chosen on this device and already active.
    ['TR', null, 'en_US', 'en_CA'],
  ] as const)('I18N-03 AMB-12 in %s, preferred %s, stored %s: the session sets %s', async (countryCode, preferred, chosen, expected) => {
    await switchLocale('en_CA')
    stored.set('accessToken', 'vp_1')
    if (chosen) stored.set('lng', chosen)
    const details = { ...user.details, countryCode }
    answer = () => json({ ...session, data: { ...session.data, user: { ...user, details, preferredLanguage: preferred } } })
    await loadSession()
    expect(currentLocale()).toBe(expected)
  })

  it.each([
    ['TR', 0],
    ['CA', 1],
  ])('I18N-11 in %s, of one answer that the head script has asked for in the default language %i is used', async (countryCode, used) => {
    await switchLocale('en_CA')
    stored.set('accessToken', 'vp_1')
    globalThis.pendingAnswers = new Map([['GET /api/configs', Promise.resolve(json({}))]])
    const details = { ...user.details, countryCode }
    answer = () => json({ ...session, data: { ...session.data, user: { ...user, details, preferredLanguage: null } } })
    await loadSession()
    expect(globalThis.pendingAnswers.size).toBe(used)
    globalThis.pendingAnswers = undefined
  })
})

describe('a start with a stored token', () => {
  beforeEach(() => void stored.set('accessToken', 'vp_1'))

  it('AUTH-08 AUTH-09 loads the session, and is unknown until then', async () => {
    answer = () => json(session)
    const loading = loadSession()
    expect(store.get(sessionState).status).toBe('unknown')
    await loading
    expect(sent[0]?.url).toBe('/api/access-tokens/vp_1')
    expect(store.get(sessionState)).toMatchObject({ status: 'in', session: { user: { name: session.data.user.name } } })
  })

  it.each([401, 404])('AUTH-10 %s signs out and removes the token', async (status) => {
    answer = () => json({ code: 'x', message: '' }, status)
    await loadSession()
    expect(store.get(sessionState).status).toBe('out')
    expect(stored.has('accessToken')).toBe(false)
  })

  it.each([500, 503])('AUTH-11 %s keeps the token for another try', async (status) => {
    answer = () => new Response('broken', { status, headers: { 'x-request-id': '7f3a' } })
    await loadSession()
    expect(store.get(sessionState)).toEqual({ status: 'failed', requestId: '7f3a' })
    expect(stored.get('accessToken')).toBe('vp_1')
  })

  it('AUTH-11 a network failure keeps it too', async () => {
    answer = () => Promise.reject(new TypeError('offline'))
    await loadSession()
    expect(store.get(sessionState)).toEqual({ status: 'failed', requestId: null })
    expect(stored.get('accessToken')).toBe('vp_1')
  })
})

it('AUTH-09 without a token the user is signed out at once, without a request', async () => {
  await loadSession()
  expect(store.get(sessionState).status).toBe('out')
  expect(sent).toEqual([])
})

it('AUTH-07 AUTH-15 after sign-in the token is stored under accessToken, and the new consumer key is sent', async () => {
  answer = () => json(session)
  await openSession({ ...signedIn, consumerKey: 'ck_new' })
  expect([...stored.keys()].filter((key) => !['accessToken', 'adminAccessToken', 'dugun-crm-status'].includes(key))).toEqual([])
  expect(stored.get('accessToken')).toBe(signedIn.accessToken.id)
  expect(sent[0]?.headers).toMatchObject({ 'X-Consumer-Key': 'ck_new' })
})

describe('signing out', () => {
  const dismissal = modalStorageKey(7, 'advertisement-video')
  beforeEach(() => {
    for (const [key, value] of [
      ['accessToken', 'vp_1'],
      ['lng', 'de_DE'],
      ['theme', 'dark'],
      ['shortcuts', 'off'],
      ['measurement', 'off'],
      [dismissal, 'once'],
      ['junk', '1'],
    ] as const)
      stored.set(key, value)
  })

  it('AUTH-12 AUTH-16 I18N-08 MODAL-17 ends it at the server and clears all but the choices of this device and dismissals (AMB-05)', async () => {
    answer = () => new Response(null, { status: 204 })
    await closeSession()
    expect(sent).toMatchObject([{ method: 'DELETE', url: '/api/access-tokens/vp_1' }])
    expect(Object.fromEntries(stored)).toEqual({
      lng: 'de_DE',
      theme: 'dark',
      shortcuts: 'off',
      measurement: 'off',
      [dismissal]: 'once',
    })
    expect(store.get(sessionState).status).toBe('out')
  })

  it.each([() => new Response(null, { status: 500 }), () => Promise.reject(new TypeError('offline'))])(
    'AUTH-13 completes even if the server fails',
    async (broken) => {
      answer = broken
      await closeSession()
      expect(stored.has('accessToken')).toBe(false)
      expect(store.get(sessionState).status).toBe('out')
    },
  )
})

it('ERR-01 a 401 on any call ends the session here, ERR-02 once for all calls in flight', async () => {
  // A token of its own, because the SDK reports the end of each token only once.
  stored.set('accessToken', 'vp_9')
  store.set(sessionState, { status: 'in', session: session.data })
  let changes = 0
  const stop = store.sub(sessionState, () => changes++)
  answer = () => json({ code: 'unauthenticated', message: '' }, 401)
  await Promise.allSettled([api.listLeads(), api.getLeadStats(), api.getPromptMeta()])
  stop()
  expect(changes).toBe(1)
  expect(store.get(sessionState).status).toBe('out')
  expect(stored.size).toBe(0)
})

it("AUTH-44 HTTP-02 HTTP-04 an operator's calls have the admin token and the cookie", async () => {
  stored.set('accessToken', 'vp_1')
  stored.set('adminAccessToken', 'vp_admin')
  browser['document'] = { cookie: 'switch_user=42' }
  answer = () => json(session)
  await loadSession()
  expect(sent[0]?.headers).toMatchObject({ 'X-Access-Token': 'vp_admin', 'switch-user': '42' })
})
