import type { Answer, ApiError } from '@vendor-panel/sdk'
import { Button, Heading, Stack, Text, TextArea, TextField } from '@vendor-panel/ui'
import type { Dispatch, SetStateAction } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useSearch } from 'wouter'
import { useApi } from '../../shared/api.ts'
import { Form } from '../../shared/form/Form.tsx'
import { useForm } from '../../shared/form/use-form.ts'
import { paths } from '../../shared/paths.ts'
import { bookingBody, bookingRefusal, detailsProblems } from './booking-form.ts'
import { langOf } from './lang-of.ts'
import * as styles from './booking-page.css.ts'
import type { BookingValues } from './booking-values.ts'
import { TakenTime } from './TakenTime.tsx'
import type { ReadyTimes } from './use-free-times.ts'
import { useReplacement } from './use-replacement.ts'
import { useViewingFormat } from './use-viewing-format.ts'
import { WeddingDateField } from './wedding-date-field.tsx'

type BookDetailsProps = {
  token: string
  provider: Answer<'getBookingPage'>['data']['provider']
  state: readonly [BookingValues, Dispatch<SetStateAction<BookingValues>>]
  onReload: (startAt: string) => Promise<ReadyTimes['days'] | null>
}

/** The details of a couple for the chosen time. If another couple took it in the meantime, the next one is chosen, with a message. */
export function BookDetails({ token, provider, state, onReload }: BookDetailsProps) {
  const intl = useIntl()
  const api = useApi()
  const [, navigate] = useLocation()
  const search = useSearch()
  const format = useViewingFormat(provider.timeZone)
  const taken = useReplacement({ onReload, onChoose: (startAt) => form.change({ startAt }) })
  const form = useForm({
    initial: state[0],
    state,
    check: detailsProblems,
    send: async (values, { idempotencyKey }) => {
      const { data } = await api.createBooking({ path: { token }, body: bookingBody(values), idempotencyKey })
      navigate(paths.viewing({ bookingToken: data.token }, { ...langOf(search), done: 'booked' }), { replace: true })
    },
    refusal: (error: ApiError, names) => {
      if (error.code !== 'slot_unavailable') return bookingRefusal(error, names, intl)
      if (form.values.startAt !== null) void taken.replace(form.values.startAt)
      return null
    },
  })
  const { startAt } = form.values
  const optional = intl.formatMessage({ id: 'booking.page.optional' })
  return (
    <Form form={form}>
      <TakenTime {...taken} startAt={startAt} timeZone={provider.timeZone} />
      <Stack gap="xxs">
        <Heading level={2}>{intl.formatMessage({ id: 'booking.page.details' })}</Heading>
        {startAt !== null && <Text tone="muted">{format.full(startAt)}</Text>}
      </Stack>
      <TextField label={intl.formatMessage({ id: 'booking.page.name' })} autoComplete="name" {...form.field('name')} />
      <TextField
        label={intl.formatMessage({ id: 'booking.page.email' })}
        description={intl.formatMessage({ id: 'booking.page.emailHelp' })}
        type="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <TextField
        label={intl.formatMessage({ id: 'booking.page.phone' })}
        marker={optional}
        type="tel"
        autoComplete="tel"
        {...form.field('phone')}
      />
      <div className={styles.pair}>
        <WeddingDateField label={intl.formatMessage({ id: 'booking.page.wedding' })} marker={optional} {...form.field('weddingDate')} />
        <TextField
          label={intl.formatMessage({ id: 'booking.page.guests' })}
          marker={optional}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('guestCount')}
        />
      </div>
      <TextArea label={intl.formatMessage({ id: 'booking.page.message' })} marker={optional} {...form.field('message')} />
      <div className={styles.trap} aria-hidden>
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={form.values.website}
          onChange={({ target }) => form.change({ website: target.value })}
        />
      </div>
      <Text size="sm" tone="muted">
        {intl.formatMessage({ id: 'booking.page.privacy' }, { provider: provider.name })}
      </Text>
      <Button type="submit" variant="primary" isFullWidth isPending={form.isPending}>
        {intl.formatMessage({ id: 'booking.page.submit' })}
      </Button>
    </Form>
  )
}
