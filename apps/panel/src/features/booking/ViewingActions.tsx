import { operationUrl, type Answer } from '@vendor-panel/sdk'
import { Button, ButtonLink, Inline } from '@vendor-panel/ui'
import { CalendarPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { apiBase } from '../../shared/api-base.ts'
import { CancelViewing, MoveViewing } from './viewing-forms.ts'

type Booking = Answer<'getBooking'>['data']
type ActionsProps = { token: string; booking: Booking; onChange: (booking: Booking) => void }

/** Adds a viewing to the couple's calendar, moves it, or cancels it after a question. */
export function ViewingActions({ token, booking, onChange }: ActionsProps) {
  const intl = useIntl()
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null)
  const close = () => setOpen(null)
  // The question before a cancellation is small, and needs little besides: it is loaded when it is asked.
  useEffect(() => void MoveViewing.preload(), [])
  const calendarFile = operationUrl(apiBase, 'downloadBookingCalendar', { path: { bookingToken: token } })
  if (open === 'move')
    return (
      <MoveViewing
        token={token}
        booking={booking}
        onClose={close}
        onMoved={(moved) => {
          close()
          onChange(moved)
        }}
      />
    )
  if (open === 'cancel') return <CancelViewing token={token} onClose={close} onCancelled={onChange} />
  return (
    <Inline gap="sm">
      <ButtonLink variant="primary" icon={CalendarPlus} href={calendarFile} download>
        {intl.formatMessage({ id: 'booking.viewing.calendar' })}
      </ButtonLink>
      {booking.canMove && <Button onPress={() => setOpen('move')}>{intl.formatMessage({ id: 'booking.viewing.move' })}</Button>}
      <Button variant="quiet" tone="critical" onPress={() => setOpen('cancel')}>
        {intl.formatMessage({ id: 'booking.viewing.cancel' })}
      </Button>
    </Inline>
  )
}
