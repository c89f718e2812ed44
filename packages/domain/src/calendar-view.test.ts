import { describe, expect, it } from 'vitest'
import { movedSpan, overlappingIds, spanOfWall, wallClock, wallSpan } from './calendar-view.ts'

const at = (text: string) => Temporal.Instant.from(text)
const span = (start: string, end: string) => ({ start: at(start), end: at(end) })
const read = (found: { start: Temporal.Instant; end: Temporal.Instant } | null) => found && [found.start.toString(), found.end.toString()]
const year = span('2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z')

describe('an event in wall-clock time', () => {
  const inBerlin = wallClock('Europe/Berlin', year)
  it.each([
    ['2026-03-29T00:59:00Z', '2026-03-29', 119],
    ['2026-03-29T01:00:00Z', '2026-03-29', 180],
    ['2026-10-25T00:30:00Z', '2026-10-25', 150],
    ['2026-10-25T01:30:00Z', '2026-10-25', 150],
    ['2026-12-31T23:00:00Z', '2027-01-01', 0],
  ])('the clock of Berlin at %s shows %s, minute %s', (instant, day, minute) => expect(inBerlin(at(instant))).toEqual({ day, minute }))

  it('an unknown zone counts as UTC', () => {
    expect(wallClock('Nowhere', year)(at('2026-07-01T12:00:00Z'))).toEqual({ day: '2026-07-01', minute: 720 })
  })

  it.each([
    ['2026-07-01T13:00:00Z', '2026-07-01T14:00:00Z', false, ['2026-07-01', 900, '2026-07-01', 960]],
    ['2026-07-01T20:00:00Z', '2026-07-01T22:00:00Z', false, ['2026-07-01', 1320, '2026-07-01', 1440]],
    ['2026-07-01T20:00:00Z', '2026-07-02T00:00:00Z', false, ['2026-07-01', 1320, '2026-07-02', 120]],
    ['2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', true, ['2026-03-29', null, '2026-03-29', null]],
    ['2026-10-23T22:00:00Z', '2026-10-25T23:00:00Z', true, ['2026-10-24', null, '2026-10-25', null]],
  ])('CAL-03 from %s to %s, all day %s', (start, end, allDay, [startDay, startMinute, endDay, endMinute]) => {
    const wall = wallSpan({ ...span(start, end), allDay }, inBerlin)
    expect(wall).toEqual({ startDay, startMinute, endDay, endMinute })
    expect(read(spanOfWall(wall, 'Europe/Berlin'))).toEqual([start, end])
  })

  it('a skipped time is later by the change, a repeated time is the first one', () => {
    const skipped = { startDay: '2026-03-29', startMinute: 150, endDay: '2026-03-29', endMinute: 240 }
    expect(read(spanOfWall(skipped, 'Europe/Berlin'))).toEqual(['2026-03-29T01:30:00Z', '2026-03-29T02:00:00Z'])
    const repeated = { startDay: '2026-10-25', startMinute: 150, endDay: '2026-10-25', endMinute: 240 }
    expect(read(spanOfWall(repeated, 'Europe/Berlin'))).toEqual(['2026-10-25T00:30:00Z', '2026-10-25T03:00:00Z'])
  })

  it('without a day there is no span', () => {
    expect(spanOfWall({ startDay: '2026-02-30', startMinute: 0, endDay: '2026-03-01', endMinute: 0 }, 'UTC')).toBeNull()
    expect(spanOfWall({ startDay: '2026-02-28', startMinute: 0, endDay: '2026-MM-01', endMinute: 0 }, 'UTC')).toBeNull()
  })
})

describe('a moved event', () => {
  it.each([
    [
      'keeps its time of day when the clocks go forward',
      1,
      0,
      '2026-03-28T14:00:00Z',
      '2026-03-28T15:00:00Z',
      '2026-03-29T13:00:00Z',
      '2026-03-29T14:00:00Z',
    ],
    [
      'keeps its time of day when they go back',
      7,
      0,
      '2026-10-20T13:00:00Z',
      '2026-10-20T14:00:00Z',
      '2026-10-27T14:00:00Z',
      '2026-10-27T15:00:00Z',
    ],
    ['takes a whole day of 23 hours', 1, 0, '2026-03-27T23:00:00Z', '2026-03-28T23:00:00Z', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['takes a whole day of 25 hours', 1, 0, '2026-10-23T22:00:00Z', '2026-10-24T22:00:00Z', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
    ['moves by minutes', 0, -30, '2026-07-01T13:00:00Z', '2026-07-01T14:00:00Z', '2026-07-01T12:30:00Z', '2026-07-01T13:30:00Z'],
    [
      'keeps its length where the change swallows it',
      1,
      0,
      '2026-03-28T01:00:00Z',
      '2026-03-28T02:00:00Z',
      '2026-03-29T01:00:00Z',
      '2026-03-29T02:00:00Z',
    ],
  ])('CAL-03 %s', (_what, days, minutes, start, end, movedStart, movedEnd) => {
    expect(read(movedSpan(span(start, end), { days, minutes }, 'Europe/Berlin'))).toEqual([movedStart, movedEnd])
  })
})

describe('overlapping events', () => {
  const event = (id: number, start: string, end: string, providerId = 1, spaceId: number | null = null) => ({
    id,
    providerId,
    spaceId,
    ...span(`2026-07-01T${start}:00Z`, `2026-07-01T${end}:00Z`),
  })
  it.each([
    ['one after the other', [event(1, '10:00', '11:00'), event(2, '11:00', '12:00')], []],
    [
      'one inside a longer one, which another one follows',
      [event(1, '09:00', '18:00'), event(2, '10:00', '11:00'), event(3, '12:00', '13:00')],
      [1, 2, 3],
    ],
    ['in any order', [event(2, '10:30', '12:00'), event(1, '10:00', '11:00'), event(3, '12:00', '13:00')], [1, 2]],
    ['of two providers', [event(1, '10:00', '11:00'), event(2, '10:00', '11:00', 2)], []],
    ['in two spaces', [event(1, '10:00', '12:00', 1, 4), event(2, '10:00', '11:00', 1, 5)], []],
    ['in one space', [event(1, '10:00', '12:00', 1, 4), event(2, '10:00', '11:00', 1, 4)], [1, 2]],
    [
      'of the whole provider and in two spaces',
      [event(1, '09:00', '13:00', 1, 4), event(2, '10:00', '12:00', 1, 5), event(3, '11:00', '12:00')],
      [1, 2, 3],
    ],
    ['none', [], []],
  ])('CAL-03 %s', (_what, events, ids) => expect([...overlappingIds(events)].toSorted((one, other) => one - other)).toEqual(ids))
})
