import { Button, calendarViews, IconButton, SegmentedControl, Select } from '@vendor-panel/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useIntl } from 'react-intl'
import * as styles from './calendar.css.ts'
import { eventLooks, eventTypes, type EventType } from './event-types.ts'
import type { CalendarViewState } from './use-calendar-view.ts'

type CalendarToolbarProps = {
  calendar: CalendarViewState
  /** The providers to choose from; none on the page of one provider. */
  providers: readonly { id: number; name: string }[]
}

/** The period with its steps, the view, and the filters. */
export function CalendarToolbar({ calendar, providers }: CalendarToolbarProps) {
  const intl = useIntl()
  const { view, filters, setView, setProvider, setType, step, today } = calendar
  return (
    <div className={styles.toolbar}>
      <div className={styles.period}>
        <Button onPress={today}>{intl.formatMessage({ id: 'calendar.today' })}</Button>
        <IconButton label={intl.formatMessage({ id: 'calendar.previous' })} icon={ChevronLeft} isIconDirectional onPress={() => step(-1)} />
        <IconButton label={intl.formatMessage({ id: 'calendar.next' })} icon={ChevronRight} isIconDirectional onPress={() => step(1)} />
        <span role="status" className={styles.periodText}>
          <PeriodText calendar={calendar} />
        </span>
      </div>
      <div className={styles.choices}>
        <div className={styles.views}>
          <SegmentedControl
            label={intl.formatMessage({ id: 'calendar.view' })}
            items={calendarViews.map((id) => ({ id, label: intl.formatMessage({ id: `calendar.view.${id}` }) }))}
            value={view}
            onChange={setView}
          />
        </div>
        {providers.length > 1 && (
          <Select
            label={intl.formatMessage({ id: 'calendar.provider' })}
            isLabelHidden
            options={[
              { value: '', label: intl.formatMessage({ id: 'calendar.allProviders' }) },
              ...providers.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={String(filters.providerId ?? '')}
            onChange={(value) => setProvider(value === '' ? undefined : Number(value))}
          />
        )}
        <Select<EventType | ''>
          label={intl.formatMessage({ id: 'calendar.type' })}
          isLabelHidden
          options={[
            { value: '', label: intl.formatMessage({ id: 'calendar.allTypes' }) },
            ...eventTypes.map((type) => ({ value: type, label: intl.formatMessage({ id: eventLooks[type].label }) })),
          ]}
          value={filters.type ?? ''}
          onChange={(value) => setType(value === '' ? undefined : value)}
        />
      </div>
    </div>
  )
}

/** "November 2026", or the first and the last day of a week or an agenda. */
function PeriodText({ calendar: { view, date, period } }: Pick<CalendarToolbarProps, 'calendar'>) {
  const intl = useIntl()
  // Days, not instants: no zone may change them. Gregorian in every locale (I18N-14).
  const options = { calendar: 'gregory', timeZone: 'UTC' } as const
  if (view === 'month') return intl.formatDate(date, { ...options, month: 'long', year: 'numeric' })
  const [from, to] = [Date.parse(`${period.from}T00:00Z`), Date.parse(`${period.to}T00:00Z`)]
  return intl.formatDateTimeRange(from, to, { ...options, day: 'numeric', month: 'short', year: 'numeric' })
}
