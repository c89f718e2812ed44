import { eventId, eventsMax } from '@vendor-panel/contract/lead-event'
import type { FeedEvent, LeadEvent } from './realtime.ts'

/** The facts about a tab and its siblings that the feed needs. */
export interface Tab {
  isVisible: () => boolean
  onVisible: (listener: () => void) => () => void
  /** True for the first tab that asks for this id. */
  claim: (id: string) => Promise<boolean>
}

export interface EventDispatcher {
  arrived: (event: LeadEvent) => void
  close: () => void
}

/**
 * Passes events on while the tab is visible, and queues them until then. Exactly one tab gets `isMine`:
 * the first visible one, since only visible ones claim it (REAL-02, REAL-04).
 */
export function eventDispatcher(onEvent: (event: FeedEvent) => void, tab: Tab = browserTab()): EventDispatcher {
  let waiting: LeadEvent[] = []
  let turn: Promise<void> = Promise.resolve()
  let isClosed = false

  const handOn = async (event: LeadEvent) => {
    if (isClosed) return
    const id = eventId(event)
    const isMine = await tab.claim(id)
    onEvent({ ...event, id, isMine })
  }
  const flush = () => {
    if (!tab.isVisible()) return
    const events = waiting
    waiting = []
    for (const event of events) turn = turn.then(() => handOn(event))
  }
  const stopWatching = tab.onVisible(flush)

  return {
    arrived(event) {
      waiting.push(event)
      flush()
    },
    close() {
      isClosed = true
      stopWatching()
    },
  }
}

/** Shared by all tabs, and cleared with the session (AMB-46). */
const storageKey = 'seenLeadEvents'

/** The browser API used here, which Node lacks. */
interface Browser {
  document?: {
    visibilityState: string
    addEventListener: (type: 'visibilitychange', listener: () => void) => void
    removeEventListener: (type: 'visibilitychange', listener: () => void) => void
  }
  // Web Locks exist in secure contexts only; elsewhere two visible windows may in rare cases both notify.
  navigator?: {
    locks?: { request: (name: string, options: { ifAvailable: true }, work: (lock: object | null) => unknown) => Promise<unknown> }
  }
}

/** The tab of a browser; without one, a tab that is always visible. */
export function browserTab(): Tab {
  const { document: page, navigator } = globalThis as unknown as Browser
  return {
    isVisible: () => page?.visibilityState !== 'hidden',
    onVisible(listener) {
      page?.addEventListener('visibilitychange', listener)
      return () => page?.removeEventListener('visibilitychange', listener)
    },
    claim: (id) => (navigator?.locks ? claimLocked(navigator.locks, id) : Promise.resolve(markSeen(id))),
  }
}

/** Milliseconds after which every tab reads what one tab stored: storage is synchronized with a delay, locks at once. */
const agreementMs = 10_000

/** The first tab that gets the lock of an event claims it, and keeps the lock until storage is in sync. */
function claimLocked(locks: NonNullable<NonNullable<Browser['navigator']>['locks']>, id: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    locks
      .request(`${storageKey} ${id}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null && markSeen(id))
        return lock && new Promise((release) => setTimeout(release, agreementMs))
      })
      .catch(reject)
  })
}

function markSeen(id: string): boolean {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    const seen = Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
    if (seen.includes(id)) return false
    localStorage.setItem(storageKey, JSON.stringify([...seen, id].slice(-eventsMax)))
    return true
  } catch {
    // Storage is missing or blocked: each tab notifies rather than none.
    return true
  }
}
