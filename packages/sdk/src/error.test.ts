import { describe, expect, it, vi } from 'vitest'
import { createVendorApi } from './client.ts'
import { ApiError, isApiError } from './error.ts'

async function failing(answer: () => Response | Promise<Response>): Promise<ApiError> {
  const api = createVendorApi({
    baseUrl: '/api',
    session: { accessToken: () => 'vp_mara', consumerKey: () => 'ck', switchUser: () => null },
    locale: () => 'en_CA',
    fetch: async () => await answer(),
  })
  const error: unknown = await api.listLeads().then(
    () => undefined,
    (cause: unknown) => cause,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

describe('one error for every unsuccessful answer', () => {
  it('ERR-03 ERR-05 version 1: its message and its fields', async () => {
    const body = {
      code: 'invalid',
      message: 'Please check the form.',
      errors: [{ path: 'username', message: 'This field is required!', code: 'required' }],
    }
    const error = await failing(() => Response.json(body, { status: 422, headers: { 'error-version': '1' } }))
    expect(error).toMatchObject({
      status: 422,
      code: 'invalid',
      displayMessage: 'Please check the form.',
      version: 1,
      fieldErrors: body.errors,
    })
  })

  it('ERR-05 a missing version counts as version 1', async () => {
    const error = await failing(() => Response.json({ message: 'No.', errors: [{ path: 'a', message: 'b' }] }, { status: 400 }))
    expect(error).toMatchObject({ version: 1, code: 'unknown', displayMessage: 'No.', fieldErrors: [{ path: 'a', message: 'b' }] })
  })

  it('ERR-04 version 2: field errors, and a message that is not displayed', async () => {
    const error = await failing(() =>
      Response.json({ code: 'invalid', message: 'x', errors: [{ path: 'a' }] }, { status: 422, headers: { 'error-version': '2' } }),
    )
    expect(error).toMatchObject({ version: 2, displayMessage: null, fieldErrors: [{ path: 'a', message: '' }] })
  })

  it.each([
    ['prices.0.price', 'prices[0].price'],
    ['prices[0].price', 'prices[0].price'],
    ['rows.10', 'rows[10]'],
    ['rows.1.2.x', 'rows[1][2].x'],
    ['v2.name', 'v2.name'],
  ])('ERR-06 the path %s reads as %s', async (path, expected) => {
    const error = await failing(() => Response.json({ errors: [{ path, message: 'm' }] }, { status: 422 }))
    expect(error.fieldErrors[0]!.path).toBe(expected)
  })

  it('has the seconds until the next try, only if the header is a number of seconds', async () => {
    const busy = (value: string) => () => Response.json({ code: 'too_many_tries' }, { status: 429, headers: { 'retry-after': value } })
    expect(await failing(busy('30'))).toMatchObject({ retryAfterSeconds: 30, operation: 'listLeads' })
    expect(await failing(busy('Wed, 21 Oct 2026 07:28:00 GMT'))).toMatchObject({ retryAfterSeconds: null })
  })

  it('has the params of the refusal', async () => {
    const error = await failing(() => Response.json({ code: 'upgrade_required', message: 'm', params: { kind: 'leads' } }, { status: 402 }))
    expect(error.params).toEqual({ kind: 'leads' })
  })

  it('HTTP-08 an empty 500 is an error, not an empty success', async () => {
    expect(await failing(() => new Response(null, { status: 500, headers: { 'content-length': '0' } }))).toMatchObject({
      status: 500,
      code: 'unknown',
    })
    expect(await failing(() => new Response('', { status: 503 }))).toMatchObject({ status: 503, code: 'unknown', displayMessage: null })
  })

  it('HTML instead of JSON is never displayed', async () => {
    const page = (status: number) => () => new Response('<h1>Bad gateway</h1>', { status, headers: { 'content-type': 'text/html' } })
    expect(await failing(page(502))).toMatchObject({ status: 502, code: 'unknown', displayMessage: null, fieldErrors: [] })
    expect(await failing(page(200))).toMatchObject({ status: 200, code: 'unreadable' })
  })

  it.each(['[]', 'null', '"text"', '{"errors":"no list"}', '{"errors":[null,{"message":"no path"}],"code":7}'])(
    'a refusal of another shape: %s',
    async (body) => {
      expect(await failing(() => new Response(body, { status: 400 }))).toMatchObject({
        status: 400,
        code: 'unknown',
        displayMessage: null,
        fieldErrors: [],
      })
    },
  )

  it('a success without its body, or with a truncated one, is an error', async () => {
    expect(await failing(() => new Response('', { status: 200 }))).toMatchObject({ code: 'unreadable' })
    expect(await failing(() => new Response(null, { headers: { 'content-length': '0' } }))).toMatchObject({ code: 'unreadable' })
    expect(await failing(() => new Response('{"data":[{"id":', { headers: { 'content-length': '99' } }))).toMatchObject({
      status: 200,
      code: 'unreadable',
    })
  })

  it('ERR-16 a call without an answer has status 0', async () => {
    expect(await failing(() => Promise.reject(new TypeError('Failed to fetch')))).toMatchObject({ status: 0, code: 'network' })
    expect(await failing(() => Promise.reject(new DOMException('', 'TimeoutError')))).toMatchObject({ status: 0, code: 'timeout' })
    const cut = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) })
    expect(await failing(() => new Response(cut))).toMatchObject({ status: 0, code: 'network' })
  })
})

describe('for logs and support', () => {
  const failure = (status: number, body: unknown, headers = {}) => failing(() => Response.json(body, { status, headers }))

  it('names the operation, the status, the code and the request', async () => {
    const { message, requestId, headers } = await failure(502, {}, { 'x-request-id': '7f3a', server: 'proxy' })
    expect(message).toBe('listLeads: 502 (request 7f3a)')
    expect([requestId, headers.get('server')]).toEqual(['7f3a', 'proxy'])
    expect((await failure(404, { code: 'not_found', message: 'Not here.' })).message).toBe('listLeads: 404 not_found')
    expect((await failing(() => Promise.reject(new TypeError('Failed to fetch')))).message).toBe('listLeads: network')
  })

  it('has the cause of a lost or unreadable answer', async () => {
    const lost = new TypeError('Failed to fetch')
    expect((await failing(() => Promise.reject(lost))).cause).toBe(lost)
    expect((await failing(() => new Response('{"data":[', { headers: { 'x-request-id': '7f3a' } }))).cause).toBeInstanceOf(SyntaxError)
  })

  it('has empty headers and no request without an answer', async () => {
    const { requestId, headers } = await failing(() => Promise.reject(new TypeError('Failed to fetch')))
    expect([requestId, [...headers]]).toEqual([null, []])
  })
})

it('is recognised across two copies of the package', async () => {
  vi.resetModules()
  const copy = await import('./error.ts')
  const error = new copy.ApiError({ status: 404, code: 'not_found', operation: 'getLead' })
  expect(error).not.toBeInstanceOf(ApiError)
  expect(isApiError(error)).toBe(true)
  expect(isApiError(error, 'getLead')).toBe(true)
  expect(isApiError(error, 'listLeads')).toBe(false)
  expect([new Error('ApiError'), { name: 'ApiError', status: 404 }, null, 'ApiError'].some((other) => isApiError(other))).toBe(false)
})
