import { describe, expect, it, vi } from 'vitest'
import { memoryFeed, sessionFeed, type LeadEvent } from './realtime.ts'

const event: LeadEvent = {
  kind: 'lead',
  leadId: 7,
  messageId: null,
  coupleName: 'Aylin Demir & Jonas Weber',
  providerName: 'Rosewood Garden',
  at: '2026-11-17T14:42:00.000Z',
}

describe('REAL-05 the feed in memory', () => {
  it('REAL-01 REAL-04 delivers each event of a user once', () => {
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

  it('REAL-06 is silent after it stopped, and reports whether it is connected', () => {
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

describe('the feed of a session', () => {
  /** Mara's session, over a feed that also has the events of others. */
  function signedIn() {
    const memory = memoryFeed()
    const state: { uuid: string | null } = { uuid: 'mara' }
    return { memory, state, feed: sessionFeed(memory, () => state.uuid) }
  }

  it('REAL-01 refuses the path of another user, and every path when signed out', () => {
    const { feed, state } = signedIn()
    expect(() => feed.subscribe('jonas', vi.fn())).toThrow('another user')
    state.uuid = null
    expect(() => feed.subscribe('mara', vi.fn())).toThrow('another user')
  })

  it('REAL-06 ends with the sign-out, and by itself when the user has changed', () => {
    const { feed, memory, state } = signedIn()
    const [onEvent, onStart] = [vi.fn(), vi.fn()]
    feed.subscribe('mara', onEvent, onStart)
    expect(onStart).toHaveBeenCalledExactlyOnceWith([])
    memory.emit('mara', event)
    expect(onEvent).toHaveBeenCalledTimes(1)
    feed.close()
    memory.emit('mara', { ...event, leadId: 8 })
    feed.subscribe('mara', onEvent)
    state.uuid = 'jonas'
    memory.emit('mara', { ...event, leadId: 9 })
    state.uuid = 'mara'
    memory.emit('mara', { ...event, leadId: 10 })
    expect(onEvent).toHaveBeenCalledTimes(1)
  })

  it('REAL-06 keeps subscriptions separate, and passes on the connection state', () => {
    const { feed, memory } = signedIn()
    const [first, second, onConnection] = [vi.fn(), vi.fn(), vi.fn()]
    const stop = feed.subscribe('mara', first)
    feed.subscribe('mara', second)
    feed.onConnection(onConnection)
    const onPresence = vi.fn()
    const stopPresence = feed.onPresence(onPresence)
    const onProviderPage = vi.fn()
    const stopPages = feed.onProviderPage(onProviderPage)
    stop()
    memory.emit('mara', event)
    memory.setConnected(false)
    memory.emitPresence(7)
    stopPresence()
    memory.emitPresence(8)
    memory.emitProviderPage(3)
    stopPages()
    memory.emitProviderPage(4)
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
    expect(onConnection.mock.calls).toEqual([[true], [false]])
    expect(onPresence.mock.calls).toEqual([[7]])
    expect(onProviderPage.mock.calls).toEqual([[3]])
  })
})
