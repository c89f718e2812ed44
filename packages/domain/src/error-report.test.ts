import { expect, it } from 'vitest'
import { errorReport, isReported } from './error-report.ts'
import { redacted } from './redaction.ts'

it('ERR-16 ERR-17 network errors and 401, 403, 404, 500, 503 are not reported, others are', () => {
  expect([0, 400, 401, 402, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504].filter(isReported)).toEqual([
    400, 402, 409, 413, 422, 429, 502, 504,
  ])
})

it('AMB-35 nothing that is sent to a card route is reported, whether its template is known or not', () => {
  const call = { url: '/customers/1/credit-cards/3', method: 'PATCH', payload: { name: 'Company card' }, status: 422, page: '/' }
  expect(errorReport(call, { urls: ['/customers/{customerId}/credit-cards/{creditCardId}'], pages: ['/'] })).toMatchObject({
    payload: redacted,
  })
  expect(errorReport(call, { urls: [], pages: [] })).toMatchObject({ payload: redacted, url: '/…' })
})

it('ERR-15 ERR-18 AMB-61 a report has url, method, payload, status and page, without personal values', () => {
  const templates = { urls: ['/leads/{leadId}/messages'], pages: ['/leads/:id'] }
  const call = {
    url: '/leads/7/messages?x=1',
    method: 'POST',
    payload: { subject: 'Hello', email: 'a@b.example' },
    status: 422,
    page: '/leads/7',
  }
  expect(errorReport(call, templates)).toEqual({
    url: '/leads/{leadId}/messages',
    method: 'POST',
    payload: { subject: 'Hello', email: redacted },
    status: 422,
    page: '/leads/:id',
  })
  expect(errorReport({ ...call, status: 401 }, templates)).toBeNull()
})
