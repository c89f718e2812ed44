import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@vendor-panel/ui'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '@vendor-panel/sdk'
import { refusalText } from '../../shared/refusal-text.ts'
import { showToast } from '../../shared/toasts.ts'
import { UpgradeDialog } from '../../shared/upgrade-dialog.ts'
import { useWrite } from '../../shared/use-write.ts'
import { refreshLead } from './lead-cache.ts'
import { interactionReads } from './interaction-reads.ts'
import type { Lead } from './lead-row.ts'
import { whatsAppAddress } from './whatsapp.ts'

/** Opens the chat with a couple in WhatsApp and records it; a package without WhatsApp leads shows the popup instead (LEAD-54). */
export function WhatsAppButton({ lead }: { lead: Lead }) {
  const intl = useIntl()
  const client = useQueryClient()
  const [isClosed, setClosed] = useState(false)
  const { write, isPending } = useWrite('createLeadInteraction', {
    refetch: interactionReads,
    done: () => intl.formatMessage({ id: 'leads.whatsapp.recorded' }),
    hasForm: true,
  })
  const open = async () => {
    // Opened in the press itself: browsers block windows that are opened after an answer.
    const chat = window.open('', '_blank')
    try {
      await write({ path: { leadId: lead.id }, body: { type: 'whatsapp' }, idempotencyKey: crypto.randomUUID() })
    } catch (error) {
      chat?.close()
      if (!isApiError(error)) throw error
      if (error.status === 402) setClosed(true)
      else showToast({ tone: 'critical', text: refusalText(error, (id) => intl.formatMessage({ id })) })
      return
    }
    if (chat) {
      chat.opener = null
      chat.location.assign(whatsAppAddress(lead.phone ?? ''))
    }
    await refreshLead(client, lead.id).catch(() => {})
  }
  return (
    <>
      <Button icon={MessageCircle} isPending={isPending} onPress={() => void open()}>
        {intl.formatMessage({ id: 'leads.whatsapp.reply' })}
      </Button>
      {isClosed && <UpgradeDialog lacking="whatsapp-lead" onClose={() => setClosed(false)} />}
    </>
  )
}
