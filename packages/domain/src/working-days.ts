import { clampedDay } from './calendar-date.ts'
import { countryConfig } from './country.ts'

/** Working days from saving to publishing an offer (ITEM-02, CONST-08). */
export const offerPublishWorkingDays = 2
/** Maximum hours for the review of an application (PAY-15, WIZ-07, CONST-08). */
export const applicationReviewHours = 48

/** The day after so many working days of a country, without its weekend (ITEM-02, REFER-12); the same day for 0. */
export function addWorkingDays(from: Temporal.PlainDate, days: number, countryCode: string): Temporal.PlainDate {
  const { weekend } = countryConfig(countryCode)
  let date = clampedDay(from)
  for (let left = Math.min(days, 1_000); left > 0;) {
    date = date.add({ days: 1 })
    if (!weekend.some((weekday) => weekday === date.dayOfWeek)) left -= 1
  }
  return date
}
