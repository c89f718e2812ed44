import type { Answer } from '@vendor-panel/sdk'
import { Button, ButtonLink, Inline, Text } from '@vendor-panel/ui'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { Form } from '../../shared/form/Form.tsx'
import { useForm } from '../../shared/form/use-form.ts'
import { publicRefusal } from './booking-form.ts'
import { MoveViewing } from './MoveViewing.tsx'

type Booking = Answer<'getBooking'>['data']
type ActionsProps = { token: string; booking: Booking; onChange: (booking: Booking) => void }

/** Adds a viewing to the couple's calendar, moves it, or cancels it after a question. */
export function ViewingActions({ token, booking, onChange }: ActionsProps) {
  const intl = useIntl()
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null)
  const close = () => setOpen(null)
  const calendarFile = `/api/bookings/${token}/ical`
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

type CancelProps = { token: string; onClose: () => void; onCancelled: (booking: Booking) => void }

function CancelViewing({ token, onClose, onCancelled }: CancelProps) {
  const intl = useIntl()
  const api = useApi()
  const form = useForm({
    initial: {},
    send: async () => onCancelled((await api.createCancellation({ path: { bookingToken: token } })).data),
    refusal: (error, names) => publicRefusal(error, names, intl),
  })
  const question = intl.formatMessage({ id: 'booking.viewing.cancelAsk' })
  return (
    <Form form={form} aria-label={question}>
      <Text>{question}</Text>
      <Inline gap="sm">
        <Button type="submit" variant="primary" tone="critical" isPending={form.isPending}>
          {intl.formatMessage({ id: 'booking.viewing.cancelConfirm' })}
        </Button>
        <Button autoFocus onPress={onClose}>
          {intl.formatMessage({ id: 'booking.viewing.cancelKeep' })}
        </Button>
      </Inline>
    </Form>
  )
}
