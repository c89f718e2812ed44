import type { IntlShape } from 'react-intl'

/** From this length on, minutes are left out. */
const preciseHoursMax = 100

/** Counted minutes as a clock shows them; a page that shows them loads the messages of `leads.coach`. */
export function durationText(intl: IntlShape, minutes: number): string {
  const whole = Math.round(minutes)
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  if (hours === 0) return intl.formatMessage({ id: 'leads.coach.minutes' }, { minutes: rest })
  if (hours >= preciseHoursMax) return intl.formatMessage({ id: 'leads.coach.hoursOnly' }, { hours: Math.round(whole / 60) })
  return intl.formatMessage({ id: 'leads.coach.hours' }, { hours, minutes: rest })
}
