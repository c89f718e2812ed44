import { useRef, type DragEvent, type RefObject } from 'react'

import { daysBetween } from './calendar-days.ts'
import { cellOf, itemIdOf, type CalendarCell } from './calendar-types.ts'
import { useTouchDrag } from './use-touch-drag.ts'

/** Items are dropped at quarters of an hour. */
const snapMinutes = 15

type Dragged = { itemId: number; from: CalendarCell; grabbedPx: number }
type Moved = { itemId: number; days: number; minutes: number }

type CalendarDragOptions = {
  grid: RefObject<HTMLElement | null>
  isEnabled: boolean
  startMinuteOf: (itemId: number) => number | null
  onMove: (moved: Moved) => void
}

const hourPx = (cell: HTMLElement) => cell.getBoundingClientRect().height

/**
 * Items are dragged to another day or hour: with the mouse by the returned handlers of the grid, by touch after a long press. The cell below
 * the pointer is marked with `data-drop`.
 */
export function useCalendarDrag({ grid, isEnabled, startMinuteOf, onMove }: CalendarDragOptions) {
  const dragged = useRef<Dragged>(null)
  const marked = useRef<HTMLElement>(null)
  const mark = (cell: HTMLElement | null) => {
    if (marked.current === cell) return
    marked.current?.removeAttribute('data-drop')
    cell?.setAttribute('data-drop', '')
    marked.current = cell
  }

  const start = (item: Element, clientY: number): boolean => {
    const itemId = itemIdOf(item)
    const from = cellOf(item)
    if (itemId === null || !from) return false
    dragged.current = { itemId, from, grabbedPx: clientY - item.getBoundingClientRect().top }
    return true
  }
  /** Whether the item can be dropped there: whole days stay whole days, and times stay times. */
  const over = (target: Element | null): boolean => {
    const cell = target?.closest<HTMLElement>('[data-day]') ?? null
    const from = dragged.current?.from
    const fits = cell !== null && from !== undefined && (from.hour === null) === (cellOf(cell)?.hour === null)
    mark(fits ? cell : null)
    return fits
  }
  const stop = () => {
    mark(null)
    dragged.current = null
  }
  const drop = (clientY: number) => {
    const moved = dragged.current && marked.current && movedTo(dragged.current, marked.current, clientY)
    stop()
    if (moved) onMove(moved)
  }

  /** Where a drop at this position moves the item; null if it stays. */
  const movedTo = ({ itemId, from, grabbedPx }: Dragged, cell: HTMLElement, clientY: number): Moved | null => {
    const to = cellOf(cell)
    if (!to) return null
    const days = daysBetween(from.day, to.day)
    const startMinute = startMinuteOf(itemId)
    let minutes = 0
    if (startMinute !== null && from.hour !== null && to.hour !== null) {
      const { top } = cell.getBoundingClientRect()
      const at = to.hour * 60 + ((clientY - grabbedPx - top) / hourPx(cell)) * 60
      minutes = Math.round(at / snapMinutes) * snapMinutes - startMinute
    }
    return days === 0 && minutes === 0 ? null : { itemId, days, minutes }
  }

  const touch = useTouchDrag(grid, isEnabled, { start, over, drop, stop })
  if (!isEnabled) return {}
  return {
    onDragStart: (event: DragEvent<HTMLElement>) => {
      const target = event.target as HTMLElement
      // Some browsers start a drag of their own after a long press.
      if (touch.isPressed()) event.preventDefault()
      else if (start(target, event.clientY)) {
        event.dataTransfer.effectAllowed = 'move'
        // Firefox starts a drag only with data.
        event.dataTransfer.setData('text/plain', target.title)
      }
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (over(event.target as Element)) event.preventDefault()
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault()
      drop(event.clientY)
    },
    onDragEnd: stop,
  }
}
