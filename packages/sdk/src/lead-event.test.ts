import { describe, expect, it, vi } from 'vitest'
import schema from '@vendor-panel/contract/realtime.schema.json' with { type: 'json' }
import { leadEventProblems, leadEventReader } from './lead-event.ts'

const event = {
  kind: 'lead',
  leadId: 7,
  messageId: null,
  coupleName: 'Aylin Demir & Jonas Weber',
  providerName: 'Rosewood Garden',
  at: '2026-11-17T14:42:00.000Z',
}
const { row } = schema.examples[0]!.leads['7'].new
const message = { ...event, kind: 'message', messageId: 12 }

describe('REAL-01 the content of the store', () => {
  it('is flattened, by lead and message', () => {
    const read = leadEventReader(undefined)
    expect(read({ 7: { new: event, 12: message } })).toEqual([message, event])
    expect(read(null)).toEqual([])
  })

  it('returns each event once, and does not check it again', () => {
    const read = leadEventReader(undefined)
    read({ 7: { new: event } })
    const known = new Proxy(event, {
      get: () => {
        throw new Error('was read again')
      },
    })
    expect(read({ 7: { new: known, 12: message } })).toEqual([message])
  })

  it('omits invalid entries and reports each once, without its values', () => {
    const report = vi.fn()
    const read = leadEventReader(report)
    const stored = { 7: { new: { ...event, coupleName: 5, at: 'yesterday' }, 12: message }, 8: 'nonsense', 9: { new: 'nonsense' } }
    expect([read(stored), read(stored)]).toEqual([[message], []])
    expect(report.mock.calls).toEqual([
      [{ path: 'customer_users/{uuid}/leads/{leadId}/{eventId}', fields: ['coupleName', 'at'] }],
      [{ path: 'customer_users/{uuid}/leads/{leadId}/{eventId}', fields: Object.keys(event) }],
    ])
  })

  it('accepts the holes that Firebase leaves in arrays of ids', () => {
    const report = vi.fn()
    const entries = [null, null, [null, { ...message, leadId: 2, messageId: 1 }]]
    expect(leadEventReader(report)(entries)).toEqual([{ ...message, leadId: 2, messageId: 1 }])
    expect(report).not.toHaveBeenCalled()
  })

  it('restores the null values that Firebase omits', () => {
    const { messageId: _, ...stored } = event
    const report = vi.fn()
    expect(leadEventReader(report)({ 7: { new: stored } })).toEqual([event])
    expect(report).not.toHaveBeenCalled()
  })

  it('may have fields that are unknown here', () => {
    expect(leadEventProblems({ ...event, city: 'Ottawa' })).toEqual([])
  })

  it('has the row of a list, with the null values that Firebase omits', () => {
    const stored = JSON.parse(
      JSON.stringify({ 7: { new: { ...event, row } }, 8: { 12: { ...message, leadId: 8 } } }),
      (_key, value: unknown) => (value === null ? undefined : value),
    ) as unknown
    // The second entry was written before events had a row.
    expect(leadEventReader(undefined)(stored)).toEqual([
      { ...event, row },
      { ...message, leadId: 8 },
    ])
  })

  it('has no row if the row is invalid, which is reported', () => {
    const report = vi.fn()
    const wrong = { ...row, status: 'on_the_moon', provider: { ...row.provider, city: 5 } }
    expect(leadEventReader(report)({ 7: { new: { ...event, row: wrong } } })).toEqual([event])
    expect(report.mock.calls.flat()).toMatchObject([{ fields: ['row.provider.city', 'row.status'] }])
  })
})
