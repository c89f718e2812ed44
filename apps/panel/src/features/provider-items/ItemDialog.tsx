import { useQuery } from '@tanstack/react-query'
import { offerPublishWorkingDays } from '@vendor-panel/domain'
import { versioned } from '@vendor-panel/sdk/query'
import { Dialog } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import type { Provider } from '../../shared/provider/ProviderPage.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useWrite } from '../../shared/use-write.ts'
import { bodyOf, fieldsOf, newItem } from './item-form.ts'
import { ItemForm } from './ItemForm.tsx'

/** Adds an offer or a product; the toast says when couples see it (ITEM-02). */
export function AddItemDialog({ provider, onClose }: { provider: Provider; onClose: () => void }) {
  const intl = useIntl()
  const { write } = useWrite('createProviderItem', {
    refetch: ['listProviderItems'],
    done: ({ data }) => intl.formatMessage({ id: 'items.added' }, { name: data.name, days: offerPublishWorkingDays }),
    hasForm: true,
  })
  return (
    <ItemForm
      title={intl.formatMessage({ id: 'items.add' })}
      provider={provider}
      initial={newItem}
      isNew
      onClose={onClose}
      send={({ type, ...fields }, { idempotencyKey }) =>
        write({ body: { ...bodyOf(fields), name: fields.name, type, providerId: provider.id }, idempotencyKey })
      }
    />
  )
}

type EditProps = { provider: Provider; itemId: number; onClose: () => void }

/** Changes an item, which then waits for approval again; another user's change in the meantime is shown next to the own one (ITEM-01). */
export function EditItemDialog({ provider, itemId, onClose }: EditProps) {
  const intl = useIntl()
  const api = useApi()
  const path = { providerItemId: itemId }
  // The version must be the one on the screen, so nothing is taken from the cache.
  const { data, isError, refetch } = useQuery({ ...versioned(api, 'getProviderItem', { path }), staleTime: Infinity, gcTime: 0 })
  const { write } = useWrite('updateProviderItem', {
    refetch: ['listProviderItems'],
    done: ({ data: item }) => intl.formatMessage({ id: 'items.saved' }, { name: item.name, days: offerPublishWorkingDays }),
    hasForm: true,
  })
  const title = intl.formatMessage({ id: 'items.editTitle' })
  if (!data)
    return (
      <Dialog title={title} strings={{ close: intl.formatMessage({ id: 'items.cancel' }) }} onClose={onClose}>
        {isError ? <LoadFailed onRetry={() => void refetch()} /> : <RowsSkeleton />}
      </Dialog>
    )
  return (
    <ItemForm
      title={title}
      provider={provider}
      initial={fieldsOf(data.answer.data)}
      onClose={onClose}
      etag={data.etag}
      reload={async () => {
        let etag: string | null = null
        const answer = await api.getProviderItem({ path, onHeaders: (headers) => void (etag = headers.get('etag')) })
        return { values: fieldsOf(answer.data), etag }
      }}
      send={(_fields, { changed, ifMatch }) => {
        const body = bodyOf(changed)
        // Saving without a change would send the item to the editors again.
        return Object.keys(body).length === 0 ? Promise.resolve() : write({ path, body, ...(ifMatch !== undefined && { ifMatch }) })
      }}
    />
  )
}
