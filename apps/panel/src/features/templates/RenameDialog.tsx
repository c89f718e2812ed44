import { isBlank, fieldProblem, lengthProblem, present } from '@vendor-panel/domain'
import { updateAttachmentBounds } from '@vendor-panel/domain/bounds'
import { Button, Dialog, TextField } from '@vendor-panel/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import type { Attachment } from './attachment.ts'

/** Renames a file. The extension stays, whatever is typed. */
export function RenameDialog({ attachment, onClose }: { attachment: Attachment; onClose: () => void }) {
  const intl = useIntl()
  const formId = useId()
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
    <Dialog
      title={intl.formatMessage({ id: 'templates.files.renameTitle' })}
      strings={{ close: intl.formatMessage({ id: 'templates.cancel' }) }}
      size="sm"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage({ id: 'templates.cancel' })}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isPending}>
            {intl.formatMessage({ id: 'templates.save' })}
          </Button>
        </>
      }
    >
      <RecordForm form={form} id={formId}>
        <TextField
          label={intl.formatMessage({ id: 'templates.files.name' })}
          description={intl.formatMessage({ id: 'templates.files.nameHelp' })}
          {...form.field('name')}
        />
      </RecordForm>
    </Dialog>
  )
}
