import { entriesOf, leadEventReader, type InvalidEntryReport } from './lead-event.ts'
import type { LeadEvent, OnStart, RealtimeFeed } from './realtime.ts'
import { eventDispatcher } from './seen-events.ts'

export type { InvalidEntryReport }

export interface FirebaseFeedOptions {
  /** URL of the store: our own endpoint at this origin, or a Firebase project's database. */
  at: { origin: string } | { databaseURL: string }
  /** The access token; read at every connection. */
  token: () => string | null
  /** Milliseconds after which a lost connection is reported. */
  graceMs?: number
  /** Called for entries that violate the contract; they are omitted. */
  report?: (entry: InvalidEntryReport) => void
  /** Called when the store refuses the subscription, at its start or later: the session has ended if the next call gets a 401. */
  onRefused?: () => void
}

/** The feed over the Realtime Database protocol. Firebase itself is loaded with the first subscription. */
export function firebaseFeed({ at, token, graceMs = 3000, report, onRefused = () => {} }: FirebaseFeedOptions): RealtimeFeed {
  const connection = connectionState(graceMs)
  const [viewers, readers] = [new Set<(leadId: number) => void>(), new Set<(providerId: number) => void>()]
  return {
    subscribe(uuid, onEvent, onStart) {
      const dispatcher = eventDispatcher(onEvent)
      const read = leadEventReader(report)
      const pass = afterStart(dispatcher.arrived, onStart)
      let isStopped = false
      let close = () => {}
      void import('./firebase-connection.ts')
        .then(({ openConnection }) => {
          if (isStopped) return
          close = openConnection({
            databaseURL: 'origin' in at ? databaseAddress(at.origin) : at.databaseURL,
            values: {
              [`customer_users/${uuid}/leads`]: (entries) => pass(read(entries)),
              [`customer_users/${uuid}/presence`]: changedOnes(viewers),
              [`customer_users/${uuid}/pages`]: changedOnes(readers),
            },
            token,
            onConnected: (isConnected) => connection.set(isConnected),
            onRefused,
          })
        })
        .catch(() => connection.set(false))
      return () => {
        isStopped = true
        close()
        dispatcher.close()
        connection.reset()
      }
    },
    onPresence(listener) {
      viewers.add(listener)
      return () => void viewers.delete(listener)
    },
    onProviderPage(listener) {
      readers.add(listener)
      return () => void readers.delete(listener)
    },
    onConnection: (listener) => connection.listen(listener),
  }
}

/** The events of the first snapshot are not new (REAL-04). */
function afterStart(arrived: (event: LeadEvent) => void, onStart: OnStart | undefined) {
  let hasStarted = false
  return (events: readonly LeadEvent[]) => {
    if (hasStarted) for (const event of events) arrived(event)
    else onStart?.(events)
    hasStarted = true
  }
}

/** Passes on the ids whose time has changed. */
function changedOnes(listeners: ReadonlySet<(id: number) => void>) {
  let known = new Map<string, unknown>()
  return (value: unknown) => {
    const times = new Map(entriesOf(value))
    for (const [id, time] of times) if (known.get(id) !== time) for (const listener of listeners) listener(Number(id))
    known = times
  }
}

/** Firebase reads the scheme only from a URL with a port; `ns` names the database, since the host does not. */
function databaseAddress(origin: string): string {
  const { protocol, hostname, port } = new URL(origin)
  return `${protocol}//${hostname}:${port || (protocol === 'https:' ? 443 : 80)}/?ns=vendor`
}

/** Connected until the connection has been lost for a while: neither the start nor a short loss is shown (REAL-06). */
function connectionState(graceMs: number) {
  const listeners = new Set<(isConnected: boolean) => void>()
  let isConnected = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = (next: boolean) => {
    if (next === isConnected) return
    isConnected = next
    for (const listener of listeners) listener(next)
  }
  const reset = () => {
    clearTimeout(timer)
    timer = undefined
    tell(true)
  }
  return {
    reset,
    set(next: boolean) {
      if (next) reset()
      else timer ??= setTimeout(() => tell(false), graceMs)
    },
    listen(listener: (isConnected: boolean) => void) {
      listeners.add(listener)
      listener(isConnected)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
