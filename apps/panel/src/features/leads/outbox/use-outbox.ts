import { isApiError } from '@vendor-panel/sdk'
import { useIntl } from 'react-intl'
import { showToast } from '../../../shared/toasts.ts'
import { useUser } from '../../../shared/user.ts'
import type { Lead } from '../lead-row.ts'
import type { BodyOf, OutboxOperation } from './outbox-entry.ts'

type WriteOf<Name extends OutboxOperation> = { path: { leadId: number }; body: BodyOf<Name>; idempotencyKey: string }

/**
 * Sends a write about a couple. Without an answer of the server it waits in the outbox, with the same `Idempotency-Key`, and the result is
 * null. Rejects with `ApiError` for a refusal, and if the device cannot store the write.
 */
export function useOutbox(lead: Lead) {
  const intl = useIntl()
  const { id: userId } = useUser()
  return async function sendOrKeep<Name extends OutboxOperation, Result>(
    operation: Name,
    body: BodyOf<Name>,
    key: string,
    send: (write: WriteOf<Name>) => Promise<Result>,
  ): Promise<Result | null> {
    const writtenAt = new Date().toISOString()
    // Offline, the request cannot have reached the server.
    const triedAt = navigator.onLine ? writtenAt : null
    try {
      return await send({ path: { leadId: lead.id }, body, idempotencyKey: key })
    } catch (error) {
      if (!isApiError(error) || error.status !== 0) throw error
      const written = { operation, body, key, writtenAt, triedAt, leadId: lead.id, couple: lead.couple.name }
      const isKept = await import('./outbox.ts')
        .then((code) => code.addToOutbox(userId, written))
        .then(
          () => true,
          () => false,
        )
      if (!isKept) throw error
      showToast({ tone: 'neutral', text: intl.formatMessage({ id: 'leads.outbox.kept' }) })
      return null
    }
  }
}
