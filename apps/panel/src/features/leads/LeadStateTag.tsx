import { leadLabel, leadTags, leadTone, type LeadDisplayState, type LeadTag } from '@vendor-panel/domain'
import { StatusTag } from '@vendor-panel/ui'
import {
  Ban,
  CircleX,
  Clock,
  FileText,
  Handshake,
  Headset,
  MessagesSquare,
  Package,
  PhoneMissed,
  PhoneOff,
  Plus,
  ShieldAlert,
  Sparkle,
  type LucideIcon,
} from 'lucide-react'
import { useIntl } from 'react-intl'
import { useConfigLabel } from '../../shared/use-config-label.ts'
import { leadMessageIds } from './lead-labels.ts'
import * as styles from './LeadRow.css.ts'
import type { Lead } from './lead-row.ts'

const icons: Record<LeadDisplayState, LucideIcon> = {
  new: Sparkle,
  pending: Clock,
  negotiating: MessagesSquare,
  offered: FileText,
  isPrepaid: Headset,
  deal: Handshake,
  reject: CircleX,
  not_reached: PhoneMissed,
  busy: Ban,
  unreachable: PhoneOff,
  spam_reported: ShieldAlert,
}

/** The status of a couple as label, shape and tint (LEAD-13, LEAD-20). */
export function LeadStateTag({ lead }: { lead: Pick<Lead, 'displayState' | 'status' | 'processState' | 'isWedding'> }) {
  const intl = useIntl()
  const { label, processState } = leadLabel(lead)
  const text = intl.formatMessage({ id: leadMessageIds[label] })
  const tag = (
    <StatusTag tone={leadTone(lead)} icon={icons[lead.displayState]}>
      {processState === null ? text : <ProcessState itemId={processState} otherwise={text} />}
    </StatusTag>
  )
  return processState === null ? tag : <span className={styles.processState}>{tag}</span>
}

/** A separate component, so that only the few couples with a process state wait for its label. */
function ProcessState({ itemId, otherwise }: { itemId: string; otherwise: string }) {
  return useConfigLabel('lead_process_state')(itemId) ?? otherwise
}

const tagLooks = {
  providerItem: { icon: Package, messageId: 'leads.tag.providerItem' },
  plusLead: { icon: Plus, messageId: 'leads.tag.plusLead' },
} as const satisfies Record<LeadTag, { icon: LucideIcon; messageId: string }>

/** Further marks of a couple: a product request, a plus lead (LEAD-18, LEAD-19). */
export function LeadMarks({
  lead,
  isLabelHidden = false,
}: {
  lead: Pick<Lead, 'itemCount' | 'firstLeadType' | 'isPrepaid'>
  isLabelHidden?: boolean
}) {
  const intl = useIntl()
  return leadTags(lead).map((tag) => (
    <StatusTag key={tag} tone="neutral" icon={tagLooks[tag].icon} isLabelHidden={isLabelHidden}>
      {intl.formatMessage({ id: tagLooks[tag].messageId })}
    </StatusTag>
  ))
}
