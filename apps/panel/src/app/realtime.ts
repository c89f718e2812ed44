import type { QueryClient } from '@tanstack/react-query'
import { allProvidersId } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import type { IntlShape } from 'react-intl'
import { firebaseFeed, type InvalidEntryReport } from '@vendor-panel/sdk/realtime-firebase'
import { applyLeadEvent, catchUp } from '../features/leads/lead-cache.ts'
import { store } from '../shared/store.ts'
import { showToast } from '../shared/toasts.ts'
import { messageLoader } from '../shared/with-messages.ts'
import { connection } from './connection.ts'
import { leadEventToast } from './lead-event-toast.ts'
import { api, sessionAccessToken } from './session.ts'
import { startWorker } from './worker-client.ts'

/** Applies the events of a user to the cache in every tab; the visible tab shows toasts (REAL-01..06). Returns a function that stops it. */
export function connectFeed({ id, uuid }: { id: number; uuid: string }, client: QueryClient, intl: () => IntlShape): () => void {
  const texts = () => messageLoader.load(['app.feed'])
  texts().catch(() => {})
  // Without a worker the panel works online only.
  startWorker(id).catch(() => {})
  const feed = firebaseFeed({
    at: { origin: location.origin },
    token: sessionAccessToken,
    report: reportInvalidEntry,
    onRefused: checkSession,
  })
  const unlisten = feed.onConnection((isConnected) => store.set(connection, isConnected))
  const unsubscribe = feed.subscribe(
    uuid,
    (event) => {
      applyLeadEvent(client, event)
      // Whom to answer first, on Home and next to the list.
      void client.invalidateQueries({ queryKey: ['listResponseCoaching'] })
      // The erasure of a couple, and calls, of which the vendor is aware, need no attention.
      if (event.isMine && event.kind !== 'erased' && event.kind !== 'call')
        // Without its texts there is no toast; the couple is in the list all the same.
        texts().then(
          () => showToast(leadEventToast(event, intl())),
          () => {},
        )
    },
    (events) => catchUp(client, events),
  )
  const stopPresence = feed.onPresence((leadId) => {
    for (const name of ['listLeadPresence', 'listLeadMessages', 'listLeadNotes'] as const)
      void client.invalidateQueries({ queryKey: query(name, { path: { leadId } }).queryKey })
  })
  const stopPages = feed.onProviderPage((providerId) => refetchPage(client, providerId))
  return () => {
    unlisten()
    stopPages()
    stopPresence()
    unsubscribe()
  }
}

/** Reads again everything after a change of the account, such as its package (UPG-02); else what is shown of a provider, its galleries and items, its testimonials, missing data, and prompts, of which a decision adds one (PROV-09). */
function refetchPage(client: QueryClient, providerId: number): void {
  if (providerId === allProvidersId) return void client.invalidateQueries()
  const isOfPage = (input: unknown) => {
    const { path, query: filters } = (input ?? {}) as Record<'path' | 'query', { providerId?: unknown } | undefined>
    return path?.providerId === providerId || filters?.providerId === providerId
  }
  void client.invalidateQueries({
    predicate: ({ queryKey: [name, input] }) =>
      isOfPage(input) || /Prompt|Testimonial|CoupleProvider|MissingData|Galler|ProviderItem/.test(String(name)),
  })
}

/** A session that was ended on another device ends here at once: the 401 signs out (AUTH-10). */
function checkSession(): void {
  const accessTokenId = sessionAccessToken()
  if (accessTokenId !== null) api.getAccessToken({ path: { accessTokenId } }).catch(() => {})
}

/** An invalid entry is a defect of the server (REAL-01). */
const reportInvalidEntry = ({ path, fields }: InvalidEntryReport) =>
  reportError(new Error(`${path} is not as the contract says: ${fields.join(', ')}`))
