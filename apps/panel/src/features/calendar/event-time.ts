import type { IntlShape } from 'react-intl'
import type { CalendarEvent } from './event-types.ts'

type Time = Pick<CalendarEvent, 'startAt' | 'endAt' | 'allDay'>

/** When an event takes place, as text, in the zone of its provider. */
export function eventTime(intl: IntlShape, { startAt, endAt, allDay }: Time, timeZone: string, dateStyle: 'full' | 'medium'): string {
  const day = { calendar: 'gregory', timeZone, dateStyle } as const
  // An all-day event ends at the midnight after its last day.
  const end = allDay ? Date.parse(endAt) - 1 : Date.parse(endAt)
  return intl.formatDateTimeRange(Date.parse(startAt), end, allDay ? day : { ...day, timeStyle: 'short' as const })
}
