import { useMemo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'

import type { Weekday } from './calendar-days.ts'

/** Days and times of day in the notation of the locale: Gregorian in every locale (I18N-14). */
export function useCalendarFormat() {
  const { locale, direction } = useLocale()
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...options })
      return (at: string | number) => formatter.format(new Date(at))
    }
    const time = format({ hour: 'numeric', minute: '2-digit' })
    const hour = format({ hour: 'numeric' })
    const weekday = { long: format({ weekday: 'long' }), short: format({ weekday: 'short' }) }
    // 1 January 2024 was a Monday.
    const dayOfWeek = (number: Weekday) => Date.UTC(2024, 0, number)
    return {
      isRightToLeft: direction === 'rtl',
      dayNumber: format({ day: 'numeric' }),
      /** The first day of a month names it. */
      dayOfMonth: format({ day: 'numeric', month: 'short' }),
      fullDay: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      agendaDay: format({ weekday: 'long', day: 'numeric', month: 'long' }),
      weekdayLong: (number: Weekday) => weekday.long(dayOfWeek(number)),
      weekdayShort: (number: Weekday) => weekday.short(dayOfWeek(number)),
      time: (minute: number) => time(minute * 60_000),
      hour: (minute: number) => hour(minute * 60_000),
      /** Without minutes at a full hour, to leave room for a title. */
      shortTime: (minute: number) => (minute % 60 === 0 ? hour(minute * 60_000) : time(minute * 60_000)),
      number: (value: number) => new Intl.NumberFormat(locale).format(value),
    }
  }, [locale, direction])
}

export type CalendarFormat = ReturnType<typeof useCalendarFormat>
