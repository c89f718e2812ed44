import type { QueryClient } from '@tanstack/react-query'
import { applyLeadEvent, catchUp } from '../features/leads/lead-cache.ts'
import { connection } from './connection.ts'
import { sessionAccessToken } from './session.ts'
import type { LeadEvent } from '@vendor-panel/sdk/realtime'
import type { MisfitReport } from '@vendor-panel/sdk/realtime-firebase'
import { whenUseful } from '../shared/when-useful.ts'
import { store } from '../shared/store.ts'

/** Loaded with every page for users, after it is useful. */
export const loadFeed = () => import('@vendor-panel/sdk/realtime-firebase')

/**
 * Follows the events of a user (REAL-01..06). Its code comes when the page is useful; every tab reads again, and the one the user looks
 * at tells.
 */
export function followEvents(uuid: string, client: QueryClient, tell: (event: LeadEvent) => void): () => void {
  let isStopped = false
  let stop = () => {}
  whenUseful(() => {
    void loadFeed()
      .catch(() => null)
      .then((code) => {
        if (isStopped) return
        // Without its code no event comes, until the page is loaded anew: the mark says so.
        if (!code) return store.set(connection, false)
        const { firebaseFeed } = code
        const feed = firebaseFeed({ at: { origin: location.origin }, token: sessionAccessToken, report: reportMisfit })
        const unlisten = feed.onConnection((isConnected) => store.set(connection, isConnected))
        const unsubscribe = feed.subscribe(
          uuid,
          (event) => {
            applyLeadEvent(client, event)
            if (event.isMine) tell(event)
          },
          (events) => catchUp(client, events),
        )
        stop = () => {
          unlisten()
          unsubscribe()
        }
      })
  })
  return () => {
    isStopped = true
    stop()
    store.set(connection, true)
  }
}

/** An entry that is no event points at a fault of the server's; the user cannot help it (REAL-01). */
const reportMisfit = ({ place, fields }: MisfitReport) =>
  reportError(new Error(`${place} is not as the contract says: ${fields.join(', ')}`))
