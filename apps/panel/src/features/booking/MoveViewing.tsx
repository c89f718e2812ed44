import type { Answer } from '@vendor-panel/sdk'
import { Button, Heading, Inline, Skeleton, Stack, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { Form } from '../../shared/form/Form.tsx'
import { useForm } from '../../shared/form/use-form.ts'
import { bookingRefusal } from './booking-form.ts'
import { PageNotice } from '../../shared/PageNotice.tsx'
import { TakenTime } from './TakenTime.tsx'
import { TimeChooser } from './TimeChooser.tsx'
import { useFreeTimes } from './use-free-times.ts'
import { useReplacement } from './use-replacement.ts'
import { useViewingFormat } from './use-viewing-format.ts'

type Booking = Answer<'getBooking'>['data']
type MoveProps = { token: string; booking: Booking; onClose: () => void; onMoved: (booking: Booking) => void }

/** Chooses another free time of the same link for a viewing. */
export function MoveViewing({ token, booking, onClose, onMoved }: MoveProps) {
  const intl = useIntl()
  const api = useApi()
  const { times, reload, loadMore } = useFreeTimes(booking.linkToken, token)
  const taken = useReplacement({ onReload: reload, onChoose: (startAt) => form.change({ startAt }) })
  const form = useForm<{ startAt: string | null }>({
    initial: { startAt: null },
    send: async ({ startAt }) => {
      if (startAt === null) return
      const { data } = await api.updateBooking({ path: { bookingToken: token }, body: { startAt } })
      onMoved(data)
    },
    refusal: (error, names) => {
      if (error.code !== 'slot_unavailable') return bookingRefusal(error, names, intl)
      if (form.values.startAt !== null) void taken.replace(form.values.startAt)
      return null
    },
  })
  const { startAt } = form.values
  const format = useViewingFormat(booking.provider.timeZone)
  const keep = <Button onPress={onClose}>{intl.formatMessage({ id: 'booking.viewing.keep' })}</Button>
  return (
    <Stack gap="lg">
      <Heading level={2}>{intl.formatMessage({ id: 'booking.viewing.moveTitle' })}</Heading>
      {times.status === 'loading' && <Skeleton shape="block" />}
      {(times.status === 'failed' || times.status === 'unknown') && (
        <PageNotice
          title={intl.formatMessage({ id: 'booking.page.failed' })}
          action={<Button onPress={() => void reload()}>{intl.formatMessage({ id: 'app.retry' })}</Button>}
        >
          {intl.formatMessage({ id: 'app.failed' })}
        </PageNotice>
      )}
      {times.status === 'ready' ? (
        <Form form={form}>
          <TakenTime {...taken} startAt={startAt} timeZone={booking.provider.timeZone} />
          {times.days.length === 0 && <Text>{intl.formatMessage({ id: 'booking.page.none.title' })}</Text>}
          <TimeChooser
            days={times.days}
            timeZone={booking.provider.timeZone}
            value={startAt}
            onChange={(at) => form.change({ startAt: at })}
            more={times.next === null ? null : { load: () => void loadMore(), status: times.more }}
          />
          {startAt !== null && <Text tone="muted">{format.full(startAt)}</Text>}
          <Inline gap="sm">
            <Button type="submit" variant="primary" isDisabled={startAt === null} isPending={form.isPending}>
              {intl.formatMessage({ id: 'booking.viewing.moveTo' })}
            </Button>
            {keep}
          </Inline>
        </Form>
      ) : (
        <div>{keep}</div>
      )}
    </Stack>
  )
}
