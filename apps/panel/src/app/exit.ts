import { atom, getDefaultStore } from 'jotai'
import { countDrafts, deleteDrafts } from '../features/leads/drafts.ts'
import { closeSession, sessionAtom } from './session.ts'

const store = getDefaultStore()
/** An exit that waits for the user's word, with the number of couples whose message is unsent (AMB-05). */
export const askExitAtom = atom<{ unsentCount: number; exit: () => void } | null>(null)

async function leave(userId: number | null): Promise<void> {
  if (userId !== null) await deleteDrafts(userId).catch(() => {})
  await closeSession()
}

/** Signs out; what is unsent is asked about first, then deleted (AMB-05, AUTH-12). */
export async function exit(): Promise<void> {
  const state = store.get(sessionAtom)
  const userId = state.status === 'in' ? state.session.user.id : null
  // A browser without IndexedDB has no drafts to lose.
  const unsentCount = userId === null ? 0 : await countDrafts(userId).catch(() => 0)
  if (unsentCount === 0) await leave(userId)
  else store.set(askExitAtom, { unsentCount, exit: () => void leave(userId) })
}
