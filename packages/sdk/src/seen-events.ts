import { eventId, type FeedEvent, type LeadEvent } from './realtime.ts'

/** Shared by all tabs, and emptied with the rest of the session when it ends (AMB-46). */
const storageKey = 'seenLeadEvents'
/** As many as the feed keeps. */
const seenMax = 200

export interface EventDesk {
  arrived: (event: LeadEvent) => void
  close: () => void
}

/**
 * Hands events on while the tab is looked at, and keeps them until then. Of all tabs exactly one gets `isMine`:
 * the first visible one, because only visible ones reach for it (REAL-02, REAL-04).
 */
export function eventDesk(onEvent: (event: FeedEvent) => void): EventDesk {
  let waiting: LeadEvent[] = []
  let turn: Promise<void> = Promise.resolve()
  let isClosed = false
  const page = 'document' in globalThis ? globalThis.document : undefined

  const handOn = async (event: LeadEvent) => {
    const id = eventId(event)
    const isMine = await claim(id)
    if (!isClosed) onEvent({ ...event, id, isMine })
  }
  const flush = () => {
    if (page?.visibilityState === 'hidden') return
    const events = waiting
    waiting = []
    for (const event of events) turn = turn.then(() => handOn(event))
  }
  page?.addEventListener('visibilitychange', flush)

  return {
    arrived(event) {
      waiting.push(event)
      flush()
    },
    close() {
      isClosed = true
      page?.removeEventListener('visibilitychange', flush)
    },
  }
}

/** True for the first tab that asks for this id. */
async function claim(id: string): Promise<boolean> {
  // Web Locks exist in secure contexts only; elsewhere two windows seen at once may in rare cases both tell.
  const locks = 'navigator' in globalThis ? (navigator.locks as LockManager | undefined) : undefined
  return (await locks?.request(storageKey, () => markSeen(id))) ?? markSeen(id)
}

function markSeen(id: string): boolean {
  try {
    const seen = JSON.parse(localStorage.getItem(storageKey) ?? '[]') as string[]
    if (seen.includes(id)) return false
    localStorage.setItem(storageKey, JSON.stringify([...seen, id].slice(-seenMax)))
    return true
  } catch {
    // No storage, or not ours to read: each tab tells for itself rather than none.
    return true
  }
}
