import { useQueryClient } from '@tanstack/react-query'
import { leadDisplayState, leadTransition } from '@vendor-panel/domain'
import type { Body } from '@vendor-panel/sdk'
import { useMutate } from '@vendor-panel/sdk/query'
import { useIntl } from 'react-intl'
import { showToast } from '../../shared/toasts.ts'
import { patchLead, putLead, refreshLead } from './lead-cache.ts'
import { useLeadLabel } from './lead-labels.ts'
import type { Lead } from './lead-row.ts'

export type LeadActionInput = Body<'createLeadAction'>

/** The couple as it will be after the action, so that the screen need not wait for the server. */
function predict(lead: Lead, action: LeadActionInput): Lead {
  const next = leadTransition(lead, action.type)
  if (!next.ok) return lead
  const { status, isSpamReported } = next
  return { ...lead, status, isSpamReported, displayState: leadDisplayState({ ...lead, status, isSpamReported }) }
}

const closing = new Set<LeadActionInput['type']>(['deal', 'reject', 'not-a-wedding', 'other-provider', 'report-spam'])

/** Changes the state of a couple: shown at once, taken back and explained when the server says no (LEAD-21). */
export function useLeadAction(lead: Lead) {
  const client = useQueryClient()
  const intl = useIntl()
  const label = useLeadLabel()
  const { name } = lead.couple
  const action = useMutate('createLeadAction', {
    refetch: ['getLeadStats', 'listLeadHistory'],
    // A field that is wrong is said in the form; the rest is said here, with the couple's name.
    meta: { isErrorOwned: true },
    onMutate: ({ body }) => {
      patchLead(client, lead.id, (held) => predict(held, body))
      return lead
    },
    onSuccess: ({ data }, { body }) => {
      putLead(client, data)
      const text = intl.formatMessage({ id: 'leads.action.done' }, { name, state: label(data) })
      const reopen = {
        text: intl.formatMessage({ id: 'leads.action.reopen' }),
        onPress: () => run({ type: 'reopen', version: data.version }),
      }
      showToast({ tone: 'positive', text, ...(closing.has(body.type) && { action: reopen }) })
    },
    onError: (error, _input, before) => {
      if (before) putLead(client, before)
      if (error.status === 409 || error.status === 404) refreshLead(client, lead.id).catch(() => {})
      const conflict =
        error.code === 'stale_version' ? 'leads.action.stale' : error.code === 'illegal_transition' ? 'leads.action.illegal' : null
      const reason = conflict
        ? intl.formatMessage({ id: conflict })
        : intl.formatMessage({ id: error.status === 0 ? 'leads.action.offline' : 'leads.action.tryAgain' })
      if (error.status !== 422) showToast({ tone: 'critical', text: intl.formatMessage({ id: 'leads.action.failed' }, { name, reason }) })
    },
  })
  const run = (body: LeadActionInput, onDone?: () => void) =>
    action.mutate(
      { path: { leadId: lead.id }, body: { version: lead.version, ...body }, idempotencyKey: crypto.randomUUID() },
      onDone ? { onSuccess: onDone } : {},
    )
  return { run, isPending: action.isPending, error: action.error }
}
