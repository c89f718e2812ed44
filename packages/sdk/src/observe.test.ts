import { describe, expect, it } from 'vitest'
import { createVendorApi } from './client.ts'
import type { Middleware } from './middleware.ts'
import { logging, tracing, type FailureReport, type LoggingOptions } from './observe.ts'

const apiWith = (middleware: Middleware, answer: () => Response | Promise<Response>) =>
  createVendorApi({
    baseUrl: '/api',
    session: { accessToken: () => 'vp_mara', consumerKey: () => 'ck', switchUser: () => null },
    locale: () => 'en_CA',
    middleware: [middleware],
    fetch: async () => await answer(),
  })
const refused = (status: number) => () => Response.json({ code: 'refused', message: 'No.' }, { status })
const lead = { path: { leadId: 7 } }

describe('tracing', () => {
  it('reports start and end of each call by its route, with status and duration', async () => {
    const traces: unknown[] = []
    let now = 0
    const clock = () => (now += 40)
    const traced = tracing(({ operation, method, route }) => {
      traces.push([operation, method, route])
      return ({ status, durationMs, error }) => traces.push([status, durationMs, error instanceof Error])
    }, clock)
    await apiWith(traced, () => Response.json({ data: {} })).getLead(lead)
    await apiWith(traced, refused(422))
      .getLead(lead)
      .catch(() => {})
    await apiWith(traced, () => Promise.reject(new TypeError('Failed to fetch')))
      .getLead(lead)
      .catch(() => {})
    const start = ['getLead', 'GET', '/leads/{leadId}']
    expect(traces).toEqual([start, [200, 40, false], start, [422, 40, true], start, [0, 40, true]])
  })
})

describe('logging', () => {
  async function reported(answer: () => Response | Promise<Response>, options: Partial<LoggingOptions> = {}): Promise<FailureReport[]> {
    const reports: FailureReport[] = []
    const api = apiWith(logging({ report: (failure) => reports.push(failure), page: () => '/leads/:id', ...options }), answer)
    await api.createLeadNote({ ...lead, body: { body: 'Call 416 555 0100' } }).catch(() => {})
    return reports
  }

  it('ERR-15 ERR-18 reports route, method, redacted payload, status and page, and no values', async () => {
    const redact = (payload: unknown, route: string) => ({ was: Object.keys(payload as object), route })
    expect(await reported(refused(422), { redact })).toEqual([
      {
        operation: 'createLeadNote',
        route: '/leads/{leadId}/comments',
        method: 'POST',
        payload: { was: ['body'], route: '/leads/{leadId}/comments' },
        status: 422,
        code: 'refused',
        page: '/leads/:id',
      },
    ])
  })

  it('ERR-18 reports no payload without a redactor', async () => {
    expect(await reported(refused(422))).toMatchObject([{ payload: undefined }])
  })

  it('ERR-16 drops network errors and 401, 403, 404, 500, 503; ERR-17 all others are reported', async () => {
    for (const status of [401, 403, 404, 500, 503]) expect(await reported(refused(status)), String(status)).toEqual([])
    for (const status of [400, 402, 409, 413, 422, 429, 502, 504]) expect(await reported(refused(status)), String(status)).toHaveLength(1)
    expect(await reported(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual([])
    expect(await reported(() => Promise.reject(new DOMException('', 'AbortError')))).toEqual([])
    expect(await reported(() => Response.json({ data: {} }, { status: 201 }))).toEqual([])
  })
})
