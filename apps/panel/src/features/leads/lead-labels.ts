import { leadLabel, type LeadLabel } from '@vendor-panel/domain'
import { useIntl } from 'react-intl'
import { useConfigLabel } from '../../shared/use-config-label.ts'
import type { Lead } from './lead-row.ts'

/** The label of each display state. */
export const leadMessageIds = {
  new: 'leads.state.new',
  pending: 'leads.state.pending',
  negotiating: 'leads.state.negotiating',
  offered: 'leads.state.offered',
  isPrepaid: 'leads.state.isPrepaid',
  deal: 'leads.state.deal',
  reject: 'leads.state.reject',
  not_reached: 'leads.state.not_reached',
  busy: 'leads.state.busy',
  unreachable: 'leads.state.unreachable',
  spam_reported: 'leads.state.spam_reported',
  not_wedding: 'leads.status.not_wedding',
  dealt_with_other: 'leads.status.dealt_with_other',
} as const satisfies Record<LeadLabel, string>

/** The label of a couple's state (LEAD-12..16). */
export function useLeadLabel() {
  const intl = useIntl()
  const processLabel = useConfigLabel('lead_process_state')
  return (lead: Pick<Lead, 'displayState' | 'status' | 'processState'>) => {
    const { label, processState } = leadLabel(lead)
    return processLabel(processState) ?? intl.formatMessage({ id: leadMessageIds[label] })
  }
}
