import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coachingHorizon, responseCoaching, whatIfAnswered } from './response-coaching.ts'
import type { CoachedLead } from './response-coaching.ts'
import { averageResponse, responseTimeRule } from './response-time.ts'

const rule = responseTimeRule('CA', 'America/Toronto')
const wall = (text: string) => Temporal.PlainDateTime.from(text).toZonedDateTime('America/Toronto').toInstant()
// 2026-11-20 is a Friday
const now = wall('2026-11-20T12:00')
const lead = (id: number, createdAt: string, firstResponseAt: string | null = null): CoachedLead => ({
  id,
  createdAt: wall(createdAt),
  firstResponseAt: firstResponseAt === null ? null : wall(firstResponseAt),
})

describe('responseCoaching', () => {
  it('RESP-07 states how long each couple has waited and when an answer starts to raise the average', () => {
    const { open, allowedMinutes, isCounting } = responseCoaching([lead(1, '2026-11-20T11:00')], now, rule)
    expect(allowedMinutes).toBe(180)
    expect(isCounting).toBe(true)
    expect(open).toEqual([{ id: 1, waitedMinutes: 60, minutesLeft: 120, dueAt: wall('2026-11-20T14:00'), costMinutes: 0 }])
  })

  it('RESP-07 the limit of a provider that answers faster than the target is its own average', () => {
    expect(responseCoaching([lead(1, '2026-11-19T09:00', '2026-11-19T09:30'), lead(2, '2026-11-20T11:45')], now, rule)).toMatchObject({
      allowedMinutes: 30,
      open: [{ id: 2, minutesLeft: 15, dueAt: wall('2026-11-20T12:15') }],
    })
  })

  it('RESP-07 leads that can still be answered in time come first, the most urgent at the top; then late ones, longest wait first', () => {
    const leads = [lead(1, '2026-11-19T09:00'), lead(2, '2026-11-20T11:30'), lead(3, '2026-11-20T10:00'), lead(4, '2026-11-18T09:00')]
    const { open } = responseCoaching(leads, now, rule)
    expect(open.map((advice) => advice.id)).toEqual([3, 2, 4, 1])
    expect(open[2]).toMatchObject({ minutesLeft: 0, dueAt: null })
  })

  it('RESP-02 outside working hours no waiting time is added', () => {
    const evening = responseCoaching([lead(1, '2026-11-20T18:30')], wall('2026-11-20T22:00'), rule)
    expect(evening.isCounting).toBe(false)
    expect(evening.open[0]).toMatchObject({ waitedMinutes: 30, minutesLeft: 150, dueAt: wall('2026-11-21T10:30') })
  })

  it('RESP-07 with a minute left a lead is in time, with none it is late', () => {
    const minuteLeft = responseCoaching([lead(1, '2026-11-20T09:01')], now, rule).open[0]
    expect(minuteLeft).toMatchObject({ minutesLeft: 1, dueAt: wall('2026-11-20T12:01') })
    const late = responseCoaching([lead(1, '2026-11-20T09:00'), lead(2, '2026-11-20T09:01'), lead(3, '2026-11-20T08:00')], now, rule).open
    expect(late.map((advice) => [advice.id, advice.minutesLeft])).toEqual([
      [2, 1],
      [3, 0],
      [1, 0],
    ])
  })

  it('RESP-07 a lead costs the mean with it minus the mean of all others', () => {
    const leads = [lead(1, '2026-11-20T11:00'), lead(2, '2026-11-20T10:00'), lead(3, '2026-11-20T08:00', '2026-11-20T11:00')]
    const { meanMinutes, open } = responseCoaching(leads, now, rule)
    expect(meanMinutes).toBe(120)
    expect(open.map((advice) => [advice.id, advice.costMinutes])).toEqual([
      [2, 120 - (60 + 180) / 2],
      [1, 120 - (120 + 180) / 2],
    ])
  })

  it('RESP-07 a couple of this very moment is included, and the first of two equal ones comes first', () => {
    const alike = [lead(9, '2026-11-20T12:00'), lead(4, '2026-11-20T12:00'), lead(6, '2026-11-20T12:00')]
    expect(responseCoaching(alike, now, rule).open.map((advice) => advice.id)).toEqual([4, 6, 9])
  })

  it('RESP-07 the cost of a lead is the difference of the average without it', () => {
    const leads = [lead(1, '2026-11-19T09:00', '2026-11-19T10:00'), lead(2, '2026-11-20T09:00')]
    expect(responseCoaching(leads, now, rule).open[0]?.costMinutes).toBe((60 + 180) / 2 - 60)
  })

  it('RESP-07 a lead from before the six months is not in the mean, and costs nothing', () => {
    const leads = [lead(1, '2026-05-19T18:59'), lead(2, '2026-05-20T08:00'), lead(3, '2026-11-20T11:00')]
    const { meanMinutes, open } = responseCoaching(leads, now, rule)
    expect(open.map((advice) => advice.id)).toEqual([3, 2])
    expect(meanMinutes).toBe((open[0]!.waitedMinutes + open[1]!.waitedMinutes) / 2)
  })

  it('RESP-07 leads closed without an answer count for the mean of the others, but not for the limit', () => {
    const closed = { ...lead(1, '2026-11-20T09:00'), closedAt: wall('2026-11-20T09:10') }
    expect(responseCoaching([closed, lead(2, '2026-11-20T11:00')], now, rule)).toMatchObject({
      meanMinutes: 35,
      allowedMinutes: 180,
      open: [{ id: 2, costMinutes: 25 }],
    })
  })

  it('RESP-04 answered, closed and future leads need no advice', () => {
    const leads = [
      lead(1, '2026-11-20T09:00', '2026-11-20T10:00'),
      { ...lead(2, '2026-11-20T09:00'), closedAt: now },
      lead(3, '2026-11-20T13:00'),
    ]
    expect(responseCoaching(leads, now, rule).open).toEqual([])
    expect(responseCoaching([], now, rule)).toEqual({ meanMinutes: null, allowedMinutes: 180, isCounting: true, open: [] })
  })
})

describe('whatIfAnswered', () => {
  const leads = [lead(1, '2026-11-20T11:00'), lead(2, '2026-11-20T11:30'), lead(3, '2026-11-20T09:00', '2026-11-20T09:30')]
  const evening = wall('2026-11-20T19:00')

  it('RESP-07 compares answering now with waiting until the evening', () => {
    expect(whatIfAnswered(leads, [1], now, evening, rule)).toEqual({
      meanMinutes: (60 + 450 + 30) / 3,
      meanMinutesOtherwise: (480 + 450 + 30) / 3,
      savedMinutes: 140,
    })
  })

  it('RESP-07 answering more leads never raises the mean, and an unknown or answered lead changes nothing', () => {
    expect(whatIfAnswered(leads, [3, 99], now, evening, rule).savedMinutes).toBe(0)
    fc.assert(
      fc.property(fc.subarray([1, 2, 3]), fc.integer({ min: 1, max: 3 }), (some, one) => {
        const few = whatIfAnswered(leads, some, now, evening, rule).savedMinutes
        expect(whatIfAnswered(leads, [...some, one], now, evening, rule).savedMinutes).toBeGreaterThanOrEqual(few)
      }),
    )
  })

  it('RESP-07 without answers it is the plain average', () => {
    expect(whatIfAnswered(leads, [], now, evening, rule).meanMinutes).toBe(averageResponse(leads, evening, rule).meanMinutes)
    expect(whatIfAnswered([], [1], now, evening, rule)).toEqual({ meanMinutes: null, meanMinutesOtherwise: null, savedMinutes: 0 })
  })
})

describe('known responses', () => {
  it('RESP-07 count in the advice and in the forecast like answered leads, and like those that were closed without an answer', () => {
    const answered = [lead(1, '2026-11-19T09:00', '2026-11-19T09:30'), lead(2, '2026-11-19T09:00', '2026-11-19T10:10')]
    const closed = { ...lead(5, '2026-11-19T09:00'), closedAt: wall('2026-11-19T09:20') }
    const open = [lead(3, '2026-11-20T11:00'), lead(4, '2026-11-20T11:45')]
    const all = [...answered, closed, ...open]
    const summed = { answered: { count: 2, minutes: 100 }, closed: { count: 1, minutes: 20 } }
    expect(responseCoaching(open, now, rule, summed)).toEqual(responseCoaching(all, now, rule))
    const until = wall('2026-11-21T12:00')
    expect(whatIfAnswered(open, [3], now, until, rule, summed)).toEqual(whatIfAnswered(all, [3], now, until, rule))
  })
})

describe('coachingHorizon', () => {
  it.each([
    ['the next day', '2026-11-20T12:00', '2026-11-21T12:00'],
    ['Monday on a Saturday, because Sunday does not count', '2026-11-21T12:00', '2026-11-23T12:00'],
    ['the next day at night', '2026-11-20T23:00', '2026-11-21T23:00'],
  ])('RESP-02 is %s', (_, at, then) => expect(coachingHorizon(wall(at), rule)).toEqual(wall(then)))

  it('is found even if no day counts', () => {
    expect(coachingHorizon(now, { ...rule, windows: [] })).toEqual(now.toZonedDateTimeISO(rule.timeZone).add({ days: 15 }).toInstant())
  })
})
