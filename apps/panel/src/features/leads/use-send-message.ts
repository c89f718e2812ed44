import { useQueryClient } from '@tanstack/react-query'
import { isApiError, uploadWithProgress } from '@vendor-panel/sdk'
import { query, useMutate } from '@vendor-panel/sdk/query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { showToast } from '../../shared/toasts.ts'
import { useUser } from '../../shared/user.ts'
import { dropDraftFiles, readDraftFiles, withRefusals } from './draft-files.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import { beginAttempt } from './drafts.ts'
import { refreshLead } from './lead-cache.ts'
import type { Lead } from './lead-row.ts'
import { useOutbox } from './outbox/use-outbox.ts'
import { isOutcomeUnknown } from './outcome-unknown.ts'

/** Sends the draft once, with any number of tries (LEAD-29); offline it waits in the outbox, or with files in the form. Rejects with `ApiError`. */
export function useSendMessage(lead: Lead, keeper: DraftKeeper) {
  const client = useQueryClient()
  const intl = useIntl()
  const meta = { isErrorOwned: true }
  const owner = { userId: useUser().id, leadId: lead.id }
  const email = useMutate('createLeadMessage', { meta })
  const withFiles = useMutate('createLeadFileMessage', { meta })
  const sms = useMutate('createLeadSms', { meta })
  const sendOrKeep = useOutbox(lead)
  // Of the files, from 0 to 1.
  const [progress, setProgress] = useState<number>()

  async function send(): Promise<void> {
    const draft = beginAttempt(keeper.state().draft, () => crypto.randomUUID())
    const { channel, subject, body, files, key } = draft.attempt
    // Saved first: after a crash before the answer, the retry needs the key.
    await keeper.keep(draft)
    const { contents, missingIds } = await readDraftFiles(owner, files)
    if (missingIds.length > 0) return nameMissing(missingIds)
    try {
      const answer =
        channel === 'sms'
          ? await sendOrKeep('createLeadSms', { body }, key, sms.mutateAsync)
          : files.length === 0
            ? await sendOrKeep('createLeadMessage', { subject, body }, key, email.mutateAsync)
            : await withFiles.mutateAsync({
                path: { leadId: lead.id },
                body: { subject, body, file: contents, attachmentIds: files.flatMap(({ attachmentId }) => attachmentId ?? []) },
                idempotencyKey: key,
                fetch: uploadWithProgress(({ sent, total }) => total !== null && setProgress(sent / total)),
              })
      await keeper.removeSent(draft.attempt)
      dropDraftFiles(owner, files)
      if (!answer) return
      const { data } = answer
      client.setQueryData(query('listLeadMessages', { path: { leadId: lead.id } }).queryKey, (cached) =>
        cached && !cached.data.some(({ id }) => id === data.id)
          ? { data: [data, ...cached.data], meta: { ...cached.meta, total: cached.meta.total + 1 } }
          : cached,
      )
      showToast({ tone: 'positive', text: intl.formatMessage({ id: 'leads.composer.sent' }, { name: lead.couple.name }) })
      for (const name of ['listLeadHistory', 'getLeadStats', 'listLeadMessages', 'listLeadFiles', 'listResponseCoaching'])
        void client.invalidateQueries({ queryKey: [name] })
      refreshLead(client, lead.id).catch(() => {})
    } catch (error) {
      if (isApiError(error) && !isOutcomeUnknown(error)) {
        const { draft: now } = keeper.state()
        await keeper.keep({ ...now, files: withRefusals(now.files, error.fieldErrors), attempt: null })
      }
      throw error
    } finally {
      setProgress(undefined)
    }
  }

  /** Files whose content the device has lost are named, and nothing is sent. */
  function nameMissing(ids: readonly string[]): Promise<void> {
    const problem = intl.formatMessage({ id: 'leads.composer.fileMissing' })
    const { draft } = keeper.state()
    return keeper.keep({ ...draft, attempt: null, files: draft.files.map((file) => (ids.includes(file.id) ? { ...file, problem } : file)) })
  }

  return { send, isPending: email.isPending || sms.isPending || withFiles.isPending, progress }
}
