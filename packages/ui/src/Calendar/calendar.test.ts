import { CalendarDays } from 'lucide-react'
import { describe, expect, it } from 'vitest'

import { addDays, addMonths, calendarPeriod, daysBetween, startOfWeek, stepPeriod, weekdayOf } from './calendar-days.ts'
import { partsByDay, assignLanes, type CalendarItem } from './calendar-items.ts'

const item = (id: number, startDay: string, startMinute: number | null, endMinute: number | null, endDay = startDay): CalendarItem => ({
  id,
  title: `Event ${id}`,
  startDay,
  endDay,
  startMinute,
  endMinute,
  tone: 'info',
  icon: CalendarDays,
  kind: 'Appointment',
  isOverlapping: false,
})

describe('the days of a calendar', () => {
  it.each([
    ['1969-12-28', 7],
    ['1970-01-01', 4],
    ['2026-11-20', 5],
  ])('%s is weekday %s', (day, weekday) => expect(weekdayOf(day)).toBe(weekday))

  it.each([
    ['2026-11-20', 1, '2026-11-16'],
    ['2026-11-20', 7, '2026-11-15'],
    ['2026-11-20', 6, '2026-11-14'],
    ['2026-11-15', 7, '2026-11-15'],
  ] as const)('the week of %s that begins on weekday %s begins on %s', (day, weekStart, first) =>
    expect(startOfWeek(day, weekStart)).toBe(first),
  )

  it('months keep the day, or end with their last one', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
    expect(addMonths('2027-01-15', -1)).toBe('2026-12-15')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(daysBetween('2026-12-31', '2027-03-01')).toBe(60)
  })

  it.each([
    ['month', 1, { from: '2026-10-26', to: '2026-12-06' }],
    ['month', 7, { from: '2026-11-01', to: '2026-12-05' }],
    ['week', 1, { from: '2026-11-16', to: '2026-11-22' }],
    ['agenda', 1, { from: '2026-11-20', to: '2026-12-17' }],
  ] as const)('a %s with weeks from weekday %s shows %j', (view, weekStart, period) =>
    expect(calendarPeriod(view, '2026-11-20', weekStart)).toEqual(period),
  )

  it.each([
    ['month', '2026-12-20'],
    ['week', '2026-11-27'],
    ['agenda', '2026-12-18'],
  ] as const)('the %s after that of 20 November is at %s', (view, date) => {
    expect(stepPeriod(view, '2026-11-20', 1)).toBe(date)
    expect(stepPeriod(view, date, -1)).toBe('2026-11-20')
  })
})

describe('the events of a day', () => {
  const ids = (parts: readonly { item: CalendarItem }[] | undefined) => parts?.map((part) => part.item.id)

  it('are whole days first, then by start; a longer one is on each of its days', () => {
    const late = item(1, '2026-11-20', 900, 960)
    const early = item(2, '2026-11-20', 540, 600)
    const days = item(3, '2026-11-18', null, null, '2026-11-20')
    const night = item(4, '2026-11-20', 1380, 60, '2026-11-21')
    const parts = partsByDay([late, early, days, night], '2026-11-19', '2026-11-21')
    expect([...parts.keys()].toSorted()).toEqual(['2026-11-19', '2026-11-20', '2026-11-21'])
    expect(ids(parts.get('2026-11-20'))).toEqual([3, 2, 1, 4])
    expect(parts.get('2026-11-20')?.[0]).toMatchObject({ isAllDay: true, isFirst: false, isLast: true })
    expect(parts.get('2026-11-21')?.[0]).toMatchObject({ isAllDay: false, startMinute: 0, endMinute: 60 })
  })

  it('are side by side while they overlap, and alone again after that', () => {
    const parts = partsByDay(
      [item(1, '2026-11-20', 540, 660), item(2, '2026-11-20', 600, 630), item(3, '2026-11-20', 660, 720)],
      '2026-11-20',
      '2026-11-20',
    ).get('2026-11-20')!
    const withLanes = assignLanes(parts, 3).map(({ item: { id }, lane, lanes }) => ({ id, lane, lanes }))
    expect(withLanes).toEqual([
      { id: 1, lane: 0, lanes: 2 },
      { id: 2, lane: 1, lanes: 2 },
      { id: 3, lane: 0, lanes: 1 },
    ])
  })

  it('a short event takes the height of a line, so that the next one does not cover it', () => {
    const parts = partsByDay([item(1, '2026-11-20', 540, 545), item(2, '2026-11-20', 550, 600)], '2026-11-20', '2026-11-20')
    expect(assignLanes(parts.get('2026-11-20')!, 3).map(({ lane }) => lane)).toEqual([0, 1])
  })

  it('in a crowded time the last column has one part, with the number of those it replaces', () => {
    const crowd = Array.from({ length: 6 }, (_, index) => item(index + 1, '2026-11-20', 540, 600))
    const withLanes = assignLanes(partsByDay(crowd, '2026-11-20', '2026-11-20').get('2026-11-20')!, 3)
    expect(withLanes.map(({ lane, shared }) => ({ lane, shared }))).toEqual([
      { lane: 0, shared: 1 },
      { lane: 1, shared: 1 },
      { lane: 2, shared: 4 },
    ])
  })
})
