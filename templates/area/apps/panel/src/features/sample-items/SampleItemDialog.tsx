import { useQuery } from '@tanstack/react-query'
import { sampleItemBody } from '@vendor-panel/domain'
import { versioned } from '@vendor-panel/sdk/query'
import { Dialog } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useWrite } from '../../shared/use-write.ts'
import { fieldsOf, newSampleItem } from './sample-item-form.ts'
import { SampleItemForm } from './SampleItemForm.tsx'

/** Adds a sample item. */
export function AddSampleItemDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const { write } = useWrite('createSampleItem', {
    refetch: ['listSampleItems'],
    done: () => intl.formatMessage({ id: 'sampleItems.saved' }),
    hasForm: true,
  })
  return (
    <SampleItemForm
      title={intl.formatMessage({ id: 'sampleItems.add' })}
      initial={newSampleItem}
      onClose={onClose}
      send={(fields, { idempotencyKey }) => write({ body: sampleItemBody(fields), idempotencyKey })}
    />
  )
}

/** Changes a sample item; a conflicting change of another user is shown next to the own one (`If-Match`). */
export function EditSampleItemDialog({ sampleItemId, onClose }: { sampleItemId: number; onClose: () => void }) {
  const intl = useIntl()
  const api = useApi()
  const path = { sampleItemId }
  // The version must be the one on the screen: nothing is taken from the cache.
  const { data, isError, refetch } = useQuery({ ...versioned(api, 'getSampleItem', { path }), staleTime: Infinity, gcTime: 0 })
  const { write } = useWrite('replaceSampleItem', {
    refetch: ['listSampleItems'],
    done: () => intl.formatMessage({ id: 'sampleItems.saved' }),
    hasForm: true,
  })
  const title = intl.formatMessage({ id: 'sampleItems.edit' })
  if (!data)
    return (
      <Dialog title={title} strings={{ close: intl.formatMessage({ id: 'sampleItems.cancel' }) }} onClose={onClose}>
        {isError ? <LoadFailed onRetry={() => void refetch()} /> : <RowsSkeleton />}
      </Dialog>
    )
  return (
    <SampleItemForm
      title={title}
      initial={fieldsOf(data.answer.data)}
      onClose={onClose}
      etag={data.etag}
      reload={async () => {
        let etag: string | null = null
        const answer = await api.getSampleItem({ path, onHeaders: (headers) => void (etag = headers.get('etag')) })
        return { values: fieldsOf(answer.data), etag }
      }}
      send={(fields, { ifMatch }) => write({ path, body: sampleItemBody(fields), ...(ifMatch !== undefined && { ifMatch }) })}
    />
  )
}
