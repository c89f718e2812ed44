import { useQueryClient } from '@tanstack/react-query'
import { isApiError, type ApiError } from '@vendor-panel/sdk'
import { query, useMutate } from '@vendor-panel/sdk/query'
import { useIntl } from 'react-intl'
import { showToast } from '../../shared/toasts.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import { beginAttempt } from './drafts.ts'
import { refreshLead } from './lead-cache.ts'
import type { Lead } from './lead-row.ts'

/** The server did not answer, or failed: the message may have been sent, so its key is kept. All other errors are definite refusals. */
const isOutcomeUnknown = ({ status }: ApiError) => status === 0 || status === 409 || status >= 500

/** Sends the draft once, with any number of tries (LEAD-29). Rejects with `ApiError`. */
export function useSendMessage(lead: Lead, keeper: DraftKeeper) {
  const client = useQueryClient()
  const intl = useIntl()
  const meta = { isErrorOwned: true }
  const email = useMutate('createLeadMessage', { meta })
  const sms = useMutate('createLeadSms', { meta })

  async function send(): Promise<void> {
    const draft = beginAttempt(keeper.state().draft, () => crypto.randomUUID())
    const { channel, subject, body, key } = draft.attempt
    // Saved first: after a crash before the answer, the retry needs the key.
    await keeper.keep(draft)
    const path = { leadId: lead.id }
    try {
      const { data } =
        channel === 'sms'
          ? await sms.mutateAsync({ path, body: { body }, idempotencyKey: key })
          : await email.mutateAsync({ path, body: { subject, body }, idempotencyKey: key })
      await keeper.removeSent(draft.attempt)
      client.setQueryData(query('listLeadMessages', { path: { leadId: lead.id } }).queryKey, (held) =>
        held && !held.data.some(({ id }) => id === data.id)
          ? { data: [data, ...held.data], meta: { ...held.meta, total: held.meta.total + 1 } }
          : held,
      )
      showToast({ tone: 'positive', text: intl.formatMessage({ id: 'leads.composer.sent' }, { name: lead.couple.name }) })
      for (const name of ['listLeadHistory', 'getLeadStats', 'listLeadMessages']) void client.invalidateQueries({ queryKey: [name] })
      refreshLead(client, lead.id).catch(() => {})
    } catch (error) {
      if (isApiError(error) && !isOutcomeUnknown(error)) await keeper.keep({ ...keeper.state().draft, attempt: null })
      throw error
    }
  }

  return { send, isPending: email.isPending || sms.isPending }
}
