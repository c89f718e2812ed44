import type { QueryClient } from '@tanstack/react-query'
import { endsSession, type ApiError } from '@vendor-panel/sdk'
import { createQueryClient } from '@vendor-panel/sdk/query'
import { showToast } from '../shared/toasts.ts'
import type { SessionUser } from '../shared/user.ts'
import { sentence } from './locale.ts'
import { api } from './session.ts'
import { writeErrorText } from './write-error.ts'

// ERR-04: a refused form has one sentence; a server that was not reached has another.
const sentenceOf = ({ status }: ApiError) => (status === 422 ? 'app.form.rejected' : status === 0 ? 'app.failed' : 'app.error.server.body')

const clients = new WeakMap<SessionUser, QueryClient>()

/**
 * The cache of one user's panel, gone with the session. A write that fails says why in a toast, unless its page does (ERR-07):
 * `meta: { isErrorOwned: true }`.
 */
export function queryClientOf(user: SessionUser): QueryClient {
  const known = clients.get(user)
  if (known) return known
  const client = createQueryClient(api, {
    onWriteError: (error, name, meta) => {
      if (meta?.['isErrorOwned'] === true || endsSession(name, error.status)) return
      showToast({ tone: 'critical', text: writeErrorText(error) ?? sentence(sentenceOf(error)) })
    },
  })
  clients.set(user, client)
  return client
}
