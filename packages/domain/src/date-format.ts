import type { Locale } from './contract.ts'
import { localeTag } from './locale.ts'
import { localDate, knownTimeZone } from './time-zone.ts'

/** The fixed formats of the product (I18N-13, CONST-13): always Gregorian, always Latin digits (I18N-14). */
export const dateFormats = ['YYYY-MM-DD', 'DD.MM.YYYY', 'DD-MMMM-YYYY', 'YYYY-MM-DD, HH:mm'] as const
export type DateFormat = (typeof dateFormats)[number]

const monthNames = new Map<Locale, string[]>()

/** The month names of a locale, cached: creating a formatter is too slow for each row. */
function monthsOf(locale: Locale): string[] {
  const names = monthNames.get(locale) ?? makeMonths(locale)
  monthNames.set(locale, names)
  return names
}

function makeMonths(locale: Locale): string[] {
  const format = new Intl.DateTimeFormat(localeTag(locale), { month: 'long', calendar: 'gregory', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 15)))
}

/** A day in one of the formats without a time (I18N-13, I18N-14). */
export function formatDate(date: Temporal.PlainDate, format: Exclude<DateFormat, 'YYYY-MM-DD, HH:mm'>, locale: Locale): string {
  const text = date.toString({ calendarName: 'never' })
  const [year, month, day] = text.split('-')
  if (format === 'DD.MM.YYYY') return `${day}.${month}.${year}`
  if (format === 'DD-MMMM-YYYY') return `${day}-${monthsOf(locale)[Number(month) - 1]}-${year}`
  return text
}

/** An instant as `YYYY-MM-DD, HH:mm` in a zone (NOTI-13). */
export function formatDateTime(at: Temporal.Instant, timeZone: string): string {
  const zoned = at.toZonedDateTimeISO(knownTimeZone(timeZone, 'UTC'))
  const [hour, minute] = [zoned.hour, zoned.minute].map((part) => String(part).padStart(2, '0'))
  return `${localDate(at, timeZone).toString()}, ${hour}:${minute}`
}
