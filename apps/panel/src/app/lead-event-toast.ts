import type { LeadEvent } from '@vendor-panel/sdk/realtime'
import type { IntlShape } from 'react-intl'
import { paths } from '../shared/paths.ts'
import type { Toast } from '../shared/toasts.ts'

/** The text and the link of a new couple or message (LEAD-42), or of a missed call (COMM-04). */
export function leadEventToast({ kind, leadId, coupleName, providerName }: LeadEvent, intl: IntlShape): Omit<Toast, 'id'> {
  const values = { couple: coupleName, provider: providerName }
  const id = kind === 'lead' ? 'app.toast.newLead' : kind === 'message' ? 'app.toast.newMessage' : 'app.toast.missedCall'
  const text = intl.formatMessage({ id }, values)
  const href = paths.lead({ leadId }, kind === 'lead' ? {} : { activeTab: kind === 'message' ? 'messages' : 'call-data' })
  return { tone: 'neutral', text, link: { text: intl.formatMessage({ id: 'app.toast.open' }), href } }
}
