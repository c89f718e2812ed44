import { countryConfig } from '@vendor-panel/domain'
import { useIntl } from 'react-intl'
import { useUser } from '../../shared/user.ts'

// 1 January 2024 was a Monday.
const dayOf = (weekday: number) => new Date(Date.UTC(2024, 0, weekday))

/** The days of the week in the user's language, from the first day of the week of the country. */
export function useWeekdays() {
  const intl = useIntl()
  const { weekStart } = countryConfig(useUser().details.countryCode)
  const name = (weekday: number, form: 'long' | 'short') => intl.formatDate(dayOf(weekday), { weekday: form, timeZone: 'UTC' })
  const ordered = Array.from({ length: 7 }, (_, index) => ((weekStart - 1 + index) % 7) + 1)
  return {
    name,
    choices: ordered.map((weekday) => ({ value: String(weekday), label: name(weekday, 'long') })),
    /** The days that have hours, in a short form. */
    daysOf: (hours: readonly { weekday: number }[]) =>
      intl.formatList(
        ordered.filter((weekday) => hours.some((one) => one.weekday === weekday)).map((weekday) => name(weekday, 'short')),
        { type: 'unit' },
      ),
  }
}
