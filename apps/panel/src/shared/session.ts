import { createContext, use } from 'react'
import type { Answer } from '@vendor-panel/sdk'

/** Session functions for pages; `app/` provides them. */
export type SessionActions = {
  /** Continues with the session of a sign-in answer (AUTH-07). */
  open: (answer: Answer<'createAccessToken'>) => Promise<void>
  /** Signs out; asks first if there are unsent messages (AMB-05). */
  exit: () => void
  /** Loads the session again. */
  reload: () => Promise<void>
}

export const SessionContext = createContext<SessionActions | null>(null)

export function useSession(): SessionActions {
  const actions = use(SessionContext)
  if (!actions) throw new Error('useSession needs a SessionContext')
  return actions
}
