import { useRef, type DragEvent } from 'react'

import { daysBetween } from './calendar-days.ts'
import { cellOf, itemIdOf, type CalendarCell } from './calendar-types.ts'

/** Items are dropped at quarters of an hour. */
const snapMinutes = 15

type Dragged = { itemId: number; from: CalendarCell; grabbedPx: number }
type Moved = { itemId: number; days: number; minutes: number }

const hourPx = (cell: HTMLElement) => cell.getBoundingClientRect().height

/** Handlers of a grid whose items are dragged to another day or hour. The cell below the pointer is marked with `data-drop`. */
export function useCalendarDrag(startMinuteOf: (itemId: number) => number | null, onMove: (moved: Moved) => void) {
  const dragged = useRef<Dragged>(null)
  const marked = useRef<HTMLElement>(null)
  const mark = (cell: HTMLElement | null) => {
    if (marked.current === cell) return
    marked.current?.removeAttribute('data-drop')
    cell?.setAttribute('data-drop', '')
    marked.current = cell
  }
  const stop = () => {
    mark(null)
    dragged.current = null
  }

  /** Where a drop at this position moves the item; null if it stays. */
  const movedTo = ({ itemId, from, grabbedPx }: Dragged, cell: HTMLElement, clientY: number): Moved | null => {
    const to = cellOf(cell)
    if (!to) return null
    const days = daysBetween(from.day, to.day)
    const start = startMinuteOf(itemId)
    let minutes = 0
    if (start !== null && from.hour !== null && to.hour !== null) {
      const { top } = cell.getBoundingClientRect()
      const at = to.hour * 60 + ((clientY - grabbedPx - top) / hourPx(cell)) * 60
      minutes = Math.round(at / snapMinutes) * snapMinutes - start
    }
    return days === 0 && minutes === 0 ? null : { itemId, days, minutes }
  }

  return {
    onDragStart: (event: DragEvent<HTMLElement>) => {
      const target = event.target as HTMLElement
      const itemId = itemIdOf(target)
      const from = cellOf(target)
      if (itemId === null || !from) return
      dragged.current = { itemId, from, grabbedPx: event.clientY - target.getBoundingClientRect().top }
      event.dataTransfer.effectAllowed = 'move'
      // Firefox starts a drag only with data.
      event.dataTransfer.setData('text/plain', target.title)
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-day]')
      const of = dragged.current
      // Whole days stay whole days, and times stay times.
      const fits = of && cell && (of.from.hour === null) === (cellOf(cell)?.hour === null)
      mark(fits ? cell : null)
      if (fits) event.preventDefault()
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault()
      const moved = dragged.current && marked.current && movedTo(dragged.current, marked.current, event.clientY)
      stop()
      if (moved) onMove(moved)
    },
    onDragEnd: stop,
  }
}
