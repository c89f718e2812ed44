import { useIntl } from 'react-intl'
import { RecordLoadingDialog } from '../../shared/form/RecordLoading.tsx'
import { useVersioned } from '../../shared/form/use-versioned.ts'
import { useUser, type SessionUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import { bodyOf, fieldsOf, newBookingLink } from './booking-link-form.ts'
import { BookingLinkForm } from './BookingLinkForm.tsx'

type AddProps = {
  /** The providers to choose from. */
  providers: SessionUser['providers']
  /** The provider that is selected initially. */
  providerId: number | undefined
  onClose: () => void
}

/** Adds a booking link. */
export function AddBookingLinkDialog({ providers, providerId, onClose }: AddProps) {
  const intl = useIntl()
  const { customer } = useUser()
  const { write } = useWrite('createBookingLink', {
    refetch: ['listBookingLinks'],
    done: () => intl.formatMessage({ id: 'booking.added' }),
    hasForm: true,
  })
  const first = providers.find(({ id }) => id === providerId) ?? providers[0]
  return (
    <BookingLinkForm
      title={intl.formatMessage({ id: 'booking.add' })}
      initial={newBookingLink(first?.id)}
      providers={providers}
      onClose={onClose}
      send={(fields, { idempotencyKey }) =>
        write({ path: { customerId: customer.id }, body: { ...bodyOf(fields), providerId: Number(fields.providerId) }, idempotencyKey })
      }
    />
  )
}

/** Changes a booking link; another user's change in the meantime is shown next to the own one (`If-Match`). */
export function EditBookingLinkDialog({ bookingLinkId, onClose }: { bookingLinkId: number; onClose: () => void }) {
  const intl = useIntl()
  const { customer } = useUser()
  const path = { customerId: customer.id, bookingLinkId }
  const read = useVersioned('getBookingLink', { path }, fieldsOf)
  const { write } = useWrite('updateBookingLink', {
    refetch: ['listBookingLinks'],
    done: () => intl.formatMessage({ id: 'booking.saved' }),
    hasForm: true,
  })
  const title = intl.formatMessage({ id: 'booking.editTitle' })
  if (!read.versions)
    return <RecordLoadingDialog title={title} close={intl.formatMessage({ id: 'booking.close' })} onClose={onClose} read={read} />
  return (
    <BookingLinkForm
      title={title}
      onClose={onClose}
      {...read.versions}
      send={async (_fields, { changedBody, ifMatch }) => {
        const body = changedBody(bodyOf)
        if (body) await write({ path, body, ...(ifMatch !== undefined && { ifMatch }) })
      }}
    />
  )
}
