import { TriangleAlert } from 'lucide-react'
import { memo, startTransition, useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'

import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { StatusTag } from '../StatusTag/StatusTag.tsx'
import * as styles from './CalendarAgenda.css.ts'
import type { CalendarFormat } from './calendar-format.ts'
import type { DayPart } from './calendar-items.ts'
import type { CalendarProps, CalendarStrings } from './calendar-types.ts'
import { timeText } from './CalendarChip.tsx'

/** Rows rendered at first, and added when the last one comes near: a month may have thousands. */
const firstRows = 24
const addedRows = 6

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

/** The days that have events, one below the other. One tab stop; arrows, Home and End move, Enter opens. */
export function CalendarAgenda({ label, now, parts, format, strings }: CalendarAgendaProps) {
  const days = [...parts.keys()].toSorted()
  const total = days.reduce((sum, day) => sum + (parts.get(day)?.length ?? 0), 0)
  const [count, setCount] = useState(firstRows)
  const [tabStop, setTabStop] = useState<string | null>(null)
  const hasMore = count < total

  const sections = sectionsOf(days, parts, count)
  const [firstDay] = sections
  const first = firstDay?.parts[0]
  const tabStopKey = tabStop ?? (first && rowKeyOf(first, firstDay.day))
  return (
    <div role="group" aria-label={label} data-agenda className={styles.agenda}>
      {sections.map(({ day, parts: ofDay, count: shown }) => (
        <AgendaDay
          key={day}
          day={day}
          parts={ofDay}
          count={shown}
          isToday={day === now.day}
          tabStop={tabStopKey?.endsWith(day) ? tabStopKey : undefined}
          format={format}
          strings={strings}
          onFocus={setTabStop}
        />
      ))}
      {/* A new one reports at once whether the end is still near. */}
      {hasMore && <End key={count} onNear={() => setCount((shown) => shown + addedRows)} />}
    </div>
  )
}

function End({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (!end.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && startTransition(() => near()),
      { rootMargin: '2000px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={end} className={styles.end} />
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const rows = [...(event.currentTarget.closest('[data-agenda]')?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
  event.preventDefault()
  rows[Math.min(rows.length - 1, Math.max(0, step(rows.indexOf(event.currentTarget), rows.length - 1)))]?.focus()
}

const rowKeyOf = ({ item }: DayPart, day: string) => `${item.id} ${day}`

/** The days with the number of their rows, `count` in all. */
function sectionsOf(days: readonly string[], parts: ReadonlyMap<string, readonly DayPart[]>, count: number) {
  const sections: { day: string; parts: readonly DayPart[]; count: number }[] = []
  let left = count
  for (const day of days) {
    if (left <= 0) break
    const ofDay = parts.get(day) ?? []
    sections.push({ day, parts: ofDay, count: Math.min(left, ofDay.length) })
    left -= ofDay.length
  }
  return sections
}

type AgendaDayProps = {
  day: string
  parts: readonly DayPart[]
  count: number
  isToday: boolean
  /** The row with the tab stop, if it is here. */
  tabStop: string | undefined
  format: CalendarFormat
  strings: CalendarStrings
  onFocus: (key: string) => void
}

/** One day: renders again only when its own rows change, so that adding rows to a long list stays cheap. */
const AgendaDay = memo(({ day, parts, count, isToday, tabStop, format, strings, onFocus }: AgendaDayProps) => (
  <section aria-label={format.agendaDay(day)}>
    <h2 className={joinClasses(styles.dayTitle, isToday && styles.dayToday)}>{format.agendaDay(day)}</h2>
    <ul className={styles.rows}>
      {parts.slice(0, count).map((part) => {
        const key = rowKeyOf(part, day)
        return (
          <AgendaRow key={key} rowKey={key} part={part} format={format} strings={strings} isTabStop={key === tabStop} onFocus={onFocus} />
        )
      })}
    </ul>
  </section>
))

type AgendaRowProps = {
  rowKey: string
  part: DayPart
  format: CalendarFormat
  strings: CalendarStrings
  isTabStop: boolean
  onFocus: (key: string) => void
}

const AgendaRow = memo(({ rowKey, part, format, strings, isTabStop, onFocus }: AgendaRowProps) => {
  const { item } = part
  const time = timeText(part, format, strings.allDay)
  return (
    <li className={styles.item}>
      <button
        type="button"
        data-item={item.id}
        tabIndex={isTabStop ? 0 : -1}
        className={styles.row}
        onFocus={() => onFocus(rowKey)}
        onKeyDown={moveFocus}
      >
        <span className={styles.time}>{time}</span>
        <span className={joinClasses(styles.bar, styles.barTone[item.tone])} />
        <span className={styles.texts}>
          <span className={styles.title} dir="auto">
            {item.title}
          </span>
          <span className={styles.details}>
            <span className={styles.kind}>
              <Icon icon={item.icon} size={14} /> {item.kind}
            </span>
            {item.note && <bdi>{item.note}</bdi>}
          </span>
        </span>
        {item.isOverlapping && (
          <StatusTag tone="caution" icon={TriangleAlert}>
            {strings.overlap}
          </StatusTag>
        )}
      </button>
    </li>
  )
})
