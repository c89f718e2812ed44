import { parseDate } from './calendar-date.ts'
import { wholeDays, spansOverlap, type TimeSpan } from './calendar-event.ts'
import type { WeekPeriod } from './catalog-price.ts'
import type { CatalogSeason } from './catalog-season.ts'
import { countryConfig } from './country.ts'
import { isPriceOutdated } from './price-expiry.ts'
import { knownTimeZone } from './time-zone.ts'

/** Days that can be asked for in one call (CAL-04); our choice. */
export const availabilityDaysMax = 62

/** A blocked time from this length on takes the whole day: the rest is too short for a wedding. Our choice (CAL-04). */
const dayTakenHours = 6

/** What takes a provider, or one of its spaces, for a while. */
export interface CalendarTime extends TimeSpan {
  type: 'appointment' | 'wedding' | 'blocked'
  /** Null takes all spaces. */
  spaceId: number | null
  allDay: boolean
}

export interface DayAvailability {
  isFree: boolean
  /** What takes the day; null on a free one. A wedding goes before a blocked time. */
  reason: 'wedding' | 'blocked' | null
}

/**
 * Whether a day (YYYY-MM-DD) is free for a wedding: no wedding, and no blocked time of six hours or more, takes the space or the whole
 * provider. Appointments leave the day free. A day that does not exist is not free (CAL-04).
 */
export function dayAvailability(day: string, spaceId: number | null, taken: readonly CalendarTime[], timeZone: string): DayAvailability {
  const date = parseDate(day)
  if (!date) return { isFree: false, reason: null }
  const start = date.toZonedDateTime(knownTimeZone(timeZone, 'UTC')).toInstant()
  const span = wholeDays({ start, end: start }, timeZone)
  const takes = (time: CalendarTime) =>
    (time.spaceId === null || time.spaceId === spaceId) && spansOverlap(span, time) && (time.type === 'wedding' || isLong(time))
  const taking = taken.filter((time) => time.type !== 'appointment' && takes(time))
  const isWedding = taking.some(({ type }) => type === 'wedding')
  return { isFree: taking.length === 0, reason: isWedding ? 'wedding' : taking.length > 0 ? 'blocked' : null }
}

const isLong = ({ start, end, allDay }: CalendarTime) => allDay || start.until(end).total('hours') >= dayTakenHours

export interface SpaceCapacity {
  mealMin: number | null
  mealMax: number | null
  cocktailMin: number | null
  cocktailMax: number | null
}

/** Whether so many guests fit, for a meal or for cocktails; null if the number of guests or the capacity is unknown (CAL-04, CAP-03). */
export function guestsFit(guests: number | null, { mealMin, mealMax, cocktailMin, cocktailMax }: SpaceCapacity): boolean | null {
  const uses = [
    [mealMin, mealMax],
    [cocktailMin, cocktailMax],
  ].filter(([min, max]) => min !== null || max !== null)
  if (guests === null || uses.length === 0) return null
  return uses.some(([min, max]) => guests >= (min ?? 0) && guests <= (max ?? Infinity))
}

/** A price of a list, with its item: the options of an item are alternatives. */
export interface OfferedPrice {
  itemId: number
  catalogItemOptionId: number
  weekPeriod: WeekPeriod
  /** In whole units of the currency. */
  price: number
  /** The number of guests, hours or pieces that the price is for. */
  unit: number
  /** `guests` is paid by the guest; every other unit is a package. */
  unitCode: string
  currency: string
}

export interface OfferedCatalog {
  /** The last day the prices hold. */
  expireAt: string
  season: CatalogSeason | null
  prices: readonly OfferedPrice[]
}

export interface QuotedPrice extends OfferedPrice {
  /** For all guests; null if it depends on their number, which is unknown. */
  amount: number | null
}

export interface Quote {
  /** `none`: nothing is priced for this day; `outdated`: the list for this day has expired and must be confirmed first. */
  state: 'current' | 'outdated' | 'none'
  /** The prices of this day, in the order of the list. */
  prices: QuotedPrice[]
  /** The least for one option of each item; null without prices, in different currencies, or if it depends on the number of guests. */
  from: { amount: number; currency: string } | null
}

/**
 * What a day (YYYY-MM-DD) costs: by the list of its season, or else by the one for all other days; by its period of the week, with the
 * weekend of the country; for all guests (CAL-04, CAT-13, CAT-31).
 */
export function quoteFor(
  day: string,
  guests: number | null,
  catalogs: readonly OfferedCatalog[],
  { today, countryCode }: { today: Temporal.PlainDate; countryCode: string },
): Quote {
  const date = parseDate(day)
  const inSeason = catalogs.find(({ season }) => season !== null && season.startOn <= day && day <= season.endOn)
  const catalog = inSeason ?? catalogs.find(({ season }) => season === null)
  if (!date || !catalog || catalog.prices.length === 0) return { state: 'none', prices: [], from: null }
  if (isPriceOutdated(catalog.expireAt, today)) return { state: 'outdated', prices: [], from: null }
  const period = countryConfig(countryCode).weekend.some((weekday) => weekday === date.dayOfWeek) ? 'weekend' : 'weekday'
  const prices = catalog.prices
    .filter(({ weekPeriod }) => weekPeriod === 'all' || weekPeriod === period)
    .map((price) => ({ ...price, amount: amountFor(price, guests) }))
  return { state: prices.length > 0 ? 'current' : 'none', prices, from: leastOf(prices) }
}

/** A price by the guest counts each started unit; a package is its price. */
function amountFor({ price, unit, unitCode }: OfferedPrice, guests: number | null): number | null {
  if (unitCode !== 'guests') return price
  return guests === null ? null : price * Math.ceil(guests / Math.max(unit, 1))
}

function leastOf(prices: readonly QuotedPrice[]): Quote['from'] {
  const [first] = prices
  if (!first || prices.some(({ currency, amount }) => currency !== first.currency || amount === null)) return null
  const leastOfItems = [...Map.groupBy(prices, ({ itemId }) => itemId).values()].map((options) =>
    Math.min(...options.map(({ amount }) => amount ?? 0)),
  )
  return { amount: leastOfItems.reduce((sum, least) => sum + least, 0), currency: first.currency }
}

/** A day of a provider or of one of its spaces, as the calendar answers it. */
export interface AnsweredDay {
  date: string
  isFree: boolean
  guestsFit: boolean | null
  quote: Pick<Quote, 'from'> | null
}

export interface CoupleDay {
  isFree: boolean
  /** The least price; null if it is unknown. */
  from: Quote['from']
  /** The nearest free days of the same weekday, in order. */
  freeDates: string[]
}

const freeDatesMax = 3

/**
 * What a reply can say about the day of a couple (YYYY-MM-DD): a space is free if it fits the guests, or if their number or its capacity is
 * unknown. Null if the calendar has no answer for the day (CAL-04, TMPL-05).
 */
export function coupleDay(day: string, answered: readonly AnsweredDay[]): CoupleDay | null {
  const date = parseDate(day)
  const ofDay = answered.filter((entry) => entry.date === day)
  if (!date || ofDay.length === 0) return null
  const isPossible = ({ isFree, guestsFit: fits }: AnsweredDay) => isFree && fits !== false
  const prices = ofDay.flatMap(({ quote }) => quote?.from ?? []).toSorted((one, other) => one.amount - other.amount)
  const distanceOf = (other: string) => Math.abs(date.until(other).days)
  const freeDates = [...new Set(answered.filter(isPossible).map((entry) => entry.date))]
    .filter((other) => other !== day && parseDate(other)?.dayOfWeek === date.dayOfWeek)
    .toSorted((one, other) => distanceOf(one) - distanceOf(other))
    .slice(0, freeDatesMax)
    .toSorted()
  return { isFree: ofDay.some(isPossible), from: prices[0] ?? null, freeDates }
}
