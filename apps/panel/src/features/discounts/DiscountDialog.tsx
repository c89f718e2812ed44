import { useQuery } from '@tanstack/react-query'
import { versioned } from '@vendor-panel/sdk/query'
import { Dialog } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import type { SessionUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import { bodyOf, fieldsOf, newDiscount } from './discount-form.ts'
import { DiscountForm } from './DiscountForm.tsx'

type AddProps = {
  /** The providers to choose from. */
  providers: SessionUser['providers']
  /** The provider that is selected initially. */
  providerId: number | undefined
  onClose: () => void
}

/** Adds a discount (DISC-01). */
export function AddDiscountDialog({ providers, providerId, onClose }: AddProps) {
  const intl = useIntl()
  const { write } = useWrite('createDiscount', {
    refetch: ['listDiscounts'],
    done: () => intl.formatMessage({ id: 'discounts.added' }),
    hasForm: true,
  })
  const first = providers.find(({ id }) => id === providerId) ?? providers[0]
  return (
    <DiscountForm
      title={intl.formatMessage({ id: 'discounts.add' })}
      initial={newDiscount(first?.id)}
      providers={providers}
      onClose={onClose}
      send={(fields, { idempotencyKey, fetch }) =>
        write({ body: { ...bodyOf(fields), providerId: Number(fields.providerId) }, idempotencyKey, fetch })
      }
    />
  )
}

/** Changes a discount; another user's change in the meantime is shown next to the own one (DISC-01, `If-Match`). */
export function EditDiscountDialog({ discountId, onClose }: { discountId: number; onClose: () => void }) {
  const intl = useIntl()
  const api = useApi()
  const path = { discountId }
  // The version must be the one on the screen, so nothing is taken from the cache.
  const { data, isError, refetch } = useQuery({ ...versioned(api, 'getDiscount', { path }), staleTime: Infinity, gcTime: 0 })
  const { write } = useWrite('replaceDiscount', {
    refetch: ['listDiscounts'],
    done: () => intl.formatMessage({ id: 'discounts.saved' }),
    hasForm: true,
  })
  const title = intl.formatMessage({ id: 'discounts.editTitle' })
  if (!data)
    return (
      <Dialog title={title} strings={{ close: intl.formatMessage({ id: 'discounts.cancel' }) }} onClose={onClose}>
        {isError ? <LoadFailed onRetry={() => void refetch()} /> : <RowsSkeleton />}
      </Dialog>
    )
  const discount = data.answer.data
  return (
    <DiscountForm
      title={title}
      initial={fieldsOf(discount)}
      documentsBefore={discount.documents.length}
      onClose={onClose}
      etag={data.etag}
      reload={async () => {
        let etag: string | null = null
        const answer = await api.getDiscount({ path, onHeaders: (headers) => void (etag = headers.get('etag')) })
        return { values: fieldsOf(answer.data), etag }
      }}
      send={(fields, { ifMatch, fetch }) => write({ path, body: bodyOf(fields), ...(ifMatch !== undefined && { ifMatch }), fetch })}
    />
  )
}
