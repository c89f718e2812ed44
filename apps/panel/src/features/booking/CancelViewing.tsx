import type { Answer } from '@vendor-panel/sdk'
import { Button, Inline, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { Form } from '../../shared/form/Form.tsx'
import { useForm } from '../../shared/form/use-form.ts'
import { bookingRefusal } from './booking-form.ts'

type CancelProps = { token: string; onClose: () => void; onCancelled: (booking: Answer<'getBooking'>['data']) => void }

/** Cancels a viewing after a question. */
export function CancelViewing({ token, onClose, onCancelled }: CancelProps) {
  const intl = useIntl()
  const api = useApi()
  const form = useForm({
    initial: {},
    send: async () => onCancelled((await api.createCancellation({ path: { bookingToken: token } })).data),
    refusal: (error, names) => bookingRefusal(error, names, intl),
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
