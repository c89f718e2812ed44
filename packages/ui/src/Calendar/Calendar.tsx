import { useId, useLayoutEffect, useMemo, useRef, useState, type MouseEvent } from 'react'

import { joinClasses } from '../join-classes.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Calendar.css.ts'
import { calendarPeriod } from './calendar-days.ts'
import { useCalendarFormat } from './calendar-format.ts'
import { partsByDay, type CalendarItem } from './calendar-items.ts'
import { cellOf, itemIdOf, type CalendarCell, type CalendarProps } from './calendar-types.ts'
import { CalendarAgenda } from './CalendarAgenda.tsx'
import { CalendarMonth } from './CalendarMonth.tsx'
import { CalendarWeek } from './CalendarWeek.tsx'
import { useCalendarDrag } from './use-calendar-drag.ts'
import { useCalendarKeys } from './use-calendar-keys.ts'

/** The first hour of a week that is in view. */
const firstShownHour = 8

/** The day and time of an item: after a move they are others. */
const slotOf = ({ startDay, startMinute }: CalendarItem) => `${startDay} ${startMinute}`

/**
 * Events in a month, a week or a list of days. Month and week are grids with one tab stop: the arrows move among days and hours, Tab reaches
 * the events of a day, Shift and an arrow move an event. The first day of the week and the weekend are those of the caller's country, not
 * of the language.
 */
export function Calendar(props: CalendarProps) {
  const { view, date, weekStart, items } = props
  const format = useCalendarFormat()
  const parts = useMemo(() => {
    const { from, to } = calendarPeriod(view, date, weekStart)
    return partsByDay(items, from, to)
  }, [items, view, date, weekStart])
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const itemId = itemIdOf(target)
    const item = items.find(({ id }) => id === itemId)
    const cell = cellOf(target)
    if (item) props.onOpen(item)
    else if (cell && target.closest('[data-more]')) props.onShowDay(cell.day)
    else if (cell) props.onCreate?.({ day: cell.day, minute: cell.hour === null ? null : cell.hour * 60 })
  }
  return (
    <div className={styles.calendar} onClickCapture={onClick}>
      {view === 'agenda' ? (
        <CalendarAgenda key={date} label={props.label} now={props.now} parts={parts} format={format} strings={props.strings} />
      ) : (
        <CalendarGrid key={view} {...props} view={view} format={format} parts={parts} />
      )}
    </div>
  )
}

type CalendarGridProps = CalendarProps & {
  view: 'month' | 'week'
  format: ReturnType<typeof useCalendarFormat>
  parts: ReturnType<typeof partsByDay>
}

function CalendarGrid({ view, format, parts, ...props }: CalendarGridProps) {
  const { label, date, now, weekStart, weekend, items, onDateChange, onCreate, onMove, strings } = props
  const keysId = useId()
  const grid = useRef<HTMLDivElement>(null)
  const start = { day: date, hour: view === 'week' ? firstShownHour : null }
  const [active, setActive] = useState<{ date: string; cell: CalendarCell }>({ date, cell: start })
  // The caller shows another date: the tab stop is there.
  const cell = active.date === date ? active.cell : start
  const { from, to } = calendarPeriod(view, date, weekStart)

  const activate = (next: CalendarCell) => {
    const isShown = next.day >= from && next.day <= to
    setActive({ date: isShown ? date : next.day, cell: next })
    if (!isShown) onDateChange(next.day)
  }

  const moved = useRef<{ itemId: number; slot: string }>(null)
  const move = (itemId: number, by: { days: number; minutes: number }) => {
    const item = items.find(({ id }) => id === itemId)
    if (!item || item.isReadOnly || !onMove) return
    moved.current = { itemId, slot: slotOf(item) }
    onMove(item, by)
  }
  useLayoutEffect(() => {
    const item = items.find(({ id }) => id === moved.current?.itemId)
    if (!item || slotOf(item) === moved.current?.slot) return
    moved.current = null
    grid.current?.querySelector<HTMLElement>(`[data-item="${item.id}"]`)?.focus()
  }, [items])

  const onKeyDown = useCalendarKeys(grid, {
    view,
    weekStart,
    isRightToLeft: format.isRightToLeft,
    onActive: activate,
    onCreate: onCreate && (({ day, hour }) => onCreate({ day, minute: hour === null ? null : hour * 60 })),
    onMove: move,
  })
  const drag = useCalendarDrag({
    grid,
    isEnabled: Boolean(onMove),
    startMinuteOf: (itemId) => items.find(({ id }) => id === itemId)?.startMinute ?? null,
    onMove: ({ itemId, ...by }) => move(itemId, by),
  })
  useLayoutEffect(() => {
    const hour = grid.current?.querySelector<HTMLElement>(`[data-hour="${firstShownHour}"]`)
    const head = grid.current?.firstElementChild
    if (grid.current && hour && head) grid.current.scrollTop = hour.offsetTop - head.clientHeight
  }, [])

  const shared = { date, now, weekStart, weekend, parts, active: cell, isMovable: Boolean(onMove), format, strings }
  return (
    <>
      <VisuallyHidden id={keysId}>{strings.keys}</VisuallyHidden>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={keysId}
        className={joinClasses(styles.grid, styles.gridOf[view])}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          const focused = cellOf(target)
          if (focused) setActive({ date, cell: focused })
        }}
        {...drag}
      >
        {view === 'month' ? <CalendarMonth {...shared} /> : <CalendarWeek {...shared} />}
      </div>
    </>
  )
}
