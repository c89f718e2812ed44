import { localeTag, type Locale } from '@vendor-panel/domain'

/** A day with its weekday, for appointments and deadlines. */
export const dayWithWeekday = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
/** The same with the time. */
export const dayAndTime = { ...dayWithWeekday, hour: 'numeric', minute: '2-digit' } as const

/** An instant in a language; Gregorian in every language (I18N-14). */
export const formatInstant = (at: string, locale: Locale, options: Intl.DateTimeFormatOptions & { timeZone: string }): string =>
  new Intl.DateTimeFormat(localeTag(locale), { calendar: 'gregory', ...options }).format(new Date(at))

/** A day (YYYY-MM-DD) in a language, without a time zone. */
export const formatDay = (day: string, locale: Locale, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string =>
  formatInstant(`${day}T00:00:00Z`, locale, { ...options, timeZone: 'UTC' })
