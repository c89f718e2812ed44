import { sampleItemProblems } from '@vendor-panel/domain'
import { createSampleItemBounds as bounds } from '@vendor-panel/domain/bounds'
import { TextArea, TextField } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { RecordFormDialog } from '../../shared/form/RecordFormDialog.tsx'
import { useRecordForm, type Loaded, type Submission } from '../../shared/form/use-record-form.ts'
import type { SampleItemFields } from './sample-item-form.ts'

type SampleItemFormProps = {
  title: string
  onClose: () => void
  initial: SampleItemFields
  etag?: string | null
  reload?: () => Promise<Loaded<SampleItemFields>>
  send: (fields: SampleItemFields, submission: Submission<SampleItemFields>) => Promise<unknown>
}

/** The fields of a sample item, in a dialog. */
export function SampleItemForm({ title, onClose, send, ...record }: SampleItemFormProps) {
  const intl = useIntl()
  const form = useRecordForm<SampleItemFields>({
    ...record,
    check: sampleItemProblems,
    send: (fields, submission) => send(fields, submission).then(onClose),
  })
  const [name, note] = [intl.formatMessage({ id: 'sample-items.name' }), intl.formatMessage({ id: 'sample-items.note' })]
  return (
    <RecordFormDialog
      form={form}
      title={title}
      onClose={onClose}
      strings={{ cancel: intl.formatMessage({ id: 'sample-items.cancel' }), save: intl.formatMessage({ id: 'sample-items.save' }) }}
      describe={(fields) => [
        { label: name, text: fields.name },
        { label: note, text: fields.note },
      ]}
    >
      <TextField label={name} maxLength={bounds.name.maxLength} {...form.field('name')} />
      <TextArea label={note} maxLength={bounds.note.maxLength} {...form.field('note')} />
    </RecordFormDialog>
  )
}
