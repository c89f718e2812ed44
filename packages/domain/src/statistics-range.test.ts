import { describe, expect, it } from 'vitest'
import { elapsedRange, statisticsRange, statisticsRangeProblems, stepsOf, usualStep } from './statistics-range.ts'

const now = Temporal.Instant.from('2026-11-24T03:00:00Z')
// Still the 23rd.
const zone = 'America/Toronto'
const days = ({ start, end }: { start: Temporal.PlainDate; end: Temporal.PlainDate }) => `${start.toString()} ${end.toString()}`
const range = (start: string, end: string) => ({ start: Temporal.PlainDate.from(start), end: Temporal.PlainDate.from(end) })

describe('statisticsRange', () => {
  it('STAT-11 is the last 30 days without a question, in the zone of the account', () =>
    expect(days(statisticsRange({}, now, zone))).toBe('2026-10-25 2026-11-23'))
  it.each([
    [{ preset: 'last-month' }, '2026-10-01 2026-10-31'],
    [{ preset: 'yesterday', from: '2026-01-01', to: '2026-01-31' }, '2026-01-01 2026-01-31'],
    [{ from: '2026-01-01' }, '2026-01-01 2026-01-30'],
    [{ to: '2026-01-30' }, '2026-01-01 2026-01-30'],
    [{ from: '2026-02-30' }, '2026-10-25 2026-11-23'],
    [{ start: '2026-01-01', end: '2026-01-31' }, '2026-01-01 2026-01-31'],
    [{ from: '2026-02-01', start: '2026-01-01', end: '2026-02-03' }, '2026-02-01 2026-02-03'],
  ] as const)('STAT-10 of %o is %s', (asked, expected) => expect(days(statisticsRange(asked, now, zone))).toBe(expected))
})

it('STAT-11 a range that ends before it begins, or is longer than two years, has a problem', () => {
  expect(statisticsRangeProblems(range('2026-01-02', '2026-01-01'))).toEqual([{ path: 'to', code: 'not_after_start' }])
  expect(statisticsRangeProblems(range('2024-01-01', '2026-01-01'))).toEqual([])
  expect(statisticsRangeProblems(range('2024-01-01', '2026-01-02'))).toEqual([{ path: 'to', code: 'range_too_long', params: { max: 732 } }])
})

it('STAT-11 figures end today', () => {
  expect(days(elapsedRange(range('2026-11-01', '2026-11-30'), now, zone)!)).toBe('2026-11-01 2026-11-23')
  expect(days(elapsedRange(range('2026-10-01', '2026-10-31'), now, zone)!)).toBe('2026-10-01 2026-10-31')
  expect(elapsedRange(range('2026-11-24', '2026-11-30'), now, zone)).toBeNull()
})

it.each([
  ['2026-01-01', '2026-03-03', 'day'],
  ['2026-01-01', '2026-03-04', 'week'],
  ['2026-01-01', '2026-07-09', 'week'],
  ['2026-01-01', '2026-07-10', 'month'],
] as const)('from %s to %s the usual step is a %s', (start, end, step) => expect(usualStep(range(start, end))).toBe(step))

describe('stepsOf', () => {
  it('AMB-39 weeks begin as in the country, and a range begins and ends within one', () => {
    // 2026-11-04 is a Wednesday.
    expect(stepsOf(range('2026-11-04', '2026-11-16'), 'week', 1)).toEqual([
      { date: '2026-11-04', days: 5 },
      { date: '2026-11-09', days: 7 },
      { date: '2026-11-16', days: 1 },
    ])
    expect(stepsOf(range('2026-11-04', '2026-11-16'), 'week', 7)).toEqual([
      { date: '2026-11-04', days: 4 },
      { date: '2026-11-08', days: 7 },
      { date: '2026-11-15', days: 2 },
    ])
  })
  it('months have their lengths', () =>
    expect(stepsOf(range('2026-01-31', '2026-03-01'), 'month', 1)).toEqual([
      { date: '2026-01-31', days: 1 },
      { date: '2026-02-01', days: 28 },
      { date: '2026-03-01', days: 1 },
    ]))
  it('days are one each, and an empty range has none', () => {
    expect(stepsOf(range('2026-01-31', '2026-02-01'), 'day', 1).map(({ date }) => date)).toEqual(['2026-01-31', '2026-02-01'])
    expect(stepsOf(range('2026-02-01', '2026-01-31'), 'day', 1)).toEqual([])
    expect(stepsOf(range('2000-01-01', '2026-01-31'), 'day', 1)).toHaveLength(732)
  })
})
