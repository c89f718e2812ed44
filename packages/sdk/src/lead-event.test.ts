import { describe, expect, it, vi } from 'vitest'
import { leadEventProblems, leadEventReader } from './lead-event.ts'

const event = {
  kind: 'lead',
  leadId: 7,
  messageId: null,
  coupleName: 'Aylin Demir & Jonas Weber',
  providerName: 'Rosewood Garden',
  at: '2026-11-17T14:42:00.000Z',
}
const message = { ...event, kind: 'message', messageId: 12 }

describe('REAL-01 what stands in the store', () => {
  it('is read flat, by lead and message', () => {
    const read = leadEventReader(undefined)
    expect([...read({ 7: { new: event, 12: message } })]).toEqual([
      ['7/12', message],
      ['7/new', event],
    ])
    expect([...read(null)]).toEqual([])
  })

  it('is left out and reported once where it is no event, without its values', () => {
    const report = vi.fn()
    const read = leadEventReader(report)
    const stored = { 7: { new: { ...event, coupleName: 5, at: 'yesterday' }, 12: message }, 8: 'nonsense', 9: { new: 'nonsense' } }
    for (const _again of [1, 2]) expect([...read(stored).keys()]).toEqual(['7/12'])
    expect(report.mock.calls).toEqual([
      [{ place: 'customer_users/{uuid}/leads/{leadId}/{eventId}', fields: ['coupleName', 'at'] }],
      [{ place: 'customer_users/{uuid}/leads/{leadId}/{eventId}', fields: Object.keys(event) }],
    ])
  })

  it('is read with the holes that Firebase leaves between ids', () => {
    const report = vi.fn()
    const entries = [null, null, [null, { ...message, leadId: 2, messageId: 1 }]]
    expect([...leadEventReader(report)(entries).keys()]).toEqual(['2/1'])
    expect(report).not.toHaveBeenCalled()
  })

  it('is read as it was written, though Firebase leaves out what is null', () => {
    const { messageId: _, ...stored } = event
    const report = vi.fn()
    expect([...leadEventReader(report)({ 7: { new: stored } }).values()]).toEqual([event])
    expect(report).not.toHaveBeenCalled()
  })

  it('may say more than is known here', () => {
    expect(leadEventProblems({ ...event, city: 'Ottawa' })).toEqual([])
  })
})
