import type { components } from '@vendor-panel/contract'
import { Button, ConfirmDialog, Link, Stack, Text } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '../../shared/paths.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import * as styles from './booking.css.ts'

type BookingRowProps = { booking: components['schemas']['Booking']; providerName: string | undefined; canWrite: boolean }

/** One viewing that is to come: when, with which couple, and how to cancel it. */
export function BookingRow({ booking, providerName, canWrite }: BookingRowProps) {
  const intl = useIntl()
  const format = useFormat()
  const { customer } = useUser()
  const [isAsking, setAsking] = useState(false)
  const { lead, title, startAt } = booking
  const cancellation = useWrite('createBookingCancellation', {
    refetch: ['listBookings', 'listCalendarEvents'],
    done: () => intl.formatMessage({ id: 'booking.cancelled' }, { couple: lead.name }),
  })
  const cancel = async () => {
    setAsking(false)
    await cancellation.write({ path: { customerId: customer.id, bookingId: booking.id } }).catch(() => {})
  }
  return (
    <article className={styles.booking}>
      <Stack gap="xxs">
        <Text isNumeric>{format.full(startAt)}</Text>
        <Text>
          <Link variant="standalone" href={paths.lead({ leadId: lead.id })}>
            <bdi>{lead.name}</bdi>
          </Link>
        </Text>
        <Text size="sm" tone="muted">
          <bdi>{title}</bdi>
          {providerName && (
            <>
              {' · '}
              <bdi>{providerName}</bdi>
            </>
          )}
        </Text>
      </Stack>
      {canWrite && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={intl.formatMessage({ id: 'booking.cancelOf' }, { couple: lead.name })}
          isPending={cancellation.isPending}
          onPress={() => setAsking(true)}
        >
          {intl.formatMessage({ id: 'booking.cancel' })}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'booking.cancelAsk' }, { couple: lead.name })}
          tone="critical"
          strings={{
            confirm: intl.formatMessage({ id: 'booking.cancelConfirm' }),
            cancel: intl.formatMessage({ id: 'booking.cancelKeep' }),
          }}
          onConfirm={() => void cancel()}
          onCancel={() => setAsking(false)}
        >
          {intl.formatMessage({ id: 'booking.cancelBody' })}
        </ConfirmDialog>
      )}
    </article>
  )
}
