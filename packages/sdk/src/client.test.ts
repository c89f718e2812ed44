import { describe, expect, it, vi } from 'vitest'
import { examples } from '@vendor-panel/contract/examples'
import contract from '@vendor-panel/contract/openapi.json' with { type: 'json' }
import { createVendorApi, type VendorApiOptions } from './client.ts'
import { ApiError } from './error.ts'
import type { Middleware } from './middleware.ts'
import type { Body, CallOptions, Fetch, VendorApi } from './operation.ts'
import { retrying } from './retry.ts'

interface Sent {
  url: string
  method: string
  headers: Headers
  body: unknown
}

/** A client whose calls get the given answers in turn; the last one repeats. */
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
  it('HTTP-01 sends language, token and key', async () => {
    const { api, sent } = apiAnswering([ok])
    await api.listLeads()
    expect(Object.fromEntries(sent[0]!.headers)).toEqual({
      'accept-language': 'en-CA',
      'x-access-token': 'vp_mara',
      'x-consumer-key': 'ck_rosewood',
    })
  })

  it('I18N-11 in another language sends that one from then on, before sign-in too', async () => {
    let locale: 'en_CA' | 'ar_AE' = 'en_CA'
    const session = { accessToken: () => null, consumerKey: () => 'vendor-panel-web', switchUser: () => null }
    const { api, sent } = apiAnswering([ok, ok, json({ accessToken: {}, consumerKey: 'ck' }, { status: 201 })], {
      session,
      locale: () => locale,
    })
    await api.listCategories()
    locale = 'ar_AE'
    await api.listLeads()
    await api.createAccessToken({ body: { username: 'mara', password: 'wedding-demo' } })
    expect(sent.map(({ headers }) => headers.get('accept-language'))).toEqual(['en-CA', 'ar-AE', 'ar-AE'])
  })

  it('HTTP-03 AMB-45 omits the token before sign-in', async () => {
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

  it('serializes lists with commas, escapes paths, and omits undefined values', async () => {
    const { api, sent } = apiAnswering([ok])
    await api.listLeads({ query: { providerIds: [7, 8], displayStates: ['new', 'pending'], q: 'a&b c' } })
    expect(sent[0]!.url).toBe('/api/leads?providerIds=7,8&displayStates=new,pending&q=a%26b%20c')
    await api.listLeads({ query: { providerIds: [], q: 'Ümit, 50 %' } })
    expect(sent[1]!.url).toBe('/api/leads?q=%C3%9Cmit%2C%2050%20%25')
    await api.getAccessToken({ path: { accessTokenId: 'a/../b' } })
    expect(sent[2]!.url).toBe('/api/access-tokens/a%2F..%2Fb')
  })

  it('supports every parameter style of the contract', () => {
    interface Asked {
      $ref?: string
      in?: string
      explode?: boolean
      schema?: { type?: string | string[] }
    }
    const shared = contract.components.parameters as Record<string, Asked>
    const asked = Object.values(contract.paths as unknown as Record<string, Record<string, { parameters?: Asked[] }>>)
      .flatMap((item) => Object.values(item).flatMap(({ parameters = [] }) => parameters))
      .map((parameter) => (parameter.$ref ? shared[parameter.$ref.split('/').at(-1)!]! : parameter))
      .filter((parameter) => parameter.in === 'query')
    expect(asked.length).toBeGreaterThan(20)
    expect(asked.filter(({ schema, explode }) => schema?.type === 'object' || (schema?.type === 'array' && explode !== false))).toEqual([])
  })

  it('sends body and idempotency key', async () => {
    const { api, sent } = apiAnswering([json({ data: {} }, { status: 201 })])
    await api.createLeadNote({ path: { leadId: 7 }, body: { body: 'Call on Monday' }, idempotencyKey: '9a4c1f0e-6a53' })
    expect(sent[0]).toMatchObject({ url: '/api/leads/7/comments', method: 'POST', body: '{"body":"Call on Monday"}' })
    expect(sent[0]!.headers.get('idempotency-key')).toBe('9a4c1f0e-6a53')
    expect(sent[0]!.headers.get('content-type')).toBe('application/json')
  })

  it('returns undefined for 204', async () => {
    const { api } = apiAnswering([() => new Response(null, { status: 204 })])
    await expect(api.deleteLeadNote({ path: { leadId: 7, commentId: 1 } })).resolves.toBeUndefined()
  })

  it('HTTP-05 an abort by its signal is not an ApiError', async () => {
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

describe('files', () => {
  const path = { customerId: 4 }
  const pdf = new File(['%PDF-1.7'], 'Price list 2027.pdf', { type: 'application/pdf' })

  it('are sent as a form, whose content type fetch sets', async () => {
    const { api, sent } = apiAnswering([json({ data: {} }, { status: 201 })])
    await api.createAttachment({ path, body: { file: pdf, name: 'Price list' } })
    const form = sent[0]!.body as FormData
    expect(sent[0]!.headers.has('content-type')).toBe(false)
    expect([...form.keys()]).toEqual(['file', 'name'])
    expect(form.get('name')).toBe('Price list')
    expect(form.get('file')).toMatchObject({ name: 'Price list 2027.pdf', type: 'application/pdf', size: 8 })
  })

  it('are sent with several under one name, next to numbers and omitted fields', async () => {
    const { api, sent } = apiAnswering([json({ data: {} }, { status: 201 })])
    const body = { file: [pdf, pdf], position: 2, note: undefined } as unknown as Body<'createGalleryMedia'>
    await api.createGalleryMedia({ path: { galleryId: 3 }, body })
    const form = sent[0]!.body as FormData
    expect(form.getAll('file')).toHaveLength(2)
    expect(form.get('position')).toBe('2')
    expect(form.has('note')).toBe(false)
  })

  it('are received as a blob', async () => {
    const { api } = apiAnswering([() => new Response(pdf, { headers: { 'content-type': 'application/pdf' } })])
    const file = await api.downloadAttachment({ path: { ...path, attachmentId: 3 } })
    expect(await file.text()).toBe('%PDF-1.7')
    expect(file.type).toBe('application/pdf')
  })

  it('HTTP-08 a refusal is an ApiError, and so is a page or an empty body instead of a file', async () => {
    const asking = async (answer: () => Response) =>
      await apiAnswering([answer])
        .api.downloadAttachment({ path: { ...path, attachmentId: 3 } })
        .catch((error: unknown) => error)
    expect(await asking(refused(404))).toMatchObject({ status: 404, code: 'unauthenticated', operation: 'downloadAttachment' })
    expect(await asking(() => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } }))).toMatchObject({
      code: 'unreadable',
    })
    expect(await asking(() => new Response(''))).toMatchObject({ status: 200, code: 'unreadable' })
  })
})

describe('options of a call', () => {
  it('sends If-Match, and reports the new ETag', async () => {
    const { api, sent } = apiAnswering([json({ data: {} }, { headers: { etag: '"8"', 'undo-token': 'u1' } })])
    const received: (string | null)[] = []
    await api.getLead({ path: { leadId: 7 }, onHeaders: (headers) => received.push(headers.get('etag'), headers.get('undo-token')) })
    expect(received).toEqual(['"8"', 'u1'])
    await api.deleteMailTemplate({ path: { customerId: 4, mailTemplateId: 2 } })
    expect(sent[1]!.headers.has('if-match')).toBe(false)
    await api.replaceMailTemplate({ path: { customerId: 4, mailTemplateId: 2 }, body: examples.replaceMailTemplate.body!, ifMatch: '"8"' })
    expect(sent[2]!.headers.get('if-match')).toBe('"8"')
  })

  it('uses the fetch of the call if given', async () => {
    const { api, sent } = apiAnswering([ok])
    const other: string[] = []
    await api.listLeads({ fetch: (url, init) => (other.push(`${init.method} ${url}`), Promise.resolve(ok())) })
    expect(other).toEqual(['GET /api/leads'])
    expect(sent).toEqual([])
  })

  it('HTTP-05 rejects with the reason of the abort, whatever its type', async () => {
    const controller = new AbortController()
    const { api } = apiAnswering([ok], { fetch: (_url, init) => Promise.reject(init.signal!.reason as Error) })
    controller.abort('left the page')
    await expect(api.listLeads({ signal: controller.signal })).rejects.toBe('left the page')
  })

  it("ERR-16 a timeout by the caller's own signal is an error of status 0", async () => {
    const signal = AbortSignal.timeout(0)
    const { api } = apiAnswering([ok], {
      fetch: (_url, init) => new Promise((_, reject) => init.signal!.addEventListener('abort', () => reject(init.signal!.reason as Error))),
    })
    await expect(api.listLeads({ signal })).rejects.toMatchObject({ status: 0, code: 'timeout', operation: 'listLeads' })
  })

  it.each(['Accept-Language', 'accept-language'])('sends headers of the call in place of those of the client: %s', async (name) => {
    const { api, sent } = apiAnswering([ok])
    await api.listLeads({ headers: { traceparent: '00-1-2-01', [name]: 'ar-AE' } })
    expect(sent[0]!.headers.get('traceparent')).toBe('00-1-2-01')
    expect(sent[0]!.headers.get('accept-language')).toBe('ar-AE')
  })
})

describe('the time limit', () => {
  /** The limit of a call in milliseconds; null if its signal has none. */
  async function limitOf(call: (api: VendorApi) => Promise<unknown>, options: Partial<VendorApiOptions> = {}) {
    const limits = vi.spyOn(AbortSignal, 'timeout')
    await call(apiAnswering([ok], options).api)
    const [asked] = limits.mock.calls.splice(0)
    limits.mockRestore()
    return asked?.[0] ?? null
  }
  const list = (options: CallOptions = {}) => limitOf((api) => api.listLeads(options))
  const path = { customerId: 4 }
  const upload = (options: CallOptions = {}) =>
    limitOf((api) => api.createAttachment({ path, body: { file: new Blob(['%PDF']) }, ...options }))

  it('is 30 seconds unless the client or the call sets another', async () => {
    expect(await list()).toBe(30_000)
    expect(await list({ timeoutMs: 5_000 })).toBe(5_000)
    expect(await list({ timeoutMs: null })).toBe(null)
    expect(await limitOf((api) => api.listLeads(), { timeoutMs: 10_000 })).toBe(10_000)
    expect(await limitOf((api) => api.listLeads(), { timeoutMs: null })).toBe(null)
  })

  it('of a file is only its own', async () => {
    expect(await upload()).toBe(null)
    expect(await upload({ timeoutMs: 600_000 })).toBe(600_000)
  })

  it('ERR-16 ends a call that stays unanswered, or whose body does, with or without a signal of the caller', async () => {
    const silent: Fetch = (_url, init) =>
      new Promise((_, reject) => init.signal!.addEventListener('abort', () => reject(init.signal!.reason as Error)))
    const half: Fetch = (_url, init) => {
      const start = (body: ReadableStreamDefaultController) => init.signal!.addEventListener('abort', () => body.error(init.signal!.reason))
      return Promise.resolve(new Response(new ReadableStream({ start })))
    }
    for (const fetch of [silent, half]) {
      const { api } = apiAnswering([ok], { fetch, timeoutMs: 1 })
      const late = { status: 0, code: 'timeout', operation: 'listLeads', message: 'listLeads: timeout' }
      await expect(api.listLeads()).rejects.toMatchObject(late)
      await expect(api.listLeads({ signal: new AbortController().signal })).rejects.toMatchObject(late)
    }
  })

  it('is new for each try', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout')
    const { api } = apiAnswering([() => Promise.reject(new TypeError('Failed to fetch')), ok], {
      middleware: [retrying({ wait: () => Promise.resolve() })],
    })
    await api.listLeads()
    expect(limits).toHaveBeenCalledTimes(2)
    limits.mockRestore()
  })
})

describe('middleware', () => {
  it('wraps every call, the first outermost, and may add headers', async () => {
    const order: string[] = []
    const named =
      (name: string): Middleware =>
      async (call, next) => {
        order.push(`${name} ${call.operation} ${call.method} ${call.route}`)
        call.headers['traceparent'] = name
        const reply = await next()
        order.push(`${name} ${reply.status}`)
        return reply
      }
    const { api, sent } = apiAnswering([ok], { middleware: [named('outer'), named('inner')] })
    await api.getLead({ path: { leadId: 7 } })
    expect(order).toEqual(['outer getLead GET /leads/{leadId}', 'inner getLead GET /leads/{leadId}', 'inner 200', 'outer 200'])
    expect(sent[0]!.headers.get('traceparent')).toBe('inner')
  })

  it('gets the same error as the caller, and an error of its own is passed on unchanged', async () => {
    const seen: unknown[] = []
    const watching: Middleware = (_call, next) =>
      next().catch((error: unknown) => {
        seen.push(error)
        throw error
      })
    const { api } = apiAnswering([refused(403)], { middleware: [watching] })
    const error: unknown = await api.listLeads().catch((cause: unknown) => cause)
    expect(seen).toEqual([error])
    const broken = new TypeError('a fault of the middleware')
    const { api: other } = apiAnswering([ok], { middleware: [() => Promise.reject(broken)] })
    await expect(other.listLeads()).rejects.toBe(broken)
  })
})

describe('answers requested before the client existed', () => {
  const key = 'GET /api/leads?limit=25'

  it('are used once', async () => {
    const pending = new Map([[key, Promise.resolve(Response.json({ data: ['early'] }))]])
    const { api, sent } = apiAnswering([ok], { pending })
    expect((await api.listLeads({ query: { limit: 25 } })).data).toEqual(['early'])
    expect((await api.listLeads({ query: { limit: 25 } })).data).toEqual([])
    expect(sent).toHaveLength(1)
  })

  it('ERR-01 get the same error handling', async () => {
    let ended = 0
    const pending = new Map([[key, Promise.resolve(refused(401)())]])
    const { api } = apiAnswering([ok], { pending, onUnauthenticated: () => (ended += 1) })
    await expect(api.listLeads({ query: { limit: 25 } })).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(ended).toBe(1)
    pending.set(key, Promise.reject(new TypeError('Failed to fetch')))
    await expect(api.listLeads({ query: { limit: 25 } })).rejects.toMatchObject({ status: 0, code: 'network' })
  })

  it('reject if the call was aborted in the meantime', async () => {
    const { api } = apiAnswering([ok], { pending: new Map([[key, Promise.resolve(ok())]]) })
    const controller = new AbortController()
    const call = api.listLeads({ query: { limit: 25 }, signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('401', () => {
  /** A session as in the panel: `onUnauthenticated` signs out. */
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

  it('ERR-01 ERR-02 ends the session once for any number of calls in flight', async () => {
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

  it('ERR-01 is reported again if the token disappears after the next sign-in', async () => {
    const { state, options } = panelSession(null)
    const { api } = apiAnswering([refused(401), ok, refused(401)], options)
    await expect(api.listLeads()).rejects.toMatchObject({ status: 401 })
    state.token = 'vp_mara'
    await api.listLeads()
    state.token = null
    await expect(api.listLeads()).rejects.toMatchObject({ status: 401 })
    expect(state.ended).toBe(2)
  })

  it('AUTH-10 a 404 for the session itself ends it, any other 404 does not', async () => {
    const { state, options } = panelSession('vp_mara')
    const missing = json({ code: 'not_found', message: '' }, { status: 404 })
    const { api } = apiAnswering([missing], options)
    await expect(api.getLead({ path: { leadId: 7 } })).rejects.toMatchObject({ status: 404 })
    await expect(api.getAccessToken({ path: { accessTokenId: 'vp_other' } })).rejects.toMatchObject({ status: 404 })
    expect(state.ended).toBe(0)
    await expect(api.getAccessToken({ path: { accessTokenId: 'vp_mara' } })).rejects.toMatchObject({ status: 404 })
    expect(state.ended).toBe(1)
  })

  it('AUTH-42 at sign-in is about the credentials', async () => {
    const { state, options } = panelSession(null)
    const { api } = apiAnswering([refused(401)], options)
    await expect(api.createAccessToken({ body: { username: 'mara', password: 'wrong' } })).rejects.toBeInstanceOf(ApiError)
    expect(state.ended).toBe(0)
  })
})
