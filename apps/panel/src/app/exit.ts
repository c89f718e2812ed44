import { atom } from 'jotai'
import { paths } from '../shared/paths.ts'
import { navigate } from './navigation.ts'
import { api, closeSession, sessionState } from './session.ts'
import { store } from '../shared/store.ts'

/** A pending exit that asks for confirmation, with the number of unsent texts (AMB-05). */
export const confirmExit = atom<{ unsentCount: number; exit: () => void } | null>(null)

// Loaded on exit.
const unsent = () => import('../features/leads/unsent.ts')

async function leave(userId: number | null, next: string): Promise<void> {
  if (userId !== null) {
    await unsent()
      .then(({ deleteUnsent }) => deleteUnsent(userId))
      .catch(() => {})
    await import('../shared/push.ts').then(({ leaveDevice }) => leaveDevice(api, userId)).catch(() => {})
  }
  await closeSession()
  // After a deliberate exit there is no page to return to.
  navigate(next, { replace: true })
}

/** Signs out; drafts and what waits in the outbox are deleted after a confirmation (AMB-05, AUTH-12). */
export async function exitTo(next: string): Promise<void> {
  const state = store.get(sessionState)
  const userId = state.status === 'in' ? state.session.user.id : null
  // A browser without IndexedDB has nothing to lose.
  const unsentCount =
    userId === null
      ? 0
      : await unsent()
          .then(({ countUnsent }) => countUnsent(userId))
          .catch(() => 0)
  if (unsentCount === 0) await leave(userId, next)
  else store.set(confirmExit, { unsentCount, exit: () => void leave(userId, next) })
}

export const exit = (): Promise<void> => exitTo(paths.login())
