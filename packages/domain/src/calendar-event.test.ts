import { describe, expect, it } from 'vitest'
import { calendarDaysMax, calendarEventProblems, calendarRange, eventSpan, spansOverlap, wholeDays } from './calendar-event.ts'

const at = (text: string) => Temporal.Instant.from(text)
const span = (start: string, end: string) => ({ start: at(start), end: at(end) })
const read = ({ start, end }: { start: Temporal.Instant; end: Temporal.Instant }) => [start.toString(), end.toString()]

describe('a calendar event', () => {
  it.each([
    ['ends after it begins', '2026-11-20T16:00:00Z', null, []],
    ['ends as it begins', '2026-11-20T15:00:00Z', null, [{ path: 'endAt', code: 'not_after_start' }]],
    ['ends before it begins', '2026-11-20T14:00:00Z', null, [{ path: 'endAt', code: 'not_after_start' }]],
    ['reminds at its start', '2026-11-20T16:00:00Z', '2026-11-20T15:00:00Z', []],
    ['reminds after its start', '2026-11-20T16:00:00Z', '2026-11-20T15:00:01Z', [{ path: 'remindAt', code: 'after_start' }]],
  ])('that %s', (_what, end, remindAt, problems) => {
    const event = { ...span('2026-11-20T15:00:00Z', end), allDay: false, remindAt: remindAt === null ? null : at(remindAt) }
    expect(calendarEventProblems(event, 'America/Toronto')).toEqual(problems)
  })

  it.each([
    ['before its first midnight', '2026-11-20T04:59:59Z', []],
    ['at its first midnight', '2026-11-20T05:00:00Z', []],
    ['on its own morning', '2026-11-20T12:00:00Z', [{ path: 'remindAt', code: 'after_start' }]],
  ])('of whole days with a reminder %s: the stored start counts', (_what, remindAt, problems) => {
    const asked = { ...span('2026-11-20T15:00:00Z', '2026-11-20T16:00:00Z'), allDay: true, remindAt: at(remindAt) }
    expect(calendarEventProblems(asked, 'America/Toronto')).toEqual(problems)
    const kept = { ...asked, ...eventSpan(asked, 'America/Toronto') }
    expect(calendarEventProblems(kept, 'America/Toronto')).toEqual(problems)
  })

  it('an all-day event must also end after the requested start', () => {
    const asked = { ...span('2026-11-20T15:00:00Z', '2026-11-20T14:00:00Z'), allDay: true, remindAt: null }
    expect(calendarEventProblems(asked, 'America/Toronto')).toEqual([{ path: 'endAt', code: 'not_after_start' }])
  })

  it('a timed event keeps the requested span, an all-day event is widened', () => {
    const hour = span('2026-11-20T15:00:00Z', '2026-11-20T16:00:00Z')
    expect(read(eventSpan({ ...hour, allDay: false }, 'America/Toronto'))).toEqual(read(hour))
    expect(read(eventSpan({ ...hour, allDay: true }, 'America/Toronto'))).toEqual(['2026-11-20T05:00:00Z', '2026-11-21T05:00:00Z'])
  })

  it.each([
    ['an hour', 'America/Toronto', '2026-11-20T15:00:00Z', '2026-11-20T16:00:00Z', '2026-11-20T05:00:00Z', '2026-11-21T05:00:00Z'],
    ['whole days already', 'Europe/Berlin', '2026-11-19T23:00:00Z', '2026-11-21T23:00:00Z', '2026-11-19T23:00:00Z', '2026-11-21T23:00:00Z'],
    ['a moment', 'Europe/Berlin', '2026-11-19T23:00:00Z', '2026-11-19T23:00:00Z', '2026-11-19T23:00:00Z', '2026-11-20T23:00:00Z'],
    ['a day of 23 hours', 'Europe/Berlin', '2026-03-29T10:00:00Z', '2026-03-29T11:00:00Z', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['a day of 25 hours', 'Europe/Berlin', '2026-10-25T10:00:00Z', '2026-10-25T11:00:00Z', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
    ['a zone nobody knows', 'Nowhere', '2026-11-20T15:00:00Z', '2026-11-20T16:00:00Z', '2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z'],
  ])('of whole days is widened: %s', (_what, zone, start, end, first, last) => {
    expect(read(wholeDays(span(start, end), zone))).toEqual([first, last])
  })
})

it.each([
  ['2026-11-20T14:00:00Z', '2026-11-20T15:00:00Z', false],
  ['2026-11-20T14:00:00Z', '2026-11-20T15:00:01Z', true],
  ['2026-11-20T15:59:59Z', '2026-11-20T18:00:00Z', true],
  ['2026-11-20T16:00:00Z', '2026-11-20T18:00:00Z', false],
  ['2026-11-20T10:00:00Z', '2026-11-20T20:00:00Z', true],
])('CAL-03 a span from %s to %s overlaps with the hour from 15:00: %s', (start, end, expected) => {
  const hour = span('2026-11-20T15:00:00Z', '2026-11-20T16:00:00Z')
  expect([spansOverlap(hour, span(start, end)), spansOverlap(span(start, end), hour)]).toEqual([expected, expected])
})

describe('the days of a calendar', () => {
  it("run from midnight to midnight in the provider's zone", () => {
    const found = calendarRange('2026-03-28', '2026-03-29', 'Europe/Berlin')
    expect(found.ok && read(found.range)).toEqual(['2026-03-27T23:00:00Z', '2026-03-29T22:00:00Z'])
  })

  it('run from midnight to midnight in UTC if the zone is unknown', () => {
    const found = calendarRange('2026-03-28', '2026-03-29', 'Nowhere')
    expect(found.ok && read(found.range)).toEqual(['2026-03-28T00:00:00Z', '2026-03-30T00:00:00Z'])
  })

  it.each([
    ['2026-01-01', '2026-01-01', null],
    ['2026-01-02', '2026-01-01', { path: 'to', code: 'not_after_start' }],
    ['2026-01-01', '2027-02-04', null],
    ['2026-01-01', '2027-02-05', { path: 'to', code: 'range_too_long', params: { max: calendarDaysMax } }],
    ['2026-02-30', '2026-03-01', { path: 'from', code: 'invalid_date' }],
    ['2026-02-01', 'soon', { path: 'to', code: 'invalid_date' }],
  ])('%s to %s: %j', (from, to, problem) => {
    const found = calendarRange(from, to, 'America/Toronto')
    expect(found.ok ? null : found.problem).toEqual(problem)
  })
})
