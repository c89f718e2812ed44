import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { moneyText } from './money-text.ts'
import { useUser } from './user.ts'
import { whenKind } from './when-kind.ts'

// A wedding date is a day, not an instant: no time zone may change it. Gregorian in every locale (I18N-14).
const dayOptions = { calendar: 'gregory', timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const

/** Dates, times and money in the user's locale, and in the account's time zone. */
export function useFormat() {
  const intl = useIntl()
  const { timeZone } = useUser().details
  return useMemo(() => {
    const instantOptions = { calendar: 'gregory', timeZone } as const
    const time = (at: string) => intl.formatDate(at, { ...instantOptions, hour: 'numeric', minute: '2-digit' })
    const when = (at: string, now: Temporal.Instant) => {
      const kind = whenKind(at, now, timeZone)
      if (kind === 'time') return time(at)
      if (kind === 'yesterday') return intl.formatMessage({ id: 'app.day.yesterday' })
      if (kind === 'weekday') return intl.formatDate(at, { ...instantOptions, weekday: 'short' })
      return intl.formatDate(at, { ...instantOptions, day: 'numeric', month: 'short', ...(kind === 'year' && { year: 'numeric' }) })
    }
    return {
      time,
      when,
      /** With the time of day, for a thread or a history. */
      moment: (at: string, now: Temporal.Instant) => {
        const kind = whenKind(at, now, timeZone)
        return kind === 'time'
          ? intl.formatMessage({ id: 'app.day.today' }, { time: time(at) })
          : intl.formatMessage({ id: 'app.day.dayTime' }, { day: when(at, now), time: time(at) })
      },
      day: (date: string) => intl.formatDate(date, dayOptions),
      dayShort: (date: string) => intl.formatDate(date, { ...dayOptions, month: 'short' }),
      dayWithWeekday: (date: string) => intl.formatDate(date, { ...dayOptions, weekday: 'short' }),
      full: (at: string) => intl.formatDate(at, { ...instantOptions, dateStyle: 'long', timeStyle: 'short' }),
      money: (amount: number, currency: string) => moneyText(intl, amount, currency),
    }
  }, [intl, timeZone])
}
