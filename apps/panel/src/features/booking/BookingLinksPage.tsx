import { Button, EmptyState, Heading, Page, RowList, Select, Stack } from '@vendor-panel/ui'
import { CalendarPlus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ListStates } from '../../shared/list/ListStates.tsx'
import { ShowMore } from '../../shared/list/ShowMore.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useWritableProviders } from '../../shared/provider-access.ts'
import { useUrlFilters } from '../../shared/list/use-url-filters.ts'
import { useUser } from '../../shared/user.ts'
import { AddBookingLinkDialog, EditBookingLinkDialog } from './booking-link-dialogs.ts'
import { bookingLinkFilters } from './booking-links-url.ts'
import { BookingLinkRow } from './BookingLinkRow.tsx'
import { BookingRow } from './BookingRow.tsx'
import * as styles from './booking.css.ts'

/** The viewings that couples have booked, and the links by which they book (CAL-04). */
export function BookingLinksPage() {
  const intl = useIntl()
  const { providers, customer } = useUser()
  const [filters, setFilters] = useUrlFilters(bookingLinkFilters)
  const path = { customerId: customer.id }
  const links = usePages('listBookingLinks', { path, query: filters })
  const bookings = usePages('listBookings', { path, query: filters })
  const { writable, failure } = useWritableProviders('calendarEvents')
  const [dialog, setDialog] = useState<'add' | { bookingLinkId: number } | null>(null)
  const close = () => setDialog(null)
  const nameOf = (providerId: number) => (providers.length > 1 ? providers.find(({ id }) => id === providerId)?.name : undefined)
  const canWrite = (providerId: number) => writable.some(({ id }) => id === providerId)
  const add = writable.length > 0 && (
    <Button variant="primary" icon={Plus} onPress={() => setDialog('add')}>
      {intl.formatMessage({ id: 'booking.add' })}
    </Button>
  )
  return (
    <Page title={intl.formatMessage({ id: 'booking.title' })} actions={add}>
      <Stack gap="xl">
        {failure && <LoadFailed onRetry={failure.onRetry} />}
        {providers.length > 1 && (
          <div className={styles.filter}>
            <Select
              label={intl.formatMessage({ id: 'booking.provider' })}
              options={[
                { value: '', label: intl.formatMessage({ id: 'booking.allProviders' }) },
                ...providers.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              value={String(filters.providerId ?? '')}
              onChange={(value) => setFilters(value === '' ? {} : { providerId: Number(value) })}
            />
          </div>
        )}
        <Stack gap="sm" as="section">
          <Heading level={2}>{intl.formatMessage({ id: 'booking.upcoming' })}</Heading>
          <ListStates list={bookings} empty={intl.formatMessage({ id: 'booking.noneBooked' })}>
            <RowList label={intl.formatMessage({ id: 'booking.upcoming' })} items={bookings.rows}>
              {(booking) => (
                <BookingRow booking={booking} providerName={nameOf(booking.providerId)} canWrite={canWrite(booking.providerId)} />
              )}
            </RowList>
          </ListStates>
          <ShowMore list={bookings} />
        </Stack>
        <Stack gap="sm" as="section">
          <Heading level={2}>{intl.formatMessage({ id: 'booking.links' })}</Heading>
          <ListStates
            list={links}
            empty={
              <EmptyState level={3} icon={CalendarPlus} title={intl.formatMessage({ id: 'booking.empty.title' })} actions={add}>
                {intl.formatMessage({ id: 'booking.empty.body' })}
              </EmptyState>
            }
          >
            <RowList label={intl.formatMessage({ id: 'booking.links' })} items={links.rows}>
              {(link) => (
                <BookingLinkRow
                  link={link}
                  providerName={nameOf(link.providerId)}
                  canWrite={canWrite(link.providerId)}
                  onEdit={() => setDialog({ bookingLinkId: link.id })}
                />
              )}
            </RowList>
          </ListStates>
          <ShowMore list={links} />
        </Stack>
      </Stack>
      {dialog === 'add' && <AddBookingLinkDialog providers={writable} providerId={filters.providerId} onClose={close} />}
      {typeof dialog === 'object' && dialog && <EditBookingLinkDialog bookingLinkId={dialog.bookingLinkId} onClose={close} />}
    </Page>
  )
}
