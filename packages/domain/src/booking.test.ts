import { describe, expect, it } from 'vitest'
import { bookingLinkProblems, bookingProblems, lastBookingDay, openSlots } from './booking.ts'
import type { BookingFields, BookingLinkFields, SlotQuestion, TakenTime } from './booking.ts'

const link: BookingLinkFields = {
  title: 'Viewing of the garden',
  durationMinutes: 60,
  hours: [{ weekday: 2, from: '10:00', to: '13:00' }],
  minNoticeHours: 24,
  maxPerDay: 2,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  horizonDays: 60,
  skipsWeddingDays: true,
}
const at = (text: string) => Temporal.Instant.from(text)

describe('a booking link', () => {
  it.each<[Partial<BookingLinkFields>, string[]]>([
    [{}, []],
    [{ title: ' ' }, ['title required']],
    [{ durationMinutes: 14 }, ['durationMinutes at_least']],
    [{ durationMinutes: Number.NaN }, ['durationMinutes invalid_number']],
    [{ maxPerDay: 0 }, ['maxPerDay at_least']],
    [{ bufferAfterMinutes: 241 }, ['bufferAfterMinutes at_most']],
    [{ hours: [] }, ['hours too_few']],
    [{ hours: [{ weekday: 1, from: '25:00', to: '26:00' }] }, ['hours[0].from format']],
    [{ hours: [{ weekday: 1, from: '10:00', to: '24:30' }] }, ['hours[0].to format']],
    [{ hours: [{ weekday: 1, from: '10:00', to: '24:00' }] }, []],
    [{ hours: [{ weekday: 1, from: '10:00', to: '10:00' }] }, ['hours[0].to not_after_start']],
    [{ hours: [{ weekday: 1, from: '10:00', to: '10:59' }] }, ['hours[0].to booking_hours_short']],
    [{ hours: [{ weekday: 1, from: '10:00', to: '11:00' }] }, []],
    [
      {
        hours: [
          { weekday: 1, from: '10:00', to: '12:00' },
          { weekday: 2, from: '11:00', to: '13:00' },
          { weekday: 1, from: '12:00', to: '14:00' },
        ],
      },
      [],
    ],
    [
      {
        hours: [
          { weekday: 1, from: '10:00', to: '12:01' },
          { weekday: 1, from: '12:00', to: '14:00' },
        ],
      },
      ['hours[1].from booking_hours_overlap'],
    ],
  ])('CAL-04 with %j has the problems %j', (change, problems) => {
    expect(bookingLinkProblems({ ...link, ...change }).map(({ path, code }) => `${path} ${code}`)).toEqual(problems)
  })

  it('CAL-04 has a short title and at most 21 times', () => {
    const hours = Array.from({ length: 22 }, (_, index) => ({
      weekday: 1 + (index % 7),
      from: `0${Math.floor(index / 7)}:00`,
      to: `0${Math.floor(index / 7) + 1}:00`,
    }))
    expect(bookingLinkProblems({ ...link, title: 'x'.repeat(121), hours })).toEqual([
      { path: 'title', code: 'too_long', params: { max: 120 } },
      { path: 'hours', code: 'too_many', params: { max: 21 } },
    ])
  })
})

describe('a booking', () => {
  const booking: BookingFields = { name: 'Aylin & Jonas', email: 'aylin@example.com', guestCount: null, message: '' }
  it('VAL-05 has a name and a message of limited length', () => {
    const long = { ...booking, name: 'x'.repeat(121), message: 'x'.repeat(2001) }
    expect(bookingProblems(long).map(({ path, code }) => `${path} ${code}`)).toEqual(['name too_long', 'message too_long'])
  })

  it.each<[Partial<BookingFields>, string[]]>([
    [{}, []],
    [{ name: '\u200b' }, ['name required']],
    [{ email: '' }, ['email required']],
    [{ email: 'aylin' }, ['email invalid_email']],
    [{ guestCount: '١٢٠' }, []],
    [{ guestCount: '0' }, ['guestCount at_least']],
    [{ guestCount: 'many' }, ['guestCount invalid_number']],
  ])('VAL-18 with %j has the problems %j', (change, problems) => {
    expect(bookingProblems({ ...booking, ...change }).map(({ path, code }) => `${path} ${code}`)).toEqual(problems)
  })
})

describe('free times', () => {
  // 2026-11-17 is a Tuesday; Toronto is five hours behind UTC in winter.
  const question = {
    rules: link,
    timeZone: 'America/Toronto',
    now: at('2026-11-13T12:00:00Z'),
    taken: [],
    viewings: [],
    from: Temporal.PlainDate.from('2026-11-13'),
    days: 7,
  } satisfies SlotQuestion
  const found = (change: Partial<Omit<SlotQuestion, 'rules'>> & { rules?: Partial<BookingLinkFields> } = {}) =>
    openSlots({ ...question, ...change, rules: { ...link, ...change.rules } }).map(
      ({ date, slots }) =>
        `${date.toString()} ${slots
          .map((slot) =>
            slot
              .toZonedDateTimeISO(change.timeZone ?? 'America/Toronto')
              .toPlainTime()
              .toString({ smallestUnit: 'minute' }),
          )
          .join(' ')}`,
    )
  const taken = (start: string, end: string, more: Partial<TakenTime> = {}): TakenTime => ({
    start: at(`2026-11-17T${start}:00-05:00`),
    end: at(`2026-11-17T${end}:00-05:00`),
    isWedding: false,
    ...more,
  })
  const all = '2026-11-17 10:00 10:30 11:00 11:30 12:00'

  it('CAL-04 begin every half hour within the hours of a weekday, and end within them', () => {
    expect(found()).toEqual([all])
    expect(found({ rules: { durationMinutes: 20, hours: [{ weekday: 2, from: '10:00', to: '10:50' }] } })).toEqual([
      '2026-11-17 10:00 10:15 10:30',
    ])
    expect(found({ rules: { hours: [{ weekday: 2, from: '23:00', to: '24:00' }] } })).toEqual(['2026-11-17 23:00'])
  })

  it.each<[string, TakenTime[], Partial<BookingLinkFields>, string[]]>([
    ['an event', [taken('11:00', '12:00')], {}, ['2026-11-17 10:00 12:00']],
    ['an event that ends when a viewing begins', [taken('09:00', '10:00')], {}, [all]],
    [
      'an event and the buffer before a viewing',
      [taken('09:00', '10:00')],
      { bufferBeforeMinutes: 30 },
      ['2026-11-17 10:30 11:00 11:30 12:00'],
    ],
    [
      'an event and the buffer after a viewing',
      [taken('13:00', '14:00')],
      { bufferAfterMinutes: 1 },
      ['2026-11-17 10:00 10:30 11:00 11:30'],
    ],
    ['a viewing with its own buffers', [taken('11:00', '11:30', { bufferAfterMinutes: 30 })], {}, ['2026-11-17 10:00 12:00']],
    [
      'buffers of both viewings together',
      [taken('10:00', '10:30', { bufferAfterMinutes: 30 })],
      { bufferBeforeMinutes: 30 },
      ['2026-11-17 11:30 12:00'],
    ],
    ['the whole day', [taken('00:00', '23:59')], {}, []],
  ])('CAL-04 leave out %s', (_what, times, rules, days) => {
    expect(found({ taken: times, rules })).toEqual(days)
  })

  it('CAL-04 leave out a day with a wedding, unless the link allows it', () => {
    const wedding = [taken('18:00', '23:00', { isWedding: true })]
    expect(found({ taken: wedding })).toEqual([])
    expect(found({ taken: wedding, rules: { skipsWeddingDays: false } })).toEqual([all])
    expect(found({ taken: [{ start: at('2026-11-17T03:00:00Z'), end: at('2026-11-17T05:00:00Z'), isWedding: true }] })).toEqual([all])
  })

  it('CAL-04 keep the minimum notice to the minute', () => {
    expect(found({ now: at('2026-11-16T16:00:00Z') })).toEqual(['2026-11-17 11:00 11:30 12:00'])
    expect(found({ now: at('2026-11-16T16:01:00Z') })).toEqual(['2026-11-17 11:30 12:00'])
    expect(found({ now: at('2026-11-17T16:30:00Z'), rules: { minNoticeHours: 0 } })).toEqual(['2026-11-17 12:00'])
    expect(found({ now: at('2026-11-17T17:00:00Z'), rules: { minNoticeHours: 0 } })).toEqual([])
  })

  it('CAL-04 are at most so many a day, by the day of the provider', () => {
    const viewings = [at('2026-11-17T15:00:00Z'), at('2026-11-18T04:59:00Z')]
    expect(found({ viewings })).toEqual([])
    expect(found({ viewings: viewings.slice(1) })).toEqual([all])
    expect(found({ viewings: [at('2026-11-17T15:00:00Z'), at('2026-11-18T05:00:00Z')] })).toEqual([all])
  })

  it('CAL-04 end with the horizon and the range', () => {
    expect(found({ days: 4 })).toEqual([])
    expect(found({ days: 5 })).toEqual([all])
    expect(found({ rules: { horizonDays: 3 } })).toEqual([])
    expect(found({ rules: { horizonDays: 4 } })).toEqual([all])
    expect(found({ days: 365, rules: { horizonDays: 12 } })).toHaveLength(2)
    expect(lastBookingDay(link, question.now, question.timeZone).toString()).toBe('2027-01-12')
  })

  it('CAL-04 are never in the past, whatever day is asked for', () => {
    expect(found({ from: Temporal.PlainDate.from('2026-10-01'), days: 60 })).toEqual([all, all.replace('17', '24')])
  })

  it.each([
    // The clocks skip 02:00 to 03:00 in Berlin on Sunday 29 March 2026, and show it twice on Sunday 25 October 2026.
    [
      'skipped',
      '2026-03-25T12:00:00Z',
      '01:00',
      '05:00',
      '01:00 01:30 03:00 03:30 04:00',
      ['2026-03-29T00:00:00Z', '2026-03-29T00:30:00Z', '2026-03-29T01:00:00Z'],
    ],
    [
      'repeated',
      '2026-10-21T12:00:00Z',
      '01:00',
      '04:00',
      '01:00 01:30 02:00 02:30 03:00',
      ['2026-10-24T23:00:00Z', '2026-10-24T23:30:00Z', '2026-10-25T00:00:00Z'],
    ],
  ])('CAL-04 follow the clock of the provider over a %s hour', (_what, now, from, to, times, first) => {
    const berlin = { timeZone: 'Europe/Berlin', now: at(now), from: Temporal.PlainDate.from(now.slice(0, 10)) }
    const rules = { hours: [{ weekday: 7, from, to }] }
    const [day] = found({ ...berlin, rules })
    expect(day?.slice(11)).toBe(times)
    const [open] = openSlots({ ...question, ...berlin, rules: { ...link, ...rules } })
    expect(open?.slots.slice(0, 3).map(String)).toEqual(first)
  })

  it('CAL-04 are the same in UTC for a zone that does not exist', () => {
    expect(found({ timeZone: 'UTC', rules: {} })).toEqual(openSlots({ ...question, timeZone: 'Mars/Olympus' }).length === 1 ? [all] : [])
  })
})
