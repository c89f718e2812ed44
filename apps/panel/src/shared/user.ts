import { createContext, use } from 'react'
import type { components } from '@vendor-panel/contract'

export type SessionUser = components['schemas']['SessionUser']

export const UserContext = createContext<SessionUser | null>(null)

/** The signed-in user (AUTH-47). Pages behind the guard always have one. */
export function useUser(): SessionUser {
  const user = use(UserContext)
  if (!user) throw new Error('useUser needs a UserContext')
  return user
}

/** The signed-in user of a page that is open to guests too; null for a guest. */
export const useVisitor = (): SessionUser | null => use(UserContext)
