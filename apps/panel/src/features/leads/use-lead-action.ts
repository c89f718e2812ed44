import { useQueryClient } from '@tanstack/react-query'
import { leadDisplayState, leadTransition } from '@vendor-panel/domain'
import type { Body } from '@vendor-panel/sdk'
import { useMutate } from '@vendor-panel/sdk/query'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { showToast } from '../../shared/toasts.ts'
import { patchLead, putLead, refreshLead } from './lead-cache.ts'
import { useLeadLabel } from './lead-labels.ts'
import type { Lead } from './lead-row.ts'

export type LeadActionInput = Body<'createLeadAction'>

/** The expected couple after the action, for an optimistic update. */
function predict(lead: Lead, action: LeadActionInput): Lead {
  const next = leadTransition(lead, action.type)
  if (!next.ok) return lead
  const { status, isSpamReported } = next
  return { ...lead, status, isSpamReported, displayState: leadDisplayState({ ...lead, status, isSpamReported }) }
}

/**
 * Changes the status of a couple: shown at once, reverted with an explanation if the server refuses, and undone from the toast (LEAD-21).
 */
export function useLeadAction(lead: Lead) {
  const client = useQueryClient()
  const intl = useIntl()
  const label = useLeadLabel()
  const { name } = lead.couple
  const token = useRef<string>(null)
  const refuse = (reason: string) =>
    showToast({ tone: 'critical', text: intl.formatMessage({ id: 'leads.action.failed' }, { name, reason }) })
  const refresh = () => void refreshLead(client, lead.id).catch(() => {})
  const undo = useMutate('undoChange', {
    refetch: ['getLeadStats', 'listLeadHistory'],
    meta: { isErrorOwned: true },
    onSuccess: refresh,
    onError: ({ status }) => {
      // Too late, or the couple has changed since.
      const isOver = status === 404 || status === 409
      if (isOver) refresh()
      refuse(intl.formatMessage({ id: isOver ? 'leads.action.illegal' : status === 0 ? 'leads.action.offline' : 'leads.action.tryAgain' }))
    },
  })
  const action = useMutate('createLeadAction', {
    refetch: ['getLeadStats', 'listLeadHistory'],
    // Field errors are shown in the form; all others in a toast, with the couple's name.
    meta: { isErrorOwned: true },
    onMutate: ({ body }) => {
      patchLead(client, lead.id, (cached) => predict(cached, body))
      return lead
    },
    onSuccess: ({ data }) => {
      putLead(client, data)
      const text = intl.formatMessage({ id: 'leads.action.done' }, { name, state: label(data) })
      const undoToken = token.current
      const takeBack = undoToken && {
        action: { text: intl.formatMessage({ id: 'app.undo' }), onPress: () => undo.mutate({ path: { undoToken } }) },
      }
      showToast({ tone: 'positive', text, ...takeBack })
    },
    onError: (error, _input, before) => {
      if (before) putLead(client, before)
      if (error.status === 409 || error.status === 404) refresh()
      const conflict =
        error.code === 'stale_version' ? 'leads.action.stale' : error.code === 'illegal_transition' ? 'leads.action.illegal' : null
      const reason = conflict
        ? intl.formatMessage({ id: conflict })
        : intl.formatMessage({ id: error.status === 0 ? 'leads.action.offline' : 'leads.action.tryAgain' })
      if (error.status !== 422) refuse(reason)
    },
  })
  const inputOf = (body: LeadActionInput, idempotencyKey: string) => ({
    path: { leadId: lead.id },
    body: { version: lead.version, ...body },
    idempotencyKey,
    onHeaders: (headers: Headers) => (token.current = headers.get('undo-token')),
  })
  return {
    /** Performs an action without a form. */
    run: (body: LeadActionInput) => action.mutate(inputOf(body, crypto.randomUUID())),
    /** The same for a form, which shows the errors of its fields. Rejects with `ApiError`. */
    send: (body: LeadActionInput, idempotencyKey: string) => action.mutateAsync(inputOf(body, idempotencyKey)),
    isPending: action.isPending,
  }
}
