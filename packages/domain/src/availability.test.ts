import { describe, expect, it } from 'vitest'
import {
  coupleDay,
  dayAvailability,
  guestsFit,
  quoteFor,
  type AnsweredDay,
  type CalendarTime,
  type OfferedCatalog,
  type OfferedPrice,
} from './availability.ts'

const at = (text: string) => Temporal.Instant.from(text)
const taken = (type: CalendarTime['type'], start: string, end: string, more: Partial<CalendarTime> = {}): CalendarTime => ({
  type,
  spaceId: null,
  allDay: false,
  start: at(start),
  end: at(end),
  ...more,
})

describe('a day', () => {
  const wedding = taken('wedding', '2027-06-06T04:00:00Z', '2027-06-07T04:00:00Z', { allDay: true })
  it.each([
    ['without events', '2027-06-06', [], true, null],
    ['of a wedding', '2027-06-06', [wedding], false, 'wedding'],
    ['before a wedding', '2027-06-05', [wedding], true, null],
    ['after a wedding', '2027-06-07', [wedding], true, null],
    ['of a viewing', '2027-06-06', [taken('appointment', '2027-06-06T14:00:00Z', '2027-06-06T15:00:00Z')], true, null],
    ['with a blocked hour', '2027-06-06', [taken('blocked', '2027-06-06T14:00:00Z', '2027-06-06T15:00:00Z')], true, null],
    ['with six blocked hours', '2027-06-06', [taken('blocked', '2027-06-06T14:00:00Z', '2027-06-06T20:00:00Z')], false, 'blocked'],
    [
      'within a blocked week',
      '2027-06-06',
      [taken('blocked', '2027-06-01T04:00:00Z', '2027-06-08T04:00:00Z', { allDay: true })],
      false,
      'blocked',
    ],
    ['of a wedding and a blocked time', '2027-06-06', [{ ...wedding, type: 'blocked' as const }, wedding], false, 'wedding'],
    ['that does not exist', '2027-06-31', [], false, null],
  ])('CAL-04 %s', (_what, day, events, isFree, reason) => {
    expect(dayAvailability(day, null, events, 'America/Toronto')).toEqual({ isFree, reason })
  })

  it('CAL-04 an event in one space leaves the others free; one in none takes all', () => {
    const inFirst = { ...wedding, spaceId: 1 }
    expect(dayAvailability('2027-06-06', 1, [inFirst], 'America/Toronto').isFree).toBe(false)
    expect(dayAvailability('2027-06-06', 2, [inFirst], 'America/Toronto').isFree).toBe(true)
    expect(dayAvailability('2027-06-06', 2, [wedding], 'America/Toronto').isFree).toBe(false)
  })

  it('CAL-04 begins and ends in the zone of the provider, also when the clocks change', () => {
    const night = taken('wedding', '2027-03-27T22:30:00Z', '2027-03-27T23:00:00Z')
    expect(dayAvailability('2027-03-28', null, [night], 'Europe/Berlin').isFree).toBe(true)
    expect(dayAvailability('2027-03-27', null, [night], 'Europe/Berlin').isFree).toBe(false)
    const late = taken('wedding', '2027-03-28T21:30:00Z', '2027-03-28T22:00:00Z')
    expect(dayAvailability('2027-03-28', null, [late], 'Europe/Berlin').isFree).toBe(false)
    expect(dayAvailability('2027-03-29', null, [late], 'Europe/Berlin').isFree).toBe(true)
  })
})

it.each([
  [100, { mealMin: 40, mealMax: 220 }, true],
  [39, { mealMin: 40, mealMax: 220 }, false],
  [221, { mealMin: 40, mealMax: 220 }, false],
  [250, { mealMin: 40, mealMax: 220, cocktailMax: 300 }, true],
  [500, { mealMin: 50 }, true],
  [100, {}, null],
  [null, { mealMax: 220 }, null],
])('CAL-04 %s guests in %j: %s', (guests, capacity, fits) => {
  expect(guestsFit(guests, { mealMin: null, mealMax: null, cocktailMin: null, cocktailMax: null, ...capacity })).toBe(fits)
})

describe('the price of a day', () => {
  const price = (
    itemId: number,
    option: number,
    weekPeriod: OfferedPrice['weekPeriod'],
    amount: number,
    more: Partial<OfferedPrice> = {},
  ) => ({
    itemId,
    catalogItemOptionId: option,
    weekPeriod,
    price: amount,
    unit: 1,
    unitCode: 'guests',
    currency: 'CAD',
    ...more,
  })
  const hire = { unitCode: 'hours', unit: 12 }
  const always: OfferedCatalog = {
    expireAt: '2027-02-01',
    season: null,
    prices: [price(1, 1, 'weekday', 95), price(1, 1, 'weekend', 125), price(1, 2, 'all', 85), price(2, 3, 'all', 3200, hire)],
  }
  const summer: OfferedCatalog = { ...always, season: { startOn: '2027-05-01', endOn: '2027-09-30' }, prices: [price(1, 1, 'all', 145)] }
  const quote = (day: string, guests: number | null, catalogs: OfferedCatalog[], countryCode = 'CA') =>
    quoteFor(day, guests, catalogs, { today: Temporal.PlainDate.from('2026-11-20'), countryCode })

  it.each([
    // A Friday, and a Saturday: the least for dinner, and the hire.
    ['2027-10-01', 100, [always], 100 * 85 + 3200],
    ['2027-10-02', 100, [{ ...always, prices: always.prices.slice(0, 2) }], 12_500],
    ['2027-10-01', 100, [{ ...always, prices: always.prices.slice(0, 2) }], 9_500],
    ['2027-06-05', 100, [always, summer], 14_500],
    ['2027-05-01', 100, [always, summer], 14_500],
    ['2027-09-30', 100, [always, summer], 14_500],
    ['2027-04-30', 100, [summer], null],
    ['2027-10-01', 101, [{ ...always, prices: [price(1, 1, 'all', 500, { unit: 10 })] }], 5_500],
    ['2027-10-01', null, [always], null],
    ['2027-10-01', null, [{ ...always, prices: [price(2, 3, 'all', 3200, hire)] }], 3200],
    ['2027-10-01', 100, [{ ...always, prices: [price(1, 1, 'all', 9), price(2, 3, 'all', 9, { currency: 'USD' })] }], null],
  ])('CAL-04 on %s for %s guests', (day, guests, catalogs, amount) => {
    expect(quote(day, guests, catalogs).from).toEqual(amount === null ? null : { amount, currency: 'CAD' })
  })

  it('CAL-04 Friday is a weekend in Saudi Arabia', () => {
    const [first] = quote('2027-10-01', 100, [always], 'SA').prices
    expect(first).toMatchObject({ weekPeriod: 'weekend', amount: 12_500 })
  })

  it('CAL-04 the days of a list that has expired have no price, also if the list of other days has one', () => {
    const old = { ...summer, expireAt: '2026-11-19' }
    expect(quote('2027-06-05', 100, [always, old])).toEqual({ state: 'outdated', prices: [], from: null })
    expect(quote('2027-10-01', 100, [always, old]).state).toBe('current')
    expect(quote('2027-10-01', 100, [])).toEqual({ state: 'none', prices: [], from: null })
  })
})

describe('coupleDay', () => {
  const day = '2027-06-12'
  const entry = (date: string, more: Partial<AnsweredDay> = {}): AnsweredDay => ({
    date,
    isFree: true,
    guestsFit: true,
    quote: null,
    ...more,
  })

  it('TMPL-05 CAL-04 a day is free if one space is free and fits the guests, or its capacity is unknown', () => {
    const small = entry(day, { guestsFit: false })
    const taken = entry(day, { isFree: false })
    expect(coupleDay(day, [small, taken])).toEqual({ isFree: false, from: null, freeDates: [] })
    expect(coupleDay(day, [small, entry(day)])).toMatchObject({ isFree: true })
    expect(coupleDay(day, [entry(day, { guestsFit: null })])).toMatchObject({ isFree: true })
  })

  it('TMPL-05 CAL-04 the price is the least of the day; unknown without one', () => {
    const priced = (amount: number) => entry(day, { quote: { from: { amount, currency: 'CAD' } } })
    expect(coupleDay(day, [priced(9000), priced(8500), entry(day, { quote: { from: null } })])?.from).toEqual({
      amount: 8500,
      currency: 'CAD',
    })
    expect(coupleDay(day, [entry(day, { quote: { from: null } }), { ...priced(1), date: '2027-06-19' }])?.from).toBeNull()
  })

  it('TMPL-05 CAL-04 free dates are the three nearest of the same weekday, in order, without the day itself', () => {
    const saturdays = ['2027-05-22', '2027-05-29', '2027-06-05', '2027-06-12', '2027-06-19', '2027-06-26']
    const sunday = '2027-06-13'
    expect(
      coupleDay(
        day,
        [...saturdays, sunday].map((date) => entry(date)),
      )?.freeDates,
    ).toEqual(['2027-05-29', '2027-06-05', '2027-06-19'])
    const taken = saturdays.map((date) => entry(date, { isFree: false }))
    expect(coupleDay(day, [...taken, entry('2027-06-26', { guestsFit: false }), entry('2027-06-26')])?.freeDates).toEqual(['2027-06-26'])
  })

  it.each(['', '2027-02-30', '2027-07-01'])('TMPL-05 without an answer for the day %j there is none', (other) => {
    expect(coupleDay(other, [entry(day)])).toBeNull()
  })
})
