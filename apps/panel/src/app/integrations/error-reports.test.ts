import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { captureException } from '@sentry/browser'
import { createVendorApi } from '@vendor-panel/sdk'
import { afterAll, expect, it } from 'vitest'
import { startErrorReports } from './error-reports.ts'

/** A receiver of the protocol on loopback: keeps the lines of each envelope. */
const received: Record<string, unknown>[] = []
const receiver = createServer((request, response) => {
  let text = ''
  request.on('data', (part: Buffer) => (text += part.toString()))
  request.on('end', () => {
    const lines = text.split('\n').filter(Boolean)
    received.push(...lines.map((line) => ({ ...(JSON.parse(line) as object), url: request.url })))
    response.end('{}')
  })
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
afterAll(() => void receiver.close())

const dsn = `http://public@127.0.0.1:${(receiver.address() as AddressInfo).port}/7`
const reports = startErrorReports({ dsn }, () => '/leads/:leadId')
let status = 200
const api = createVendorApi({
  baseUrl: '/api',
  session: { accessToken: () => 'vp_mara', consumerKey: () => 'ck', switchUser: () => null },
  locale: () => 'en_CA',
  middleware: [reports.around],
  fetch: async () => Response.json(status === 200 ? { data: {} } : { code: 'refused', message: 'No.' }, { status }),
})
const note = (body: string) => api.createLeadNote({ path: { leadId: 7 }, body: { body } }).catch(() => {})
async function events() {
  await reports.flush()
  return received.filter((line) => 'message' in line)
}

it('ERR-15 ERR-18 AMB-61 a refused call is reported with route, method, redacted payload, status and page, and no value of an address', async () => {
  status = 422
  await note('Call +1 613 555 0140 or mara@rosewood.example')
  const [event] = await events()
  expect(event).toMatchObject({
    url: expect.stringContaining('/api/7/envelope/') as string,
    message: 'createLeadNote: 422 refused',
    transaction: '/leads/:leadId',
    tags: { operation: 'createLeadNote', method: 'POST', route: '/leads/{leadId}/comments', status: 422, page: '/leads/:leadId' },
    extra: { payload: { body: 'Call [redacted] or [redacted]' } },
  })
  expect(JSON.stringify(received)).not.toMatch(/vp_mara|613 555|rosewood|leads\/7/)
})

it('ERR-16 expected refusals are not reported', async () => {
  const before = (await events()).length
  for (const expected of [401, 403, 404, 500, 503]) {
    status = expected
    await note('x')
  }
  expect(await events()).toHaveLength(before)
})

it('PAY-13 AMB-35 a card that an error quotes, or that was typed into another field, is in no report', async () => {
  status = 422
  await note('Please charge 3787 344936 71000, cvv=0937')
  captureException(new Error('{"number":"378734493671000","cvv":"0937"} is no card'))
  captureException(new TypeError('378734493671000 is not iterable', { cause: new Error('POST /tokens number=378734493671000&cvv=0937') }))
  const sent = JSON.stringify(await events()) + JSON.stringify(received)
  expect(sent).toContain('TypeError')
  expect(sent).not.toMatch(/378734493671000|3787 344936 71000|(?<![\w.-])0937(?![\w.-])/)
})

it('INT-07 CONST-19 every page view is reported with its calls, by routes: the sample rate is 1', async () => {
  status = 200
  for (let count = 0; count < 20; count++) {
    reports.viewPage('/leads/:leadId')
    await note('x')
  }
  reports.viewPage('/discounts')
  await reports.flush()
  const spans = received.flatMap(({ items }) => (Array.isArray(items) ? (items as { name: string; is_segment: boolean }[]) : []))
  const names = (isSegment: boolean) => spans.filter((span) => span.is_segment === isSegment).map(({ name }) => name)
  expect(names(true)).toEqual(Array(20).fill('/leads/:leadId'))
  expect(names(false)).toEqual(Array(20).fill('POST /leads/{leadId}/comments'))
})
