import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { localDate, parseDate } from '@vendor-panel/domain'
import { listAvailabilityFilters } from '@vendor-panel/domain/bounds'
import { query } from '@vendor-panel/sdk/query'
import { ButtonLink, DatePicker, EmptyState, NumberField, Page, Stack } from '@vendor-panel/ui'
import { CalendarSearch, ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useUrlFilters } from '../../shared/list/use-url-filters.ts'
import { paths } from '../../shared/paths.ts'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useMinute } from '../../shared/use-minute.ts'
import { useUser } from '../../shared/user.ts'
import { availabilityFilters } from './availability-url.ts'
import { AvailableDay } from './AvailableDay.tsx'
import * as styles from './calendar.css.ts'

const { minimum: guestsMin, maximum: guestsMax } = listAvailabilityFilters.guests

/** Is a day free, and for how much? Over all providers and spaces of the user (CAL-04). */
export function AvailabilityPage() {
  const intl = useIntl()
  const { details } = useUser()
  const [filters, setFilters] = useUrlFilters(availabilityFilters)
  const today = localDate(useMinute(), details.timeZone).toString()
  const from = filters.from ?? today
  const to = filters.to !== undefined && filters.to > from ? filters.to : undefined
  // What is typed, until it is a day or a number of guests that can be asked for.
  const [typed, setTyped] = useState<{ from: string | null; to: string | null; guests: number | null }>({
    from,
    to: to ?? null,
    guests: filters.guests ?? null,
  })
  const { data, isError, error, isPlaceholderData, refetch } = useQuery({
    ...query('listAvailability', {
      query: { from, ...(to !== undefined && { to }), ...(filters.guests !== undefined && { guests: filters.guests }) },
    }),
    placeholderData: keepPreviousData,
  })
  const change = (next: Partial<typeof typed>) => {
    const all = { ...typed, ...next }
    setTyped(all)
    const isGuests = all.guests !== null && Number.isInteger(all.guests) && all.guests >= guestsMin && all.guests <= guestsMax
    const valid = {
      ...(parseDate(all.from) && { from: all.from ?? '' }),
      ...(parseDate(all.to) && { to: all.to ?? '' }),
      ...(isGuests && { guests: all.guests ?? 0 }),
    }
    setFilters(valid, { replace: true })
  }
  const days = data ? [...Map.groupBy(data.data, ({ date }) => date)] : []
  const isTooLong = isError && error.status === 422
  return (
    <Page
      title={intl.formatMessage({ id: 'calendar.availability.title' })}
      actions={
        <ButtonLink href={paths.calendar({}, { date: from })} icon={ChevronLeft} isIconDirectional>
          {intl.formatMessage({ id: 'app.nav.calendar' })}
        </ButtonLink>
      }
    >
      <Stack gap="lg">
        <div className={styles.question}>
          <DatePicker
            label={intl.formatMessage({ id: 'calendar.availability.from' })}
            strings={{ clear: intl.formatMessage({ id: 'calendar.clearDay' }) }}
            value={typed.from}
            onChange={(day) => change({ from: day })}
          />
          <DatePicker
            label={intl.formatMessage({ id: 'calendar.availability.to' })}
            marker={intl.formatMessage({ id: 'calendar.optional' })}
            strings={{ clear: intl.formatMessage({ id: 'calendar.clearDay' }) }}
            value={typed.to}
            minValue={from}
            onChange={(day) => change({ to: day })}
            errorMessage={isTooLong ? intl.formatMessage({ id: 'calendar.availability.tooLong' }) : undefined}
          />
          <NumberField
            label={intl.formatMessage({ id: 'calendar.availability.guests' })}
            marker={intl.formatMessage({ id: 'calendar.optional' })}
            value={typed.guests}
            onChange={(guests) => change({ guests })}
            minValue={guestsMin}
            maxValue={guestsMax}
          />
        </div>
        {isTooLong ? null : isError ? (
          <LoadFailed onRetry={() => void refetch()} />
        ) : !data ? (
          <RowsSkeleton />
        ) : days.length === 0 ? (
          <EmptyState icon={CalendarSearch} title={intl.formatMessage({ id: 'calendar.availability.empty.title' })}>
            {intl.formatMessage({ id: 'calendar.availability.empty.body' })}
          </EmptyState>
        ) : (
          <div aria-busy={isPlaceholderData || undefined} className={styles.days}>
            {days.map(([date, rows]) => (
              <AvailableDay key={date} date={date} rows={rows} guests={filters.guests} />
            ))}
          </div>
        )}
      </Stack>
    </Page>
  )
}
