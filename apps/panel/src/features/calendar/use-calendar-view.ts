import { countryConfig, localDate } from '@vendor-panel/domain'
import { breakpoints, calendarPeriod, stepPeriod, type CalendarView } from '@vendor-panel/ui'
import { useState } from 'react'
import { useUrlFilters } from '../../shared/list/use-url-filters.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { useUser } from '../../shared/user.ts'
import { calendarFilters } from './calendar-url.ts'
import type { EventType } from './event-types.ts'

/** View, date and filters from the URL, with the week of the customer's country (CAL-03). On a phone the agenda is the default. */
export function useCalendarView() {
  const { details } = useUser()
  const { weekStart, weekend } = countryConfig(details.countryCode)
  const [filters, setFilters] = useUrlFilters(calendarFilters)
  const [defaultView] = useState<CalendarView>(() => (window.innerWidth < breakpoints.sm ? 'agenda' : 'month'))
  const instant = useMinute()
  const clock = instant.toZonedDateTimeISO(details.timeZone)
  const now = { day: localDate(instant, details.timeZone).toString(), minute: clock.hour * 60 + clock.minute }
  const view = filters.view ?? defaultView
  const date = filters.date ?? now.day
  const go = (next: string, options?: { replace?: boolean }) =>
    setFilters({ ...filters, date: next === now.day ? undefined : next } as typeof filters, options)
  return {
    view,
    date,
    now,
    weekStart,
    weekend,
    period: calendarPeriod(view, date, weekStart),
    filters,
    setView: (next: CalendarView) => setFilters({ ...filters, view: next }),
    setProvider: (providerId: number | undefined) => setFilters({ ...filters, providerId } as typeof filters),
    setType: (type: EventType | undefined) => setFilters({ ...filters, type } as typeof filters),
    showDay: (day: string) => setFilters({ ...filters, view: 'agenda', date: day }),
    go,
    step: (by: 1 | -1) => go(stepPeriod(view, date, by)),
    today: () => go(now.day),
  }
}

export type CalendarViewState = ReturnType<typeof useCalendarView>
