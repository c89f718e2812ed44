import { Button, Calendar, EmptyState, Page, Skeleton, Stack, type CalendarStrings } from '@vendor-panel/ui'
import { CalendarDays, Plus } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useRoute } from 'wouter'
import { ErrorView } from '../../shared/ErrorView.tsx'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { pathId } from '../../shared/path-id.ts'
import { paths } from '../../shared/paths.ts'
import { ProviderMenu } from '../../shared/provider/ProviderMenu.tsx'
import { useUser } from '../../shared/user.ts'
import { CalendarActions } from './CalendarActions.tsx'
import { AddEventDialog, EditEventDialog, EventDetailsDialog, FeedsDialog, ImportDialog } from './calendar-dialogs.ts'
import { toItems } from './calendar-items.ts'
import * as styles from './calendar.css.ts'
import { CalendarToolbar } from './CalendarToolbar.tsx'
import { useCalendar } from './use-calendar.ts'
import { useCalendarView } from './use-calendar-view.ts'
import { useMoveEvent } from './use-event-writes.ts'

/** The calendar of one provider, or of all providers of the user (ROUTE-36, CAL-01, CAL-03). */
export function CalendarPage() {
  const intl = useIntl()
  const { providers: named } = useUser()
  const [isProvider, params] = useRoute<{ providerId: string }>(paths.providerCalendar.pattern)
  const providerId = isProvider ? pathId(params.providerId) : null
  const calendar = useCalendarView()
  // The press of another view or period is painted before its grid is rendered.
  const shown = useDeferredValue(calendar)
  const { view, date, now, weekStart, weekend, filters, period } = shown
  const { data, error, refetch } = useCalendar(providerId, filters.providerId, period)
  const items = useMemo(() => (data ? toItems(data.data, data.meta.providers, filters.type, intl) : []), [data, filters.type, intl])
  const strings = useStrings()
  const move = useMoveEvent()
  const [dialog, setDialog] = useState<{ at: { day: string; minute: number | null } } | { eventId: number } | 'feeds' | 'import' | null>(
    null,
  )
  const close = () => setDialog(null)
  // The dialogs are needed soon: their code is loaded while the vendor looks at the calendar.
  useEffect(() => void AddEventDialog.preload(), [])

  if ((isProvider && providerId === null) || error?.status === 404) return <ErrorView kind="notFound" />
  if (error?.status === 403) return <ErrorView kind="unauthorized" />
  const providers = data?.meta.providers ?? []
  const writable = providers.filter(({ canWrite }) => canWrite)
  const opened =
    typeof dialog === 'object' && dialog && 'eventId' in dialog ? data?.data.find(({ id }) => id === dialog.eventId) : undefined
  const openedOf = providers.find(({ id }) => id === opened?.providerId)
  const add = writable.length > 0 && (
    <Button variant="primary" icon={Plus} onPress={() => setDialog({ at: { day: date, minute: null } })}>
      {intl.formatMessage({ id: 'calendar.add' })}
    </Button>
  )
  const actions = (
    <CalendarActions
      date={date}
      providerId={providerId}
      onFeeds={providers.length > 0 ? () => setDialog('feeds') : null}
      onImport={writable.length > 0 ? () => setDialog('import') : null}
      add={add}
    />
  )
  const provider = named.find(({ id }) => id === providerId)
  return (
    <Page
      title={intl.formatMessage({ id: 'app.nav.calendar' })}
      note={provider && <bdi>{provider.name}</bdi>}
      actions={actions}
      width="fill"
    >
      <Stack gap="md">
        {provider && <ProviderMenu provider={provider} current="calendar" />}
        <CalendarToolbar calendar={calendar} providers={providerId === null ? named : []} />
        {error && !data ? (
          <LoadFailed onRetry={() => void refetch()} />
        ) : !data ? (
          <div aria-busy className={styles.skeleton}>
            {Array.from({ length: 35 }, (_, index) => (
              <Skeleton key={index} shape="block" />
            ))}
          </div>
        ) : view === 'agenda' && items.length === 0 ? (
          <EmptyState icon={CalendarDays} title={intl.formatMessage({ id: 'calendar.empty.title' })} actions={add}>
            {intl.formatMessage({ id: 'calendar.empty.body' })}
          </EmptyState>
        ) : (
          <Calendar
            label={intl.formatMessage({ id: 'app.nav.calendar' })}
            view={view}
            date={date}
            now={now}
            weekStart={weekStart}
            weekend={weekend}
            items={items}
            onDateChange={(day) => shown.go(day, { replace: true })}
            onShowDay={shown.showDay}
            onOpen={({ id }) => setDialog({ eventId: id })}
            onCreate={writable.length > 0 ? (at) => setDialog({ at }) : undefined}
            onMove={writable.length > 0 ? (item, by) => moveEvent(item.id, by) : undefined}
            strings={strings}
          />
        )}
      </Stack>
      {dialog === 'feeds' && <FeedsDialog providers={providers} onClose={close} />}
      {dialog === 'import' && <ImportDialog providers={writable} providerId={providerId ?? filters.providerId} onClose={close} />}
      {typeof dialog === 'object' && dialog && 'at' in dialog && (
        <AddEventDialog providers={writable} providerId={providerId ?? filters.providerId} at={dialog.at} onClose={close} />
      )}
      {opened && openedOf?.canWrite && <EditEventDialog event={opened} provider={openedOf} onClose={close} />}
      {opened && openedOf && !openedOf.canWrite && <EventDetailsDialog event={opened} provider={openedOf} onClose={close} />}
    </Page>
  )

  function moveEvent(eventId: number, by: { days: number; minutes: number }): void {
    const event = data?.data.find(({ id }) => id === eventId)
    const of = providers.find(({ id }) => id === event?.providerId)
    if (event && of) move(event, of, by)
  }
}

function useStrings(): CalendarStrings {
  const intl = useIntl()
  return useMemo(
    () => ({
      allDay: intl.formatMessage({ id: 'calendar.allDay' }),
      wholeDays: intl.formatMessage({ id: 'calendar.allDay' }),
      keys: intl.formatMessage({ id: 'calendar.keys' }),
      overlap: intl.formatMessage({ id: 'calendar.overlap' }),
      events: (count) => intl.formatMessage({ id: 'calendar.events' }, { count }),
      more: (count) => intl.formatMessage({ id: 'calendar.more' }, { count }),
    }),
    [intl],
  )
}
