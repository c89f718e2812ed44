import { useQuery } from '@tanstack/react-query'
import { versioned } from '@vendor-panel/sdk/query'
import { Dialog } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
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
  const api = useApi()
  const { customer } = useUser()
  const path = { customerId: customer.id, bookingLinkId }
  // The version must be the one on the screen, so nothing is taken from the cache.
  const { data, isError, refetch } = useQuery({ ...versioned(api, 'getBookingLink', { path }), staleTime: Infinity, gcTime: 0 })
  const { write } = useWrite('updateBookingLink', {
    refetch: ['listBookingLinks'],
    done: () => intl.formatMessage({ id: 'booking.saved' }),
    hasForm: true,
  })
  const title = intl.formatMessage({ id: 'booking.editTitle' })
  if (!data)
    return (
      <Dialog title={title} strings={{ close: intl.formatMessage({ id: 'booking.close' }) }} onClose={onClose}>
        {isError ? <LoadFailed onRetry={() => void refetch()} /> : <RowsSkeleton />}
      </Dialog>
    )
  return (
    <BookingLinkForm
      title={title}
      initial={fieldsOf(data.answer.data)}
      onClose={onClose}
      etag={data.etag}
      reload={async () => {
        let etag: string | null = null
        const answer = await api.getBookingLink({ path, onHeaders: (headers) => void (etag = headers.get('etag')) })
        return { values: fieldsOf(answer.data), etag }
      }}
      send={(fields, { ifMatch }) => write({ path, body: bodyOf(fields), ...(ifMatch !== undefined && { ifMatch }) })}
    />
  )
}
