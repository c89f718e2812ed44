import { useQueryClient } from '@tanstack/react-query'
import { ConfirmDialog } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useWrite } from '../../shared/use-write.ts'
import { putLead } from './lead-cache.ts'
import type { Lead } from './lead-row.ts'

/** Erases the personal data of a couple after confirmation: it cannot be undone (LEAD-27). */
export function EraseLeadDialog({ lead, isOpen, onClose }: { lead: Lead; isOpen: boolean; onClose: () => void }) {
  const intl = useIntl()
  const client = useQueryClient()
  const { name } = lead.couple
  const { write, isPending } = useWrite('eraseLead', {
    refetch: ['listLeads', 'listLeadMessages', 'listLeadNotes', 'listLeadHistory', 'listPrompts', 'getPromptMeta'],
    done: () => intl.formatMessage({ id: 'leads.erase.done' }, { name }),
  })
  const erase = () =>
    void write({ path: { leadId: lead.id } }).then(
      ({ data }) => {
        putLead(client, data)
        onClose()
      },
      // A toast shows the refusal; the dialog stays open for a retry.
      () => {},
    )
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'leads.erase.title' }, { name })}
      tone="critical"
      strings={{ confirm: intl.formatMessage({ id: 'leads.erase.confirm' }), cancel: intl.formatMessage({ id: 'leads.action.cancel' }) }}
      isOpen={isOpen}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={erase}
    >
      {intl.formatMessage({ id: 'leads.erase.body' })}
    </ConfirmDialog>
  )
}
