import type { components } from '@vendor-panel/contract'
import { eventId } from '@vendor-panel/contract/lead-event'

export { eventId }

export type LeadEvent = components['schemas']['LeadEvent']

/** A new couple, a new message of a couple, a report about a call, or the erasure of a couple's personal data. */
export interface FeedEvent extends LeadEvent {
  /** The same for every delivery of an event: the lead and its message, `new`, the time of a report about a call, or `erased` (REAL-04). */
  id: string
  /** True in exactly one tab, the visible one, which notifies the user; every tab reads again (REAL-02, REAL-03). */
  isMine: boolean
}

/** Called once with the entries that exist at the start: they are not new, but some may be newer than the last read. */
export type OnStart = (events: readonly LeadEvent[]) => void

/** A source of events. Entries that exist at the start are not events; `stop` ends the subscription (REAL-04, REAL-06). */
export interface RealtimeFeed {
  subscribe: (uuid: string, onEvent: (event: FeedEvent) => void, onStart?: OnStart) => () => void
  /** Called with the id of a couple whose other viewers have changed: read `listLeadPresence` again. */
  onPresence: (listener: (leadId: number) => void) => () => void
  /** Called with the id of a provider whose page has changed: read again what is shown of it. */
  onProviderPage: (listener: (providerId: number) => void) => () => void
  /** Called at once and at every change with whether the feed is connected; for a subtle indicator, not for an alert. */
  onConnection: (listener: (isConnected: boolean) => void) => () => void
}

export interface MemoryFeed extends RealtimeFeed {
  emit: (uuid: string, event: LeadEvent) => void
  emitPresence: (leadId: number) => void
  emitProviderPage: (providerId: number) => void
  setConnected: (isConnected: boolean) => void
}

export interface SessionFeed extends RealtimeFeed {
  /** Ends every subscription, for sign-out. */
  close: () => void
}

/**
 * A feed for the signed-in user only. `subscribe` throws for the path of another user (REAL-01); a subscription ends with `close`, for
 * example in `onUnauthenticated`, and by itself at the first event after the user has changed (REAL-06). `uuid` is the signed-in user's, null when signed out.
 */
export function sessionFeed(feed: RealtimeFeed, uuid: () => string | null): SessionFeed {
  const open = new Set<() => void>()
  return {
    subscribe(path, onEvent, onStart) {
      if (path !== uuid()) throw new Error('Events of another user are not followed.')
      const stop = () => {
        open.delete(stop)
        end()
      }
      const whileSignedIn =
        <Args extends unknown[]>(tell: ((...args: Args) => void) | undefined) =>
        (...args: Args) => {
          if (!open.has(stop)) return
          if (path === uuid()) tell?.(...args)
          else stop()
        }
      let end = () => {}
      open.add(stop)
      end = feed.subscribe(path, whileSignedIn(onEvent), whileSignedIn(onStart))
      return stop
    },
    onPresence: (listener) => feed.onPresence(listener),
    onProviderPage: (listener) => feed.onProviderPage(listener),
    onConnection: (listener) => feed.onConnection(listener),
    close: () => {
      for (const stop of open) stop()
    },
  }
}

/** A feed for stories and tests: emitted events arrive at once, each event once. */
export function memoryFeed(): MemoryFeed {
  const subscribers = new Map<string, Set<(event: FeedEvent) => void>>()
  const listeners = new Set<(isConnected: boolean) => void>()
  const viewers = new Set<(leadId: number) => void>()
  const readers = new Set<(providerId: number) => void>()
  const seen = new Set<string>()
  let isConnected = true
  return {
    subscribe(uuid, onEvent, onStart) {
      onStart?.([])
      const all = subscribers.get(uuid) ?? new Set()
      subscribers.set(uuid, all.add(onEvent))
      return () => void all.delete(onEvent)
    },
    onPresence(listener) {
      viewers.add(listener)
      return () => void viewers.delete(listener)
    },
    emitPresence(leadId) {
      for (const listener of viewers) listener(leadId)
    },
    onProviderPage(listener) {
      readers.add(listener)
      return () => void readers.delete(listener)
    },
    emitProviderPage(providerId) {
      for (const listener of readers) listener(providerId)
    },
    onConnection(listener) {
      listeners.add(listener)
      listener(isConnected)
      return () => void listeners.delete(listener)
    },
    emit(uuid, event) {
      const id = eventId(event)
      if (seen.has(id)) return
      seen.add(id)
      for (const onEvent of subscribers.get(uuid) ?? []) onEvent({ ...event, id, isMine: true })
    },
    setConnected(next) {
      isConnected = next
      for (const listener of listeners) listener(next)
    },
  }
}
