import type { CalendarView, Weekday } from './calendar-days.ts'
import type { CalendarItem } from './calendar-items.ts'

export interface CalendarStrings {
  allDay: string
  /** Explains the keys to assistive technology. */
  keys: string
  /** Marks an event that overlaps another. */
  overlap: string
  /** Number of events of a day, such as "3 events". */
  events: (count: number) => string
  /** The button to the events that do not fit, such as "+4 more". */
  more: (count: number) => string
  /** The row of the week in which whole days are. */
  wholeDays: string
}

export interface CalendarProps {
  /** The accessible name, which is not shown. */
  label: string
  view: CalendarView
  /** A day of the shown period (`2026-11-20`), which has the tab stop. */
  date: string
  /** Today, and the minutes since its midnight. */
  now: { day: string; minute: number }
  /** 1 is Monday, 7 is Sunday. */
  weekStart: Weekday
  /** The days that are marked as a weekend. */
  weekend: readonly Weekday[]
  /** Keep the list identical while nothing has changed, else every day renders again. */
  items: readonly CalendarItem[]
  /** The keyboard left the shown period: show this day. */
  onDateChange: (day: string) => void
  /** An item was pressed. */
  onOpen: (item: CalendarItem) => void
  /** An empty day or hour was pressed; the minute is null for a day. Omit it if nothing can be added. */
  onCreate?: ((at: { day: string; minute: number | null }) => void) | undefined
  /** An item was moved, by drag or by keyboard. Omit it if nothing can be moved. */
  onMove?: ((item: CalendarItem, by: { days: number; minutes: number }) => void) | undefined
  /** Show all events of this day, for which there is no room here. */
  onShowDay: (day: string) => void
  strings: CalendarStrings
}

/** A cell of the grid: a day, or in a week an hour of it. */
export interface CalendarCell {
  day: string
  /** Null for the whole day. */
  hour: number | null
}

export const cellKey = ({ day, hour }: CalendarCell) => `${day} ${hour ?? ''}`

/** The cell that an element is in. */
export function cellOf(element: Element): CalendarCell | null {
  const cell = element.closest<HTMLElement>('[data-day]')
  if (!cell) return null
  const { day = '', hour = '' } = cell.dataset
  return { day, hour: hour === '' ? null : Number(hour) }
}

/** The item that an element is in. */
export function itemIdOf(element: Element): number | null {
  const id = element.closest<HTMLElement>('[data-item]')?.dataset.item
  return id === undefined ? null : Number(id)
}
