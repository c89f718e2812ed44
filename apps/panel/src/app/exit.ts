import { atom } from 'jotai'
import { paths } from '../shared/paths.ts'
import { navigate } from './navigation.ts'
import { closeSession, sessionState } from './session.ts'
import { store } from '../shared/store.ts'

/** A pending exit that asks for confirmation, with the number of couples with an unsent message (AMB-05). */
export const confirmExit = atom<{ unsentCount: number; exit: () => void } | null>(null)

// Loaded on exit.
const drafts = () => import('../features/leads/drafts.ts')

async function leave(userId: number | null): Promise<void> {
  if (userId !== null)
    await drafts()
      .then(({ deleteDrafts }) => deleteDrafts(userId))
      .catch(() => {})
  await closeSession()
  // After a deliberate exit there is no page to return to.
  navigate(paths.login(), { replace: true })
}

/** Signs out; unsent messages are deleted after a confirmation (AMB-05, AUTH-12). */
export async function exit(): Promise<void> {
  const state = store.get(sessionState)
  const userId = state.status === 'in' ? state.session.user.id : null
  // A browser without IndexedDB has no drafts to lose.
  const unsentCount =
    userId === null
      ? 0
      : await drafts()
          .then(({ countDrafts }) => countDrafts(userId))
          .catch(() => 0)
  if (unsentCount === 0) await leave(userId)
  else store.set(confirmExit, { unsentCount, exit: () => void leave(userId) })
}
