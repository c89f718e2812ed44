import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Weekday, WorkingWindow } from './country.ts'
import { workingClock } from './working-time.ts'

const minute = 60_000
const window = (weekday: Weekday, fromMinute: number, toMinute: number): WorkingWindow => ({ weekday, fromMinute, toMinute })
const clockOf = (windows: WorkingWindow[], timeZone = 'UTC') => workingClock({ timeZone, windows, holidays: new Set() })
const monday = Date.UTC(2026, 10, 16)
/** Counted minutes of that Monday. */
const minutesOf = (windows: WorkingWindow[]) => clockOf(windows).countedMs(monday, monday + 1_440 * minute) / minute

describe('windows', () => {
  it('RESP-03 overlapping or adjacent windows count once, in any order', () => {
    expect(minutesOf([window(1, 600, 840), window(1, 480, 720)])).toBe(360)
    expect(minutesOf([window(1, 480, 720), window(1, 720, 840)])).toBe(360)
    expect(minutesOf([window(1, 480, 840), window(1, 500, 600), window(1, 900, 960)])).toBe(420)
  })

  it('RESP-03 reversed, empty and invalid windows do not count; a day ends at midnight', () => {
    expect(minutesOf([window(1, 720, 480), window(1, 600, 600), window(2, 480, 720), window(1, Number.NaN, 720)])).toBe(0)
    expect(minutesOf([window(1, -60, 60), window(1, 1_380, 1_500)])).toBe(120)
    expect(minutesOf([])).toBe(0)
  })

  it('RESP-03 invalid windows do not affect the others', () => {
    expect(minutesOf([window(1, 480, 720), window(1, 500, Number.NaN), window(1, 600, 540), window(1, 720, 720)])).toBe(240)
    expect(minutesOf([window(1, 780, 960), window(1, Number.NaN, 720), window(1, 480, 720)])).toBe(420)
  })

  it('RESP-03 the days around a holiday count, the holiday does not', () => {
    const windows = ([1, 2, 3] as const).map((weekday) => window(weekday, 480, 720))
    const { countedMs } = workingClock({ timeZone: 'UTC', windows, holidays: new Set(['2026-11-17']) })
    expect(countedMs(monday, monday + 3 * 1_440 * minute)).toBe(480 * minute)
  })

  it('RESP-06 round-the-clock windows count all time, also on nights with clock changes', () => {
    const always = Array.from({ length: 7 }, (_, day) => window((day + 1) as Weekday, 0, 1_440))
    const zones = ['America/Toronto', 'Australia/Lord_Howe', 'Pacific/Apia', 'Africa/Casablanca']
    const clocks = zones.map((zone) => clockOf(always, zone))
    const ms = fc.integer({ min: Date.UTC(2009, 6, 1), max: Date.UTC(2012, 6, 1) })
    fc.assert(
      fc.property(ms, ms, fc.constantFrom(...clocks), (a, b, clock) => {
        expect(clock.countedMs(Math.min(a, b), Math.max(a, b))).toBe(Math.abs(a - b))
      }),
      { numRuns: 300 },
    )
  })

  it('RESP-06 a night in two years counts once: on 1 January 2019 São Tomé returned to UTC', () => {
    const clock = clockOf([window(2, 0, 60)], 'Africa/Sao_Tome')
    const newYear = Date.UTC(2019, 0, 1)
    expect(clock.countedMs(newYear - 720 * minute, newYear + 720 * minute)).toBe(60 * minute)
  })
})

it('RESP-03 time counts from 2000 to 2100, and a due date is found within 20 years', () => {
  const always = clockOf(Array.from({ length: 7 }, (_, day) => window((day + 1) as Weekday, 0, 1_440)))
  const [first, last, year] = [Date.UTC(2000, 0, 1), Date.UTC(2100, 0, 1), 366 * 1_440 * minute]
  expect(always.countedMs(first - year, first + 5)).toBe(5)
  expect(always.countedMs(last - 5, last + year)).toBe(5)
  expect(always.afterMs(first, 5)).toBe(first + 5)
  expect(always.afterMs(first - 1, 5)).toBe(first - 1)
  expect(always.afterMs(last, 5)).toBe(last)
  expect(always.afterMs(monday, 19 * year)).toBe(monday + 19 * year)
  expect(always.afterMs(monday, 22 * year)).toBe(last)
})

it('RESP-03 a clock without windows is never due', () => {
  expect(clockOf([]).afterMs(monday, 1)).toBe(Date.UTC(2100, 0, 1))
  expect(clockOf([]).afterMs(monday, 0)).toBe(monday)
})

it('RESP-03 the tables of the same hours are created once', () => {
  const hours = { timeZone: 'UTC', windows: [window(1, 480, 720)], holidays: new Set<string>() }
  expect(workingClock(hours)).toBe(workingClock(hours))
})
