import type { QueryClient } from '@tanstack/react-query'
import type { IntlShape } from 'react-intl'
import { store } from '../shared/store.ts'
import { whenUseful } from '../shared/when-useful.ts'
import { connection } from './connection.ts'

/** Loaded with every page for users, after the page is useful. */
export const loadFeed = () => import('./realtime.ts')

/** Follows the events of a user once the page is useful (REAL-01..06). Returns a function that stops it. */
export function followEvents(user: { id: number; uuid: string }, client: QueryClient, intl: () => IntlShape): () => void {
  let isStopped = false
  let stop = () => {}
  whenUseful(() => {
    void loadFeed()
      .catch(() => null)
      .then((code) => {
        if (isStopped) return
        // Without its code no event arrives until the page is reloaded, so the offline mark is shown.
        if (code) stop = code.connectFeed(user, client, intl)
        else store.set(connection, false)
      })
  })
  return () => {
    isStopped = true
    stop()
    store.set(connection, true)
  }
}
