import type { QueryClient } from '@tanstack/react-query'
import { endsSession } from '@vendor-panel/sdk'
import { createQueryClient } from '@vendor-panel/sdk/query'
import { refusalText } from '../shared/refusal-text.ts'
import { showToast } from '../shared/toasts.ts'
import type { SessionUser } from '../shared/user.ts'
import { sentence } from './locale.ts'
import { nextTask } from './next-task.ts'
import { api } from './session.ts'

const clients = new WeakMap<SessionUser, QueryClient>()

/**
 * The cache of one user, discarded with the session. A failed write shows a toast, unless its page or form shows the error (ERR-07):
 * `meta: { isErrorOwned: true }`.
 */
export function queryClientOf(user: SessionUser): QueryClient {
  const known = clients.get(user)
  if (known) return known
  const client = createQueryClient(api, {
    beforeRead: nextTask,
    onWriteError: (error, name, meta) => {
      if (meta?.['isErrorOwned'] === true || endsSession(name, error.status)) return
      showToast({ tone: 'critical', text: refusalText(error, sentence) })
    },
  })
  clients.set(user, client)
  return client
}
