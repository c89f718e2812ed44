import { reckonedDay } from './calendar-date.ts'
import { countryConfig } from './country.ts'

/** An offer is published within so many working days of being saved (ITEM-02, CONST-08). */
export const offerPublishWorkingDays = 2
/** A review of an application takes up to so many hours (PAY-15, WIZ-07, CONST-08). */
export const applicationReviewHours = 48

/** The day after so many working days of a country, its weekend left out (ITEM-02, REFER-12); the day itself for none. */
export function addWorkingDays(from: Temporal.PlainDate, days: number, countryCode: string): Temporal.PlainDate {
  const { weekend } = countryConfig(countryCode)
  let date = reckonedDay(from)
  for (let left = Math.min(days, 1_000); left > 0;) {
    date = date.add({ days: 1 })
    if (!weekend.some((weekday) => weekday === date.dayOfWeek)) left -= 1
  }
  return date
}
