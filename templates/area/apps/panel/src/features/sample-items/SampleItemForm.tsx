import { sampleItemProblems } from '@vendor-panel/domain'
import { createSampleItemBounds as bounds } from '@vendor-panel/domain/bounds'
import { Button, Dialog, TextArea, TextField } from '@vendor-panel/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
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
  const formId = useId()
  const form = useRecordForm<SampleItemFields>({
    ...record,
    check: sampleItemProblems,
    send: (fields, submission) => send(fields, submission).then(onClose),
  })
  const [name, note] = [intl.formatMessage({ id: 'sampleItems.name' }), intl.formatMessage({ id: 'sampleItems.note' })]
  return (
    <Dialog
      title={title}
      strings={{ close: intl.formatMessage({ id: 'sampleItems.cancel' }) }}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage({ id: 'sampleItems.cancel' })}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isPending}>
            {intl.formatMessage({ id: 'sampleItems.save' })}
          </Button>
        </>
      }
    >
      <RecordForm
        form={form}
        id={formId}
        describe={(fields) => [
          { label: name, text: fields.name },
          { label: note, text: fields.note },
        ]}
      >
        <TextField label={name} maxLength={bounds.name.maxLength} {...form.field('name')} />
        <TextArea label={note} maxLength={bounds.note.maxLength} {...form.field('note')} />
      </RecordForm>
    </Dialog>
  )
}
