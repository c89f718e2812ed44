import { memo, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

import { joinClasses } from '../join-classes.ts'
import { renderedIndexes } from '../VirtualList/use-rendered-rows.ts'
import * as styles from './CalendarAgenda.css.ts'
import type { CalendarFormat } from './calendar-format.ts'
import type { DayPart } from './calendar-items.ts'
import type { CalendarProps, CalendarStrings } from './calendar-types.ts'
import { timeText } from './CalendarChip.tsx'
import { useAgendaWindow } from './use-agenda-window.ts'

type CalendarAgendaProps = Pick<CalendarProps, 'label' | 'now' | 'strings'> & {
  parts: ReadonlyMap<string, readonly DayPart[]>
  format: CalendarFormat
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_at, last) => last,
}

/**
 * The days that have events, one below the other. One tab stop; arrows, Home and End move, Enter opens. All days are rendered, and of the
 * events those near the window: a month may have thousands.
 */
export function CalendarAgenda({ label, now, parts, format, strings }: CalendarAgendaProps) {
  const agenda = useRef<HTMLDivElement>(null)
  const days = useMemo(() => toDays(parts, format), [parts, format])
  const { rendered, tops, count } = useAgendaWindow(agenda, days)
  const [focused, setFocused] = useState<string | null>(null)
  const keys = useMemo(() => days.flatMap((day) => day.keys), [days])
  const tabStop = Math.max(0, focused === null ? 0 : keys.indexOf(focused))

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const next = keys[Math.min(count - 1, Math.max(0, step(tabStop, count - 1)))] ?? null
    flushSync(() => setFocused(next))
    agenda.current?.querySelector<HTMLElement>(`[data-row="${next}"] > button`)?.focus()
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => setFocused(target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null)

  return (
    // The keys move the focus between the buttons of its rows.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={agenda} role="group" aria-label={label} data-agenda className={styles.agenda} onKeyDown={onKeyDown} onFocus={onFocus}>
      {days.map((day) => {
        const end = day.first + day.keys.length
        const inDay = (index: number) => Math.min(Math.max(index, day.first), end)
        return (
          <AgendaDay
            key={day.day}
            day={day}
            isToday={day.day === now.day}
            start={inDay(rendered.start)}
            end={inDay(rendered.end)}
            tabStop={tabStop >= day.first && tabStop < end ? tabStop : null}
            tops={tops}
            format={format}
            strings={strings}
          />
        )
      })}
    </div>
  )
}

interface Day {
  day: string
  name: string
  /** The index of its first row among those of all days. */
  first: number
  parts: readonly DayPart[]
  keys: readonly string[]
}

function toDays(parts: CalendarAgendaProps['parts'], format: CalendarFormat): Day[] {
  let first = 0
  return [...parts.keys()].toSorted().map((day) => {
    const ofDay = parts.get(day) ?? []
    first += ofDay.length
    const keys = ofDay.map(({ item }) => `${item.id} ${day}`)
    return { day, name: format.agendaDay(day), first: first - ofDay.length, parts: ofDay, keys }
  })
}

type AgendaDayProps = Pick<CalendarAgendaProps, 'format' | 'strings'> & {
  day: Day
  isToday: boolean
  /** Its rows to render, among those of all days. */
  start: number
  end: number
  /** The row with the tab stop; null if another day has it. */
  tabStop: number | null
  tops: readonly number[]
}

/** One day: renders only when its own rows change, not when those of other days do. */
const AgendaDay = memo(({ day: { name, first, parts, keys }, isToday, start, end, tabStop, tops, format, strings }: AgendaDayProps) => {
  const shown = renderedIndexes({ start, end }, tabStop, first + keys.length)
  const heightBetween = (from: number, to: number) => (tops[to] ?? 0) - (tops[from] ?? 0)
  return (
    <div role="group" aria-label={name}>
      <h2 className={joinClasses(styles.dayTitle, isToday && styles.dayToday)}>{name}</h2>
      {/* Safari drops the role of a list without markers. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" data-rows className={styles.rows}>
        {shown.map((index, at) => {
          const key = keys[index - first] ?? ''
          return (
            <AgendaRow
              key={key}
              rowKey={key}
              part={parts[index - first] as DayPart}
              position={index - first + 1}
              setSize={keys.length}
              skipped={heightBetween((shown[at - 1] ?? first - 1) + 1, index)}
              isTabStop={index === tabStop}
              format={format}
              strings={strings}
            />
          )
        })}
      </ul>
      {/* Outside the list: the browser keeps what is in view only while nothing around it changes its style. */}
      <div style={{ blockSize: heightBetween((shown.at(-1) ?? first - 1) + 1, first + keys.length) }} />
    </div>
  )
})

type AgendaRowProps = {
  rowKey: string
  part: DayPart
  /** Its position among the rows of its day. */
  position: number
  setSize: number
  /** Height of the rows before it that are not rendered. */
  skipped: number
  isTabStop: boolean
  format: CalendarFormat
  strings: CalendarStrings
}

/** One row: renders only when its own data changes, never on scroll. */
const AgendaRow = memo(({ rowKey, part, position, setSize, skipped, isTabStop, format, strings }: AgendaRowProps) => {
  const { item } = part
  const time = timeText(part, format, strings.allDay)
  return (
    <li
      data-row={rowKey}
      aria-posinset={position}
      aria-setsize={setSize}
      className={styles.item}
      style={skipped > 0 ? { marginBlockStart: skipped } : undefined}
    >
      <button type="button" data-item={item.id} tabIndex={isTabStop ? 0 : -1} className={styles.row}>
        <span className={styles.time}>{time}</span>
        <span className={joinClasses(styles.texts, styles.tone[item.tone])}>
          <span className={styles.title} dir="auto">
            {item.title}
          </span>
          <span className={styles.details}>
            {item.kind} {item.note && <bdi className={styles.note}>{item.note}</bdi>}
          </span>
        </span>
        {item.isOverlapping && <span className={styles.overlap}>{strings.overlap}</span>}
      </button>
    </li>
  )
})
