import { createContext, use } from 'react'
import type { Answer } from '@vendor-panel/sdk'

/** What a page may do with the session; `app/` gives it. */
export type SessionActions = {
  /** Goes on with the session of an answer (AUTH-07). */
  open: (answer: Answer<'createAccessToken'>) => Promise<void>
  /** Signs out; asks first when something is unsent (AMB-05). */
  exit: () => void
  /** Asks the server again who is signed in. */
  reload: () => Promise<void>
}

export const SessionContext = createContext<SessionActions | null>(null)

export function useSession(): SessionActions {
  const actions = use(SessionContext)
  if (!actions) throw new Error('useSession needs a SessionContext')
  return actions
}
