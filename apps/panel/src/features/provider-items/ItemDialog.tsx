import { offerPublishWorkingDays } from '@vendor-panel/domain'
import { useIntl } from 'react-intl'
import { RecordLoadingDialog } from '../../shared/form/RecordLoading.tsx'
import { useVersioned } from '../../shared/form/use-versioned.ts'
import type { Provider } from '../../shared/provider/ProviderPage.tsx'
import { useWrite } from '../../shared/use-write.ts'
import { bodyOf, fieldsOf, newItem, type ProviderItem } from './item-form.ts'
import { ItemForm } from './ItemForm.tsx'

/** Adds an offer or a product; the toast states when couples see it (ITEM-02). */
export function AddItemDialog({ provider, onClose }: { provider: Provider; onClose: () => void }) {
  const intl = useIntl()
  const { write } = useWrite('createProviderItem', {
    refetch: ['listProviderItems'],
    done: ({ data }) => intl.formatMessage({ id: 'provider-items.added' }, { name: data.name, days: offerPublishWorkingDays }),
    hasForm: true,
  })
  return (
    <ItemForm
      title={intl.formatMessage({ id: 'provider-items.add' })}
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

type EditProps = { provider: Provider; item: Pick<ProviderItem, 'id' | 'type'>; onClose: () => void }

/** Changes an item, which then waits for approval again; another user's change in the meantime is shown next to the own one (ITEM-01). */
export function EditItemDialog({ provider, item: { id, type }, onClose }: EditProps) {
  const intl = useIntl()
  const path = { providerItemId: id }
  const read = useVersioned('getProviderItem', { path }, fieldsOf)
  const { write } = useWrite('updateProviderItem', {
    refetch: ['listProviderItems'],
    done: ({ data }) => intl.formatMessage({ id: 'provider-items.saved' }, { name: data.name, days: offerPublishWorkingDays }),
    hasForm: true,
  })
  const title = intl.formatMessage({ id: 'provider-items.editTitle' }, { type })
  if (!read.versions)
    return <RecordLoadingDialog title={title} close={intl.formatMessage({ id: 'provider-items.cancel' })} onClose={onClose} read={read} />
  return (
    <ItemForm
      title={title}
      provider={provider}
      onClose={onClose}
      {...read.versions}
      send={(_fields, { changed, ifMatch }) => {
        const body = bodyOf(changed)
        // Saving without a change would send the item to the editors again.
        return Object.keys(body).length === 0 ? Promise.resolve() : write({ path, body, ...(ifMatch !== undefined && { ifMatch }) })
      }}
    />
  )
}
