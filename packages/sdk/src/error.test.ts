import { describe, expect, it } from 'vitest'
import { createVendorApi } from './client.ts'
import { ApiError } from './error.ts'

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
    expect(error).toMatchObject({ status: 422, code: 'invalid', message: 'Please check the form.', version: 1, fieldErrors: body.errors })
  })

  it('ERR-05 a missing version counts as version 1', async () => {
    const error = await failing(() => Response.json({ message: 'No.', errors: [{ path: 'a', message: 'b' }] }, { status: 400 }))
    expect(error).toMatchObject({ version: 1, code: 'unknown', message: 'No.', fieldErrors: [{ path: 'a', message: 'b' }] })
  })

  it('ERR-04 version 2: field errors, and a message that is not displayed', async () => {
    const error = await failing(() =>
      Response.json({ code: 'invalid', message: 'x', errors: [{ path: 'a' }] }, { status: 422, headers: { 'error-version': '2' } }),
    )
    expect(error).toMatchObject({ version: 2, fieldErrors: [{ path: 'a', message: '' }] })
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
    expect(await failing(() => new Response('', { status: 503 }))).toMatchObject({ status: 503, code: 'unknown', message: '' })
  })

  it('HTML instead of JSON is never displayed', async () => {
    const page = (status: number) => () => new Response('<h1>Bad gateway</h1>', { status, headers: { 'content-type': 'text/html' } })
    expect(await failing(page(502))).toMatchObject({ status: 502, code: 'unknown', message: '', fieldErrors: [] })
    expect(await failing(page(200))).toMatchObject({ status: 200, code: 'unreadable' })
  })

  it.each(['[]', 'null', '"text"', '{"errors":"no list"}', '{"errors":[null,{"message":"no path"}],"code":7}'])(
    'a refusal of another shape: %s',
    async (body) => {
      expect(await failing(() => new Response(body, { status: 400 }))).toMatchObject({
        status: 400,
        code: 'unknown',
        message: '',
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
