import { useIntl } from 'react-intl'
import { RecordLoadingDialog } from '../../shared/form/RecordLoading.tsx'
import { useVersioned } from '../../shared/form/use-versioned.ts'
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
  const path = { discountId }
  const read = useVersioned('getDiscount', { path }, fieldsOf)
  const { write } = useWrite('replaceDiscount', {
    refetch: ['listDiscounts'],
    done: () => intl.formatMessage({ id: 'discounts.saved' }),
    hasForm: true,
  })
  const title = intl.formatMessage({ id: 'discounts.editTitle' })
  if (!read.versions)
    return <RecordLoadingDialog title={title} close={intl.formatMessage({ id: 'discounts.cancel' })} onClose={onClose} read={read} />
  return (
    <DiscountForm
      title={title}
      documentsBefore={read.record.documents.length}
      onClose={onClose}
      {...read.versions}
      send={(fields, { ifMatch, fetch }) => write({ path, body: bodyOf(fields), ...(ifMatch !== undefined && { ifMatch }), fetch })}
    />
  )
}
