import { useEffect, useState, useSyncExternalStore } from 'react'
import { useUser } from '../../shared/user.ts'
import { draftKeeper } from './draft-keeper.ts'
import type { DraftContent } from './drafts.ts'

/** The draft to one couple. Give the component a `key` of the lead, so that a draft never reaches another couple. */
export function useDraft(leadId: number, initial: DraftContent) {
  const { id: userId } = useUser()
  const [keeper] = useState(() => draftKeeper(userId, leadId, initial))
  useEffect(() => {
    void keeper.load()
    window.addEventListener('pagehide', keeper.flush)
    return () => {
      window.removeEventListener('pagehide', keeper.flush)
      keeper.flush()
    }
  }, [keeper])
  return { keeper, ...useSyncExternalStore(keeper.subscribe, keeper.state) }
}
