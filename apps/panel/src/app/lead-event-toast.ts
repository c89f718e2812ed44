import type { LeadEvent } from '@vendor-panel/sdk/realtime'
import type { IntlShape } from 'react-intl'
import { paths } from '../shared/paths.ts'
import type { Toast } from '../shared/toasts.ts'

/** The text and the link of a new couple or message (LEAD-42). */
export function leadEventToast({ kind, leadId, coupleName, providerName }: LeadEvent, intl: IntlShape): Omit<Toast, 'id'> {
  const text =
    kind === 'lead'
      ? intl.formatMessage({ id: 'app.toast.newLead' }, { couple: coupleName })
      : intl.formatMessage({ id: 'app.toast.newMessage' }, { couple: coupleName, provider: providerName })
  const href = paths.lead({ leadId }, kind === 'message' ? { activeTab: 'messages' } : {})
  return { tone: 'neutral', text, link: { text: intl.formatMessage({ id: 'app.toast.open' }), href } }
}
