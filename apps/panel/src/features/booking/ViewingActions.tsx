import { operationUrl, type Answer } from '@vendor-panel/sdk'
import { Button, ButtonLink, Inline } from '@vendor-panel/ui'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { apiBase } from '../../shared/api-base.ts'
import { CancelViewing, MoveViewing } from './viewing-forms.ts'

type Booking = Answer<'getBooking'>['data']
const forms = { move: MoveViewing, cancel: CancelViewing }
type FormName = keyof typeof forms
type ActionsProps = { token: string; booking: Booking; onChange: (booking: Booking) => void }

/** Adds a viewing to the couple's calendar, moves it, or cancels it after a question. */
export function ViewingActions({ token, booking, onChange }: ActionsProps) {
  const intl = useIntl()
  const [open, setOpen] = useState<FormName | null>(null)
  const [loading, setLoading] = useState<FormName | null>(null)
  const close = () => setOpen(null)
  // Most couples only read the page: what changes the viewing is loaded on the press.
  const show = (name: FormName) => {
    setLoading(name)
    void forms[name].preload().then(() => {
      setLoading(null)
      setOpen(name)
    })
  }
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
      {booking.canMove && (
        <Button isPending={loading === 'move'} onPress={() => show('move')}>
          {intl.formatMessage({ id: 'booking.viewing.move' })}
        </Button>
      )}
      <Button variant="quiet" tone="critical" isPending={loading === 'cancel'} onPress={() => show('cancel')}>
        {intl.formatMessage({ id: 'booking.viewing.cancel' })}
      </Button>
    </Inline>
  )
}
