import { leadLabel, type LeadLabel } from '@vendor-panel/domain'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '@vendor-panel/sdk/query'
import type { Lead } from './lead-row.ts'

/** The word of each state a couple can be shown in. */
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

type LeadConfig = 'lead_process_state' | 'info_request_reject_reason_id' | 'lead_report_reasons'
// One type a read: the list needs but the first, and each is kept for seven days.
const configQuery = (itemType: LeadConfig) => query('listConfigs', { query: { itemTypes: [itemType] } })

/** Finds the label of a configuration item; passive ones too, so that old records keep theirs (CONF-15). */
export function useConfigLabel(itemType: LeadConfig) {
  const { data } = useQuery(configQuery(itemType))
  return (itemId: string | null) => data?.data.find((item) => item.itemId === itemId)?.value
}

/** The items a form may offer: the active ones (CONF-15). */
export function useConfigChoices(itemType: LeadConfig) {
  const { data } = useQuery(configQuery(itemType))
  return (data?.data ?? []).filter((item) => item.status === 'active').map(({ itemId, value }) => ({ value: itemId, label: value }))
}

/** The word of a couple's state (LEAD-12..16). */
export function useLeadLabel() {
  const intl = useIntl()
  const processLabel = useConfigLabel('lead_process_state')
  return (lead: Pick<Lead, 'displayState' | 'status' | 'processState'>) => {
    const { label, processState } = leadLabel(lead)
    return processLabel(processState) ?? intl.formatMessage({ id: leadMessageIds[label] })
  }
}
