import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

import { addDays, addMonths, startOfWeek, type Weekday } from './calendar-days.ts'
import { cellOf, itemIdOf, type CalendarCell } from './calendar-types.ts'

type Step = { days: number; minutes: number }
type KeysOptions = {
  view: 'month' | 'week'
  weekStart: Weekday
  isRightToLeft: boolean
  /** Moves the tab stop to a cell. */
  onActive: (cell: CalendarCell) => void
  onCreate: ((cell: CalendarCell) => void) | undefined
  onMove: (itemId: number, by: Step) => void
}

const isPlain = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => !altKey && !ctrlKey && !metaKey

/**
 * The keys of a grid. On a cell the arrows, Home, End and Page keys move, and Enter adds; Tab reaches the events of the cell. On an event
 * the arrows move within the cell, Shift and an arrow move the event, and Escape returns to the cell.
 */
export function useCalendarKeys(grid: RefObject<HTMLElement | null>, options: KeysOptions) {
  const { view, weekStart, isRightToLeft, onActive, onCreate, onMove } = options
  const wanted = useRef<CalendarCell>(null)
  useLayoutEffect(() => {
    if (!wanted.current) return
    const cell = elementOf(grid.current, wanted.current)
    if (!cell) return
    wanted.current = null
    cell.focus()
  })

  const forwards: Record<string, 1 | -1> = { ArrowLeft: isRightToLeft ? 1 : -1, ArrowRight: isRightToLeft ? -1 : 1 }

  const nextCell = ({ day, hour }: CalendarCell, key: string): CalendarCell | null => {
    const sideways = forwards[key]
    if (sideways) return { day: addDays(day, sideways), hour }
    const week = startOfWeek(day, weekStart)
    if (key === 'Home') return { day: week, hour }
    if (key === 'End') return { day: addDays(week, 6), hour }
    const down = key === 'ArrowDown' || key === 'PageDown' ? 1 : -1
    if (key === 'PageUp' || key === 'PageDown') return { day: view === 'month' ? addMonths(day, down) : addDays(day, down * 7), hour }
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
    if (view === 'month') return { day: addDays(day, down * 7), hour }
    // The whole day is above the first hour.
    const row = (hour ?? -1) + down
    return row > 23 || row < -1 ? null : { day, hour: row === -1 ? null : row }
  }

  const onCellKey = (event: KeyboardEvent, cell: CalendarCell) => {
    if (event.shiftKey) return
    if (event.key === 'Enter' && onCreate) {
      event.preventDefault()
      onCreate(cell)
      return
    }
    const next = nextCell(cell, event.key)
    if (!next) return
    event.preventDefault()
    wanted.current = next
    onActive(next)
  }

  const onItemKey = (event: KeyboardEvent, itemId: number, cell: CalendarCell) => {
    const target = event.target as HTMLElement
    if (event.key === 'Escape') {
      elementOf(grid.current, cell)?.focus()
      return
    }
    const up = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (event.shiftKey) {
      const days = (forwards[event.key] ?? 0) + (view === 'month' ? up * 7 : 0)
      const minutes = view === 'week' && cell.hour !== null ? up * 30 : 0
      if (days === 0 && minutes === 0) return
      event.preventDefault()
      onMove(itemId, { days, minutes })
    } else if (up !== 0) {
      event.preventDefault()
      const items = [...(target.closest('[data-day]')?.querySelectorAll<HTMLElement>('button') ?? [])].filter((one) => one.offsetParent)
      items[items.indexOf(target) + up]?.focus()
    }
  }

  return (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const cell = cellOf(target)
    if (!cell || !isPlain(event)) return
    const itemId = itemIdOf(target)
    if (itemId !== null) onItemKey(event, itemId, cell)
    else if (target.role === 'gridcell') onCellKey(event, cell)
  }
}

const elementOf = (grid: HTMLElement | null, { day, hour }: CalendarCell) =>
  grid?.querySelector<HTMLElement>(`[data-day="${day}"]${hour === null ? ':not([data-hour])' : `[data-hour="${hour}"]`}`)
