import { ApiError, type Answer } from '@vendor-panel/sdk'
import { Banner, Button, ButtonLink, Heading, Skeleton, Stack, Text } from '@vendor-panel/ui'
import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useParams, useSearch } from 'wouter'
import { useApi } from '../../shared/api.ts'
import * as coupleStyles from '../../shared/couple-page.css.ts'
import { paths } from '../../shared/paths.ts'
import { langOf } from './lang-of.ts'
import { PageNotice } from '../../shared/PageNotice.tsx'
import * as styles from './booking-page.css.ts'
import { isUnknown } from './use-free-times.ts'
import { useViewingFormat } from './use-viewing-format.ts'
import { ViewingActions } from './ViewingActions.tsx'

type Booking = Answer<'getBooking'>['data']
type Read = { status: 'loading' | 'failed' | 'unknown' } | { status: 'ready'; booking: Booking }

/** The page of the link in a couple's mail: its viewing, which it adds to its calendar, moves or cancels. */
export function ViewingPage() {
  const { bookingToken = '' } = useParams()
  const intl = useIntl()
  const api = useApi()
  const [read, setRead] = useState<Read>({ status: 'loading' })
  const load = useCallback(
    () =>
      api.getBooking({ path: { bookingToken } }).then(
        ({ data }) => setRead({ status: 'ready', booking: data }),
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          setRead({ status: isUnknown(error) ? 'unknown' : 'failed' })
        },
      ),
    [api, bookingToken],
  )
  useEffect(() => void load(), [load])
  if (read.status === 'unknown')
    return (
      <PageNotice level={1} title={intl.formatMessage({ id: 'booking.viewing.gone.title' })}>
        {intl.formatMessage({ id: 'booking.viewing.gone.body' })}
      </PageNotice>
    )
  return (
    <Stack gap="lg" className={coupleStyles.narrow}>
      <Heading level={1} tabIndex={-1}>
        {intl.formatMessage({ id: 'booking.viewing.title' })}
      </Heading>
      {read.status === 'ready' ? (
        <Viewing token={bookingToken} booking={read.booking} onChange={(booking) => setRead({ status: 'ready', booking })} />
      ) : read.status === 'failed' ? (
        <PageNotice
          title={intl.formatMessage({ id: 'booking.viewing.failed' })}
          action={<Button onPress={() => void load()}>{intl.formatMessage({ id: 'app.retry' })}</Button>}
        >
          {intl.formatMessage({ id: 'app.failed' })}
        </PageNotice>
      ) : (
        <Skeleton shape="block" />
      )}
    </Stack>
  )
}

type ViewingProps = { token: string; booking: Booking; onChange: (booking: Booking) => void }

function Viewing({ token, booking, onChange }: ViewingProps) {
  const intl = useIntl()
  const search = useSearch()
  const { provider, title, startAt, endAt, isCancelled, canCancel } = booking
  const format = useViewingFormat(provider.timeZone)
  const [isMoved, setMoved] = useState(false)
  const isNew = new URLSearchParams(search).get('done') === 'booked'
  const minutes = (Date.parse(endAt) - Date.parse(startAt)) / 60_000
  const notice = isMoved ? 'booking.viewing.moved' : isNew ? 'booking.viewing.booked' : null
  return (
    <>
      {isCancelled ? (
        <Banner tone="caution" isLive>
          {intl.formatMessage({ id: 'booking.viewing.cancelled' })}
        </Banner>
      ) : (
        notice && (
          <Banner tone="positive" isLive>
            {intl.formatMessage({ id: notice })}
          </Banner>
        )
      )}
      <section className={coupleStyles.ticket}>
        <Stack gap="xs">
          <Text tone="muted">
            <bdi>{title}</bdi>
          </Text>
          <span className={isCancelled ? styles.struck : styles.when}>{format.full(startAt)}</span>
          <Text tone="muted">{intl.formatMessage({ id: 'booking.page.minutes' }, { count: minutes })}</Text>
          <Text tone="muted">
            <bdi>{intl.formatMessage({ id: 'booking.page.place' }, { provider: provider.name, city: provider.city })}</bdi>
          </Text>
        </Stack>
        {canCancel && (
          <ViewingActions
            token={token}
            booking={booking}
            onChange={(changed) => {
              setMoved(!changed.isCancelled)
              onChange(changed)
            }}
          />
        )}
        {isCancelled && (
          <div>
            <ButtonLink variant="primary" href={paths.bookViewing({ token: booking.linkToken }, langOf(search))}>
              {intl.formatMessage({ id: 'booking.viewing.again' })}
            </ButtonLink>
          </div>
        )}
        {!isCancelled && !canCancel && <Text tone="muted">{intl.formatMessage({ id: 'booking.viewing.past' })}</Text>}
      </section>
    </>
  )
}
