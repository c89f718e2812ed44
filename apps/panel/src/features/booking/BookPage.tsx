import { Button, Skeleton, Stack } from '@vendor-panel/ui'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'wouter'
import { AboutViewing } from './AboutViewing.tsx'
import { BookDetails } from './book-details.ts'
import * as styles from './booking-page.css.ts'
import { emptyBooking } from './booking-values.ts'
import { PageNotice } from '../../shared/PageNotice.tsx'
import { TimeChooser } from './TimeChooser.tsx'
import { useFreeTimes, type ReadyTimes } from './use-free-times.ts'
import { useViewingFormat } from './use-viewing-format.ts'

/** The public page of a booking link: a couple chooses a free time and books it (CAL-04). */
export function BookPage() {
  const { token = '' } = useParams()
  return <BookPageOf key={token} token={token} />
}

function BookPageOf({ token }: { token: string }) {
  const intl = useIntl()
  const { times, reload, loadMore } = useFreeTimes(token)
  if (times.status === 'loading') return <PageSkeleton />
  if (times.status !== 'ready') {
    const retry = <Button onPress={() => void reload()}>{intl.formatMessage({ id: 'app.retry' })}</Button>
    return times.status === 'unknown' ? (
      <PageNotice level={1} title={intl.formatMessage({ id: 'booking.page.gone.title' })}>
        {intl.formatMessage({ id: 'booking.page.gone.body' })}
      </PageNotice>
    ) : (
      <PageNotice level={1} title={intl.formatMessage({ id: 'booking.page.failed' })} action={retry}>
        {intl.formatMessage({ id: 'app.failed' })}
      </PageNotice>
    )
  }
  return (
    <div className={styles.columns}>
      <AboutViewing {...times.page} />
      {times.page.isActive && times.days.length > 0 ? (
        <Booking token={token} times={times} onReload={reload} onMore={() => void loadMore()} />
      ) : (
        <NothingToBook times={times} onReload={reload} />
      )}
    </div>
  )
}

type BookingProps = {
  token: string
  times: ReadyTimes
  onReload: (startAt?: string) => Promise<ReadyTimes['days'] | null>
  onMore: () => void
}

/** A time first, then the details of the couple, whose form is loaded while the couple chooses. */
function Booking({ token, times: { page, days, next, more }, onReload, onMore }: BookingProps) {
  const state = useState(emptyBooking)
  const [values, setValues] = state
  useEffect(() => void BookDetails.preload(), [])
  const choose = (startAt: string | null) => setValues((before) => ({ ...before, startAt }))
  return (
    <Stack gap="xl">
      <TimeChooser
        days={days}
        timeZone={page.provider.timeZone}
        value={values.startAt}
        onChange={choose}
        more={next === null ? null : { load: onMore, status: more }}
      />
      {values.startAt !== null && <BookDetails token={token} provider={page.provider} state={state} onReload={onReload} />}
    </Stack>
  )
}

function NothingToBook({ times: { page }, onReload }: { times: ReadyTimes; onReload: () => Promise<unknown> }) {
  const intl = useIntl()
  const format = useViewingFormat(page.provider.timeZone)
  return page.isActive ? (
    <PageNotice
      title={intl.formatMessage({ id: 'booking.page.none.title' })}
      action={<Button onPress={() => void onReload()}>{intl.formatMessage({ id: 'app.retry' })}</Button>}
    >
      {intl.formatMessage({ id: 'booking.page.none.body' }, { day: format.longDay(page.lastDay) })}
    </PageNotice>
  ) : (
    <PageNotice title={intl.formatMessage({ id: 'booking.page.off.title' })}>
      {intl.formatMessage({ id: 'booking.page.off.body' }, { provider: page.provider.name })}
    </PageNotice>
  )
}

/** In the form of the page. */
const PageSkeleton = () => (
  <div className={styles.columns} aria-busy>
    <Stack gap="md">
      <Skeleton width="sm" />
      <Skeleton shape="title" width="md" />
      <Skeleton width="md" />
    </Stack>
    <Skeleton shape="block" />
  </div>
)
