import type { QueryClient } from '@tanstack/react-query'
import type { LeadEvent } from '@vendor-panel/sdk/realtime'
import { firebaseFeed, type InvalidEntryReport } from '@vendor-panel/sdk/realtime-firebase'
import { applyLeadEvent, catchUp } from '../features/leads/lead-cache.ts'
import { store } from '../shared/store.ts'
import { connection } from './connection.ts'
import { sessionAccessToken } from './session.ts'

/** Applies the events of a user to the cache in every tab; the visible tab shows toasts (REAL-01..06). Returns a function that stops it. */
export function connectFeed(uuid: string, client: QueryClient, tell: (event: LeadEvent) => void): () => void {
  const feed = firebaseFeed({ at: { origin: location.origin }, token: sessionAccessToken, report: reportMisfit })
  const unlisten = feed.onConnection((isConnected) => store.set(connection, isConnected))
  const unsubscribe = feed.subscribe(
    uuid,
    (event) => {
      applyLeadEvent(client, event)
      // The erasure of a couple needs no attention.
      if (event.isMine && event.kind !== 'erased') tell(event)
    },
    (events) => catchUp(client, events),
  )
  return () => {
    unlisten()
    unsubscribe()
  }
}

/** An invalid entry is a defect of the server (REAL-01). */
const reportMisfit = ({ place, fields }: InvalidEntryReport) =>
  reportError(new Error(`${place} is not as the contract says: ${fields.join(', ')}`))
