import { useMemo } from 'react'
import { useIntl } from 'react-intl'

// A day is not an instant: no time zone may change it. Gregorian in every locale (I18N-14).
const ofDay = { calendar: 'gregory', timeZone: 'UTC' } as const

/** Days and times of a viewing in the language of the page, where the viewing takes place. */
export function useViewingFormat(timeZone: string) {
  const intl = useIntl()
  return useMemo(() => {
    const inZone = { calendar: 'gregory', timeZone } as const
    const time = (at: string) => intl.formatDate(at, { ...inZone, hour: 'numeric', minute: '2-digit' })
    const fullDay = (at: string) => intl.formatDate(at, { ...inZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
    return {
      time,
      /** Of an instant, with its time. */
      full: (at: string) => intl.formatMessage({ id: 'booking.page.chosen' }, { day: fullDay(at), time: time(at) }),
      day: (date: string) => intl.formatDate(date, { ...ofDay, day: 'numeric', month: 'short' }),
      weekday: (date: string) => intl.formatDate(date, { ...ofDay, weekday: 'short' }),
      longDay: (date: string) => intl.formatDate(date, { ...ofDay, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    }
  }, [intl, timeZone])
}
