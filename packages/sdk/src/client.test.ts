import { describe, expect, it } from 'vitest'
import { createVendorApi, type VendorApiOptions } from './client.ts'
import { ApiError } from './error.ts'

interface Sent {
  url: string
  method: string
  headers: Headers
  body: unknown
}

/** A client whose calls end in the given answers, in turn; the last one stays. */
function apiAnswering(answers: (() => Response | Promise<Response>)[], options: Partial<VendorApiOptions> = {}) {
  const sent: Sent[] = []
  const api = createVendorApi({
    baseUrl: '/api',
    session: { accessToken: () => 'vp_mara', consumerKey: () => 'ck_rosewood', switchUser: () => null },
    locale: () => 'en_CA',
    fetch: async (url, init) => {
      sent.push({ url, method: init.method ?? '', headers: new Headers(init.headers), body: init.body })
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      return await answer!()
    },
    ...options,
  })
  return { api, sent }
}
const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init)
const ok = json({ data: [], meta: { page: 1, limit: 25, total: 0, nextCursor: null } })
const refused = (status: number) => json({ code: 'unauthenticated', message: 'Sign in again.' }, { status })

describe('a call', () => {
  it('HTTP-01 carries language, token and key', async () => {
    const { api, sent } = apiAnswering([ok])
    await api.listLeads()
    expect(Object.fromEntries(sent[0]!.headers)).toEqual({
      'accept-language': 'en-CA',
      'x-access-token': 'vp_mara',
      'x-consumer-key': 'ck_rosewood',
    })
  })

  it('HTTP-03 AMB-45 leaves the token out before sign-in', async () => {
    const session = { accessToken: () => null, consumerKey: () => 'vendor-panel-web', switchUser: () => null }
    const { api, sent } = apiAnswering([json({ accessToken: {}, consumerKey: 'ck' }, { status: 201 })], { session })
    await api.createAccessToken({ body: { username: 'mara', password: 'wedding-demo' } })
    expect(sent[0]!.headers.has('x-access-token')).toBe(false)
    expect(sent[0]!.headers.get('x-consumer-key')).toBe('vendor-panel-web')
    expect(sent[0]!.headers.has('switch-user')).toBe(false)
  })

  it('HTTP-02 HTTP-04 names the impersonated user', async () => {
    const session = { accessToken: () => 'vp_admin', consumerKey: () => 'ck', switchUser: () => 'mara' }
    const { api, sent } = apiAnswering([ok], { session })
    await api.listLeads()
    expect(sent[0]!.headers.get('switch-user')).toBe('mara')
    expect(sent[0]!.headers.get('x-access-token')).toBe('vp_admin')
  })

  it('writes lists with commas, paths escaped, and leaves out what is not asked for', async () => {
    const { api, sent } = apiAnswering([ok])
    await api.listLeads({ query: { providerIds: [7, 8], displayStates: ['new', 'pending'], q: 'a&b c' } })
    expect(sent[0]!.url).toBe('/api/leads?providerIds=7,8&displayStates=new,pending&q=a%26b%20c')
    await api.getAccessToken({ path: { accessTokenId: 'a/../b' } })
    expect(sent[1]!.url).toBe('/api/access-tokens/a%2F..%2Fb')
  })

  it('sends body and idempotency key', async () => {
    const { api, sent } = apiAnswering([json({ data: {} }, { status: 201 })])
    await api.createLeadNote({ path: { leadId: 7 }, body: { body: 'Call on Monday' }, idempotencyKey: '9a4c1f0e-6a53' })
    expect(sent[0]).toMatchObject({ url: '/api/leads/7/comments', method: 'POST', body: '{"body":"Call on Monday"}' })
    expect(sent[0]!.headers.get('idempotency-key')).toBe('9a4c1f0e-6a53')
    expect(sent[0]!.headers.get('content-type')).toBe('application/json')
  })

  it('answers undefined for 204', async () => {
    const { api } = apiAnswering([() => new Response(null, { status: 204 })])
    await expect(api.deleteLeadNote({ path: { leadId: 7, commentId: 1 } })).resolves.toBeUndefined()
  })

  it('HTTP-05 is cancelled by its signal, and that is no ApiError', async () => {
    const controller = new AbortController()
    const { api } = apiAnswering([ok], {
      fetch: (_url, init) =>
        new Promise((_resolve, reject) => init.signal!.addEventListener('abort', () => reject(init.signal!.reason as Error))),
    })
    const call = api.searchCouple({ query: { coupleName: 'aylin' }, signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    await expect(call).rejects.not.toBeInstanceOf(ApiError)
  })
})

describe('answers asked for before the client was there', () => {
  const key = 'GET /api/leads?limit=25'

  it('are taken once', async () => {
    const pending = new Map([[key, Promise.resolve(Response.json({ data: ['early'] }))]])
    const { api, sent } = apiAnswering([ok], { pending })
    expect((await api.listLeads({ query: { limit: 25 } })).data).toEqual(['early'])
    expect((await api.listLeads({ query: { limit: 25 } })).data).toEqual([])
    expect(sent).toHaveLength(1)
  })

  it('ERR-01 go through the same error path', async () => {
    let ended = 0
    const pending = new Map([[key, Promise.resolve(refused(401)())]])
    const { api } = apiAnswering([ok], { pending, onUnauthenticated: () => (ended += 1) })
    await expect(api.listLeads({ query: { limit: 25 } })).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(ended).toBe(1)
    pending.set(key, Promise.reject(new TypeError('Failed to fetch')))
    await expect(api.listLeads({ query: { limit: 25 } })).rejects.toMatchObject({ status: 0, code: 'network' })
  })

  it('reject when the call was cancelled meanwhile', async () => {
    const { api } = apiAnswering([ok], { pending: new Map([[key, Promise.resolve(ok())]]) })
    const controller = new AbortController()
    const call = api.listLeads({ query: { limit: 25 }, signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('401', () => {
  /** A session as the panel keeps it: signing out is what `onUnauthenticated` does. */
  function panelSession(first: string | null) {
    const state = { token: first, ended: 0 }
    const options: Partial<VendorApiOptions> = {
      session: { accessToken: () => state.token, consumerKey: () => 'ck', switchUser: () => null },
      onUnauthenticated: () => {
        state.ended += 1
        state.token = null
      },
    }
    return { state, options }
  }

  it('ERR-01 ERR-02 ends the session once, however many calls are in flight', async () => {
    const { state, options } = panelSession('vp_mara')
    const { api } = apiAnswering([refused(401)], options)
    const calls = await Promise.allSettled([api.listLeads(), api.getLeadStats(), api.getPromptMeta(), api.getLead({ path: { leadId: 7 } })])
    expect(calls.every((call) => call.status === 'rejected')).toBe(true)
    expect(state.ended).toBe(1)
  })

  it('ERR-02 a late 401 of an earlier session does not end the next one', async () => {
    const { state, options } = panelSession('vp_first')
    const late = Promise.withResolvers<Response>()
    const { api } = apiAnswering([() => late.promise, refused(401), refused(401)], options)
    const first = api.listLeads()
    state.token = 'vp_second'
    late.resolve(refused(401)())
    await expect(first).rejects.toMatchObject({ status: 401 })
    expect(state.ended).toBe(0)
    await expect(api.listLeads()).rejects.toMatchObject({ status: 401 })
    expect(state.ended).toBe(1)
  })

  it('ERR-01 is told again when the token vanishes after the next sign-in', async () => {
    const { state, options } = panelSession(null)
    const { api } = apiAnswering([refused(401), ok, refused(401)], options)
    await expect(api.listLeads()).rejects.toMatchObject({ status: 401 })
    state.token = 'vp_mara'
    await api.listLeads()
    state.token = null
    await expect(api.listLeads()).rejects.toMatchObject({ status: 401 })
    expect(state.ended).toBe(2)
  })

  it('AUTH-42 at sign-in is about the credentials', async () => {
    const { state, options } = panelSession(null)
    const { api } = apiAnswering([refused(401)], options)
    await expect(api.createAccessToken({ body: { username: 'mara', password: 'wrong' } })).rejects.toBeInstanceOf(ApiError)
    expect(state.ended).toBe(0)
  })
})
