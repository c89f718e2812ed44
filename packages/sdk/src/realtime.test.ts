import { describe, expect, it, vi } from 'vitest'
import { memoryFeed, type LeadEvent } from './realtime.ts'

const event: LeadEvent = {
  kind: 'lead',
  leadId: 7,
  messageId: null,
  coupleName: 'Aylin Demir & Jonas Weber',
  providerName: 'Rosewood Garden',
  at: '2026-11-17T14:42:00.000Z',
}

describe('REAL-05 the feed in memory', () => {
  it('REAL-01 REAL-04 brings each event of a user once', () => {
    const feed = memoryFeed()
    const [mara, jonas] = [vi.fn(), vi.fn()]
    feed.subscribe('mara', mara)
    feed.subscribe('jonas', jonas)
    feed.emit('mara', event)
    feed.emit('mara', event)
    feed.emit('mara', { ...event, kind: 'message', messageId: 3 })
    expect(mara.mock.calls.map(([arrived]) => (arrived as { id: string }).id)).toEqual(['7-new', '7-3'])
    expect(jonas).not.toHaveBeenCalled()
  })

  it('REAL-06 is silent after its end, and tells whether it is connected', () => {
    const feed = memoryFeed()
    const [onEvent, onConnection] = [vi.fn(), vi.fn()]
    feed.subscribe('mara', onEvent)()
    feed.emit('mara', event)
    expect(onEvent).not.toHaveBeenCalled()
    const stop = feed.onConnection(onConnection)
    feed.setConnected(false)
    stop()
    feed.setConnected(true)
    expect(onConnection.mock.calls).toEqual([[true], [false]])
  })
})
