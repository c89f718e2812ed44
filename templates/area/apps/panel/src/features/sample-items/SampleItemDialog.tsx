import { sampleItemBody } from '@vendor-panel/domain'
import { useIntl } from 'react-intl'
import { RecordLoadingDialog } from '../../shared/form/RecordLoading.tsx'
import { useVersioned } from '../../shared/form/use-versioned.ts'
import { useWrite } from '../../shared/use-write.ts'
import { fieldsOf, newSampleItem } from './sample-item-form.ts'
import { SampleItemForm } from './SampleItemForm.tsx'

/** Adds a sample item. */
export function AddSampleItemDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const { write } = useWrite('createSampleItem', {
    refetch: ['listSampleItems'],
    done: () => intl.formatMessage({ id: 'sample-items.saved' }),
    hasForm: true,
  })
  return (
    <SampleItemForm
      title={intl.formatMessage({ id: 'sample-items.add' })}
      initial={newSampleItem}
      onClose={onClose}
      send={(fields, { idempotencyKey }) => write({ body: sampleItemBody(fields), idempotencyKey })}
    />
  )
}

/** Changes a sample item; a conflicting change of another user is shown next to the own one (`If-Match`). */
export function EditSampleItemDialog({ sampleItemId, onClose }: { sampleItemId: number; onClose: () => void }) {
  const intl = useIntl()
  const path = { sampleItemId }
  const read = useVersioned('getSampleItem', { path }, fieldsOf)
  const { write } = useWrite('replaceSampleItem', {
    refetch: ['listSampleItems'],
    done: () => intl.formatMessage({ id: 'sample-items.saved' }),
    hasForm: true,
  })
  const title = intl.formatMessage({ id: 'sample-items.edit' })
  if (!read.versions)
    return <RecordLoadingDialog title={title} close={intl.formatMessage({ id: 'sample-items.cancel' })} onClose={onClose} read={read} />
  return (
    <SampleItemForm
      title={title}
      onClose={onClose}
      {...read.versions}
      send={(fields, { ifMatch }) => write({ path, body: sampleItemBody(fields), ...(ifMatch !== undefined && { ifMatch }) })}
    />
  )
}
