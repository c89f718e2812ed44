import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  averageResponse,
  categoryAverage,
  countedMinutes,
  dueAt,
  firstResponse,
  responseTimeRule,
  responseWindow,
} from './response-time.ts'
import type { ResponseEvent, ResponseGroup } from './response-time.ts'

const at = (text: string) => Temporal.Instant.from(text)
const toronto = responseTimeRule('CA', 'America/Toronto')
/** An instant by the wall clock in Toronto. */
const wall = (text: string) => Temporal.PlainDateTime.from(text).toZonedDateTime('America/Toronto').toInstant()

describe('countedMinutes', () => {
  // 2026-11-20 is a Friday
  it.each([
    ['2026-11-20T18:30', '2026-11-23T08:30', 30 + 660 + 30],
    ['2026-11-21T10:00', '2026-11-21T12:00', 120],
    ['2026-11-22T10:00', '2026-11-23T09:00', 60],
    ['2026-11-21T22:00', '2026-11-21T23:00', 0],
    ['2026-11-16T00:00', '2026-11-23T00:00', 66 * 60],
  ])('RESP-02 RESP-03 from %s to %s counts %i minutes (AMB-01, reading A)', (start, end, minutes) => {
    expect(countedMinutes(wall(start), wall(end), toronto)).toBe(minutes)
  })

  it.each([
    ['2026-11-20T07:59', '2026-11-20T08:00', 0],
    ['2026-11-20T08:00', '2026-11-20T08:01', 1],
    ['2026-11-20T18:59', '2026-11-20T19:00', 1],
    ['2026-11-20T19:00', '2026-11-20T19:01', 0],
    ['2026-11-20T20:00', '2026-11-21T07:00', 0],
    ['2026-11-22T00:00', '2026-11-23T00:00', 0],
    ['2026-11-20T12:00', '2026-11-20T12:00', 0],
    ['2026-11-20T12:00', '2026-11-20T11:00', 0],
  ])('RESP-05 windows are half-open: from %s to %s counts %i', (start, end, minutes) => {
    expect(countedMinutes(wall(start), wall(end), toronto)).toBe(minutes)
  })

  it('RESP-06 a night with a clock change does not change the sum', () => {
    // Clock changes in Toronto: Sunday 2026-03-08 forward, Sunday 2026-11-01 back
    expect(countedMinutes(wall('2026-03-07T18:00'), wall('2026-03-09T09:00'), toronto)).toBe(120)
    expect(countedMinutes(wall('2026-10-31T18:00'), wall('2026-11-02T09:00'), toronto)).toBe(120)
    expect(countedMinutes(wall('2026-03-02T00:00'), wall('2026-03-16T00:00'), toronto)).toBe(2 * 66 * 60)
  })

  it('RESP-06 a skipped day does not count', () => {
    // Apia skipped Friday 30 December 2011
    const apia = responseTimeRule('CA', 'Pacific/Apia')
    expect(countedMinutes(at('2011-12-29T18:00-10:00'), at('2011-12-31T09:00+14:00'), apia)).toBe(120)
    expect(countedMinutes(at('2011-12-27T00:00-10:00'), at('2012-01-04T00:00+14:00'), apia)).toBe(6 * 660)
    expect(dueAt(at('2011-12-29T18:00-10:00'), apia, 90)).toEqual(at('2011-12-31T08:30+14:00'))
  })

  it('RESP-08 Sunday counts in Saudi Arabia, Friday does not', () => {
    const riyadh = responseTimeRule('SA', 'Asia/Riyadh')
    expect(countedMinutes(at('2026-11-22T06:00Z'), at('2026-11-22T07:00Z'), riyadh)).toBe(60)
    expect(countedMinutes(at('2026-11-20T06:00Z'), at('2026-11-20T07:00Z'), riyadh)).toBe(0)
  })

  it('RESP-03 an unknown zone is replaced by that of the country, an unknown country by Canada', () => {
    expect(responseTimeRule('DE', 'Mars/Olympus').timeZone).toBe('Europe/Berlin')
    expect(responseTimeRule('XX', '')).toBe(toronto)
  })

  it('a holiday does not count, and hours may be split', () => {
    const split = responseTimeRule('DE', 'Europe/Berlin', {
      windows: [
        { weekday: 2, fromMinute: 14 * 60, toMinute: 18 * 60 },
        { weekday: 2, fromMinute: 9 * 60, toMinute: 12 * 60 },
      ],
      holidays: new Set(['2026-11-24']),
    })
    expect(countedMinutes(at('2026-11-17T00:00Z'), at('2026-11-18T00:00Z'), split)).toBe(7 * 60)
    expect(countedMinutes(at('2026-11-17T10:30Z'), at('2026-11-17T13:30Z'), split)).toBe(60)
    expect(countedMinutes(at('2026-11-24T00:00Z'), at('2026-11-25T00:00Z'), split)).toBe(0)
  })

  it('RESP-03 equals a slow count, minute by minute, in every zone and on nights with clock changes', () => {
    const zones = [
      'America/Toronto',
      'America/St_Johns',
      'Europe/Berlin',
      'Asia/Riyadh',
      'Asia/Kathmandu',
      'Australia/Sydney',
      'Australia/Lord_Howe',
      'Africa/Casablanca',
      'America/Havana',
      'Pacific/Apia',
    ]
    const changes = [
      '2026-03-08T07:00Z',
      '2026-11-01T06:00Z',
      '2026-03-29T01:00Z',
      '2026-10-25T01:00Z',
      '2026-04-04T16:00Z',
      '2011-12-30T10:00Z',
      '2026-12-31T23:00Z',
    ]
    const minuteOf = (instant: string) => at(instant).epochMilliseconds / 60_000
    const start = fc.oneof(
      fc.integer({ min: minuteOf('2005-01-01T00:00Z'), max: minuteOf('2030-01-01T00:00Z') }),
      fc.constantFrom(...changes).chain((change) => fc.integer({ min: -1_500, max: 1_500 }).map((shift) => minuteOf(change) + shift)),
    )
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 2_000 }), fc.constantFrom(...zones), (from, length, zone) => {
        const rule = responseTimeRule('CA', zone)
        const counted = countedMinutes(instantOf(from), instantOf(from + length), rule)
        expect(counted).toBe(slowCount(from, length, zone))
      }),
      { numRuns: 40 },
    )
  })

  it('adds up over parts, and never exceeds the elapsed time', () => {
    const ms = fc.integer({ min: Date.UTC(2019, 0, 1), max: Date.UTC(2031, 0, 1) })
    fc.assert(
      fc.property(fc.tuple(ms, ms, ms), (three) => {
        const [a, b, c] = three.toSorted((x, y) => x - y).map((one) => Temporal.Instant.fromEpochMilliseconds(one)) as [
          Temporal.Instant,
          Temporal.Instant,
          Temporal.Instant,
        ]
        const whole = countedMinutes(a, c, toronto)
        expect(countedMinutes(a, b, toronto) + countedMinutes(b, c, toronto)).toBeCloseTo(whole, 6)
        expect(whole).toBeLessThanOrEqual((c.epochMilliseconds - a.epochMilliseconds) / 60_000)
      }),
    )
  })

  it('invalid dates result in a number', () => {
    const first = Temporal.Instant.fromEpochMilliseconds(-8.64e15)
    const last = Temporal.Instant.fromEpochMilliseconds(8.64e15)
    expect(countedMinutes(first, last, toronto)).toBeGreaterThan(0)
    expect(countedMinutes(last, first, toronto)).toBe(0)
    expect(dueAt(first, toronto, 10)).toEqual(first)
    expect(dueAt(last, toronto, 10)).toEqual(last)
    expect(dueAt(at('2026-11-20T12:00Z'), toronto, Infinity).toString()).toBe('2100-01-01T00:00:00Z')
    expect(dueAt(at('2026-11-20T12:00Z'), toronto, Number.NaN)).toEqual(at('2026-11-20T12:00Z'))
  })
})

describe('dueAt', () => {
  it.each([
    // the working day ends in the next UTC year
    ['2026-12-31T18:00', 60, '2026-12-31T19:00'],
    ['2026-11-17T09:42', 180, '2026-11-17T12:42'],
    ['2026-11-17T17:00', 180, '2026-11-18T09:00'],
    ['2026-11-21T18:00', 180, '2026-11-23T10:00'],
    ['2026-11-22T03:00', 180, '2026-11-23T11:00'],
    ['2026-11-17T16:00', 180, '2026-11-17T19:00'],
    ['2026-11-17T20:00', 1, '2026-11-18T08:01'],
    ['2026-12-31T18:30', 60, '2027-01-01T08:30'],
  ])('RESP-03 a lead of %s with %i minutes is due at %s', (createdAt, minutes, due) => {
    expect(dueAt(wall(createdAt), toronto, minutes)).toEqual(wall(due))
  })

  it('RESP-03 without a target it is due at once', () => {
    expect(dueAt(wall('2026-11-22T03:00'), toronto, 0)).toEqual(wall('2026-11-22T03:00'))
    expect(dueAt(wall('2026-11-22T03:00'), toronto, -5)).toEqual(wall('2026-11-22T03:00'))
  })

  it('RESP-03 is the first instant at which the target has passed', () => {
    const ms = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2030, 0, 1) })
    fc.assert(
      fc.property(ms, fc.integer({ min: 1, max: 20_000 }), (startMs, target) => {
        const start = Temporal.Instant.fromEpochMilliseconds(startMs)
        const due = dueAt(start, toronto, target)
        expect(countedMinutes(start, due, toronto)).toBeCloseTo(target, 6)
        expect(countedMinutes(start, due.subtract({ milliseconds: 1 }), toronto)).toBeLessThan(target)
      }),
    )
  })
})

describe('firstResponse', () => {
  const message = (time: string, change: { direction?: 'in' | 'out'; isAutomatic?: boolean } = {}): ResponseEvent => ({
    kind: 'message',
    at: at(time),
    direction: 'out',
    isAutomatic: false,
    ...change,
  })
  const call = (time: string, result: 'talked' | 'no_answer'): ResponseEvent => ({ kind: 'call', at: at(time), result })
  const first = (...events: ResponseEvent[]) => events.reduce<Temporal.Instant | null>(firstResponse, null)

  it('RESP-04 the first message of a person or the first talk stops the clock', () => {
    const late = message('2026-11-20T12:00Z')
    expect(first(late, message('2026-11-20T11:00Z'))).toEqual(at('2026-11-20T11:00Z'))
    expect(first(late, call('2026-11-20T10:00Z', 'talked'))).toEqual(at('2026-11-20T10:00Z'))
    expect(first(message('2026-11-20T11:00Z'), late)).toEqual(at('2026-11-20T11:00Z'))
  })

  it('RESP-04 automatic replies, messages of the couple and calls without a talk do not', () => {
    const early = '2026-11-20T08:00Z'
    expect(first(message(early, { isAutomatic: true }), message(early, { direction: 'in' }), call(early, 'no_answer'))).toBeNull()
    expect(first()).toBeNull()
  })
})

describe('averageResponse', () => {
  const now = wall('2026-11-20T12:00')

  it('RESP-07 a couple of this very moment counts, a later one does not', () => {
    const asked = (createdAt: Temporal.Instant) => averageResponse([{ createdAt, firstResponseAt: null }], now, toronto).open.count
    expect([asked(now), asked(now.add({ milliseconds: 1 }))]).toEqual([1, 0])
  })

  it('RESP-07 answered leads count with their response time, open ones with the wait so far, both shown separately', () => {
    const leads = [
      { createdAt: wall('2026-11-20T09:00'), firstResponseAt: wall('2026-11-20T10:00') },
      { createdAt: wall('2026-11-19T20:00'), firstResponseAt: wall('2026-11-20T07:00') },
      { createdAt: wall('2026-11-20T09:00'), firstResponseAt: null },
    ]
    expect(averageResponse(leads, now, toronto)).toEqual({
      meanMinutes: (60 + 0 + 180) / 3,
      answered: { count: 2, meanMinutes: 30 },
      closed: { count: 0, meanMinutes: null },
      open: { count: 1, meanMinutes: 180 },
    })
  })

  it('RESP-05 an answer within one excluded span counts as 0', () => {
    const night = { createdAt: wall('2026-11-19T20:00'), firstResponseAt: wall('2026-11-20T07:00') }
    expect(averageResponse([night], now, toronto).meanMinutes).toBe(0)
  })

  it('RESP-07 the six months begin at midnight of each zone, whichever is asked first at a moment', () => {
    const now = at('2026-11-20T12:00:00Z')
    const fromOf = (zone: string) => responseWindow(now, responseTimeRule('CA', zone)).from.toString()
    const froms = { 'America/Toronto': '2026-05-20T04:00:00Z', 'America/Vancouver': '2026-05-20T07:00:00Z' }
    for (const [zone, from] of [...Object.entries(froms), ...Object.entries(froms)]) expect(fromOf(zone)).toBe(from)
    expect(responseWindow(at('2026-11-21T12:00:00Z'), toronto).since).toBe('2026-05-21')
  })

  it('RESP-07 six months count: their first day does, the day before and future leads do not', () => {
    const of = (createdAt: string) => averageResponse([{ createdAt: wall(createdAt), firstResponseAt: null }], now, toronto).open.count
    expect(of('2026-05-20T00:00')).toBe(1)
    expect(of('2026-05-19T23:59')).toBe(0)
    expect(of('2026-11-20T12:01')).toBe(0)
  })

  it('RESP-04 RESP-07 a lead closed without an answer stops waiting, but is not answered', () => {
    const lead = { createdAt: wall('2026-11-20T09:00'), firstResponseAt: null, closedAt: wall('2026-11-20T09:30') }
    const answered = { ...lead, firstResponseAt: wall('2026-11-20T10:00'), closedAt: wall('2026-11-20T11:00') }
    expect(averageResponse([lead, answered], now, toronto)).toEqual({
      meanMinutes: 45,
      answered: { count: 1, meanMinutes: 60 },
      closed: { count: 1, meanMinutes: 30 },
      open: { count: 0, meanMinutes: null },
    })
  })

  it('RESP-07 without leads there is no average', () => {
    expect(averageResponse([], now, toronto)).toEqual({
      meanMinutes: null,
      answered: { count: 0, meanMinutes: null },
      closed: { count: 0, meanMinutes: null },
      open: { count: 0, meanMinutes: null },
    })
  })

  it('RESP-07 the average of a category is hidden with fewer than three providers with leads', () => {
    const [hour, two, three] = [60, 120, 180].map((meanMinutes) => ({ count: 5, meanMinutes })) as [
      ResponseGroup,
      ResponseGroup,
      ResponseGroup,
    ]
    const none = { count: 0, meanMinutes: null }
    expect(categoryAverage([hour, two])).toBeNull()
    expect(categoryAverage([hour, two, none])).toBeNull()
    expect(categoryAverage([hour, two, three])).toBe(120)
    expect(categoryAverage([hour, two, three, none])).toBe(120)
  })

  it('RESP-07 the average of a category is over its leads: a provider with ten times as many leads has ten times the weight', () => {
    const of = (count: number, meanMinutes: number) => ({ count, meanMinutes })
    expect(categoryAverage([of(10, 60), of(1, 600), of(1, 600)])).toBe(150)
  })
})

const instantOf = (minute: number) => Temporal.Instant.fromEpochMilliseconds(minute * 60_000)

/** Reference implementation: reads the wall clock of every single minute and imports nothing from the rule. */
function slowCount(from: number, length: number, zone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  let counted = 0
  for (let minute = from; minute < from + length; minute++) {
    const parts = Object.fromEntries(clock.formatToParts(minute * 60_000).map((part) => [part.type, part.value]))
    const hour = Number(parts['hour'])
    if (parts['weekday'] !== 'Sun' && hour >= 8 && hour < 19) counted += 1
  }
  return counted
}
