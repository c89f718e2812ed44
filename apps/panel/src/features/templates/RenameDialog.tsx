import { isBlank, fieldProblem, lengthProblem, present } from '@vendor-panel/domain'
import { updateAttachmentBounds } from '@vendor-panel/domain/bounds'
import { TextField } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { RecordFormDialog } from '../../shared/form/RecordFormDialog.tsx'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import type { Attachment } from './attachment.ts'

/** Renames a file. The extension stays, whatever is typed. */
export function RenameDialog({ attachment, onClose }: { attachment: Attachment; onClose: () => void }) {
  const intl = useIntl()
  const { customer } = useUser()
  const { write } = useWrite('updateAttachment', {
    refetch: ['listAttachments', 'listMailTemplates'],
    done: ({ data }) => intl.formatMessage({ id: 'templates.files.renamed' }, { name: data.name }),
    hasForm: true,
  })
  const form = useRecordForm<{ name: string }>({
    initial: { name: attachment.name },
    check: ({ name }) =>
      present([isBlank(name) ? fieldProblem('name', 'required') : lengthProblem('name', name, updateAttachmentBounds.name)]),
    send: ({ name }) => write({ path: { customerId: customer.id, attachmentId: attachment.id }, body: { name } }).then(onClose),
  })
  return (
    <RecordFormDialog
      form={form}
      title={intl.formatMessage({ id: 'templates.files.renameTitle' })}
      size="sm"
      onClose={onClose}
      strings={{ cancel: intl.formatMessage({ id: 'templates.cancel' }), save: intl.formatMessage({ id: 'templates.save' }) }}
    >
      <TextField
        label={intl.formatMessage({ id: 'templates.files.name' })}
        description={intl.formatMessage({ id: 'templates.files.nameHelp' })}
        {...form.field('name')}
      />
    </RecordFormDialog>
  )
}
