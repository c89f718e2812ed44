import type { Locale } from '@vendor-panel/domain'
import { createContext, use } from 'react'

/** What pages ask of the app; `app/` provides it. */
export type SessionActions = {
  /** Continues with the session of a sign-in answer (AUTH-07). */
  open: (answer: { accessToken: { id: string }; consumerKey?: string }) => Promise<void>
  /** Signs out; asks first if there are unsent messages (AMB-05). */
  exit: () => void
  /** The same, and then goes to another page than the sign-in page. */
  exitTo: (path: string) => void
  /** Loads the session again. */
  reload: () => Promise<void>
  /** Switches the language and stores it on this device (I18N-08). */
  chooseLanguage: (locale: Locale) => Promise<void>
}

export const SessionContext = createContext<SessionActions | null>(null)

export function useSession(): SessionActions {
  const actions = use(SessionContext)
  if (!actions) throw new Error('useSession needs a SessionContext')
  return actions
}
