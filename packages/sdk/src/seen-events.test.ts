import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FeedEvent, LeadEvent } from './realtime.ts'
import { browserTab, eventDispatcher, type Tab } from './seen-events.ts'

const event = (leadId: number, messageId: number | null = null): LeadEvent => ({
  kind: messageId === null ? 'lead' : 'message',
  leadId,
  messageId,
  coupleName: 'Aylin Demir & Jonas Weber',
  providerName: 'Rosewood Garden',
  at: '2026-11-17T14:42:00.000Z',
})

/** A browser with tabs that share their claimed ids through storage. */
function browser() {
  const claimed = new Set<string>()
  const tab = (isVisible: boolean) => {
    const received: FeedEvent[] = []
    const listeners = new Set<() => void>()
    const state = { isVisible }
    const port: Tab = {
      isVisible: () => state.isVisible,
      onVisible(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      claim: (id) => Promise.resolve(!claimed.has(id) && claimed.add(id).has(id)),
    }
    const show = () => {
      state.isVisible = true
      for (const listener of listeners) listener()
    }
    return {
      ...eventDispatcher((arrived) => received.push(arrived), port),
      received,
      show,
      mine: () => received.filter(({ isMine }) => isMine).map(({ id }) => id),
    }
  }
  return { tab }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('one event, several tabs', () => {
  it('REAL-02 LEAD-42 one visible tab notifies, once; every visible tab gets the event', async () => {
    const { tab } = browser()
    const tabs = [tab(false), tab(true), tab(true)]
    for (const { arrived } of tabs) arrived(event(7))
    await settled()
    expect(tabs.flatMap(({ mine }) => mine())).toEqual(['7-new'])
    expect(tabs.map(({ received }) => received.length)).toEqual([0, 1, 1])
  })

  it('a hidden tab gets the missed events when it becomes visible, and does not notify again', async () => {
    const { tab } = browser()
    const [hidden, visible] = [tab(false), tab(true)]
    for (const { arrived } of [hidden, visible]) arrived(event(7, 3))
    await settled()
    hidden.show()
    await settled()
    expect(hidden.received).toMatchObject([{ id: '7-3', isMine: false }])
    expect(visible.mine()).toEqual(['7-3'])
  })

  it('REAL-02 the first tab that becomes visible notifies about missed events, in order', async () => {
    const { tab } = browser()
    const hidden = tab(false)
    hidden.arrived(event(7))
    hidden.arrived(event(7, 3))
    hidden.show()
    await settled()
    expect(hidden.mine()).toEqual(['7-new', '7-3'])
  })

  it('REAL-06 after closing no event is passed on', async () => {
    const { tab } = browser()
    const one = tab(true)
    one.arrived(event(7))
    one.close()
    one.arrived(event(8))
    await settled()
    expect(one.received).toEqual([])
  })
})

describe('claimed ids of a browser', () => {
  const storage = new Map<string, string>()
  beforeEach(() => {
    storage.clear()
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('REAL-04 AMB-46 an id is claimed once, also after a reload', async () => {
    expect(await browserTab().claim('7-new')).toBe(true)
    expect(await browserTab().claim('7-new')).toBe(false)
    expect(await browserTab().claim('7-3')).toBe(true)
  })

  it('are limited to the size of the feed, and cleared with the session', async () => {
    const tab = browserTab()
    for (let id = 0; id < 250; id += 1) await tab.claim(`${id}-new`)
    expect(JSON.parse(storage.get('seenLeadEvents')!)).toHaveLength(200)
    storage.clear()
    expect(await tab.claim('249-new')).toBe(true)
  })

  it.each(['{}', '7', 'null', '[7]', '{'])('start again if the storage contains %j', async (stored) => {
    storage.set('seenLeadEvents', stored)
    expect(await browserTab().claim('7-new')).toBe(true)
  })

  it('are granted to every tab if storage is blocked', async () => {
    vi.stubGlobal('localStorage', undefined)
    expect(await browserTab().claim('7-new')).toBe(true)
  })

  it('REAL-04 are granted to one of two tabs whose storage is not yet in sync', async () => {
    vi.unstubAllGlobals()
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
    expect(await Promise.all([browserTab().claim('8-new'), browserTab().claim('8-new')])).toEqual([true, false])
  })
})
