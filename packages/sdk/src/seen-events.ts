import { eventId, eventsMax } from '@vendor-panel/contract/lead-event'
import type { FeedEvent, LeadEvent } from './realtime.ts'

/** What the feed has to know about the tab it runs in, and about the others. */
export interface Tab {
  isVisible: () => boolean
  onVisible: (listener: () => void) => () => void
  /** True for the first tab that asks for this id. */
  claim: (id: string) => Promise<boolean>
}

export interface EventDesk {
  arrived: (event: LeadEvent) => void
  close: () => void
}

/**
 * Hands events on while the tab is looked at, and keeps them until then. Of all tabs exactly one gets `isMine`:
 * the first visible one, because only visible ones reach for it (REAL-02, REAL-04).
 */
export function eventDesk(onEvent: (event: FeedEvent) => void, tab: Tab = browserTab()): EventDesk {
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

/** Shared by all tabs, and emptied with the rest of the session when it ends (AMB-46). */
const storageKey = 'seenLeadEvents'

/** The part of a browser that is used here; in Node there is none of it. */
interface Browser {
  document?: {
    visibilityState: string
    addEventListener: (type: 'visibilitychange', listener: () => void) => void
    removeEventListener: (type: 'visibilitychange', listener: () => void) => void
  }
  // Web Locks exist in secure contexts only; elsewhere two windows seen at once may in rare cases both tell.
  navigator?: {
    locks?: { request: (name: string, options: { ifAvailable: true }, work: (lock: object | null) => unknown) => Promise<unknown> }
  }
}

/** The tab of a browser; elsewhere, one that is always looked at. */
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

/** Long enough for what one tab stored to be read in every other: the storage of tabs agrees a moment later, locks do at once. */
const agreementMs = 10_000

/** Whoever gets the lock of an event first has it; it is kept until the storage says the same everywhere. */
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
    // No storage, or not ours to read: each tab tells for itself rather than none.
    return true
  }
}
