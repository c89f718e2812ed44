import { memo, useState } from 'react'

import { joinClasses } from '../join-classes.ts'
import { media } from '../theme/media.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Calendar.css.ts'
import { calendarPeriod, daysOf, weekdayOf } from './calendar-days.ts'
import type { CalendarFormat } from './calendar-format.ts'
import type { DayPart } from './calendar-items.ts'
import type { CalendarCell, CalendarProps, CalendarStrings } from './calendar-types.ts'
import { CalendarChip } from './CalendarChip.tsx'

/** Lines of a day; if there are more events, the last line is their number. Lines for a finger are twice as high. */
const linesMax = 4
const touchLinesMax = 2

export interface CalendarGridProps extends Pick<CalendarProps, 'date' | 'now' | 'weekStart' | 'weekend' | 'strings'> {
  parts: ReadonlyMap<string, readonly DayPart[]>
  active: CalendarCell
  isMovable: boolean
  format: CalendarFormat
}

const none: readonly DayPart[] = []

/** The weeks of a month: a row of the grid for each. */
export function CalendarMonth({ date, now, weekStart, weekend, parts, active, isMovable, format, strings }: CalendarGridProps) {
  const days = daysOf(calendarPeriod('month', date, weekStart))
  const [lines] = useState(() => (typeof window !== 'undefined' && window.matchMedia(media.touch).matches ? touchLinesMax : linesMax))
  const weeks = Array.from({ length: days.length / 7 }, (_, index) => days.slice(index * 7, index * 7 + 7))
  return (
    <>
      <div role="row" className={styles.week}>
        {days.slice(0, 7).map((day) => (
          <div key={day} role="columnheader" className={styles.weekday}>
            <span aria-hidden>{format.weekdayShort(weekdayOf(day))}</span>
            <VisuallyHidden>{format.weekdayLong(weekdayOf(day))}</VisuallyHidden>
          </div>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" className={styles.week}>
          {week.map((day) => (
            <MonthDay
              key={day}
              day={day}
              parts={parts.get(day) ?? none}
              isToday={day === now.day}
              isOutside={day.slice(0, 7) !== date.slice(0, 7)}
              isWeekend={weekend.includes(weekdayOf(day))}
              isTabStop={day === active.day}
              isMovable={isMovable}
              linesMax={lines}
              format={format}
              strings={strings}
            />
          ))}
        </div>
      ))}
    </>
  )
}

type MonthDayProps = {
  day: string
  parts: readonly DayPart[]
  isToday: boolean
  isOutside: boolean
  isWeekend: boolean
  isTabStop: boolean
  isMovable: boolean
  linesMax: number
  format: CalendarFormat
  strings: CalendarStrings
}

const MonthDay = memo((props: MonthDayProps) => {
  const { day, parts, isToday, isOutside, isWeekend, isTabStop, isMovable, linesMax: max, format, strings } = props
  const shown = parts.length > max ? parts.slice(0, max - 1) : parts
  const hidden = parts.length - shown.length
  const tabIndex = isTabStop ? 0 : -1
  return (
    <div
      role="gridcell"
      data-day={day}
      tabIndex={tabIndex}
      aria-current={isToday ? 'date' : undefined}
      data-outside={isOutside || undefined}
      data-weekend={isWeekend || undefined}
      className={styles.monthDay}
    >
      <VisuallyHidden>{format.fullDay(day)}</VisuallyHidden>
      <span aria-hidden className={joinClasses(styles.dayNumber, isToday && styles.today)}>
        {day.endsWith('-01') ? format.dayOfMonth(day) : format.dayNumber(day)}
      </span>
      <span className={styles.chips}>
        {shown.map((part) => (
          <CalendarChip
            key={part.item.id}
            part={part}
            format={format}
            strings={strings}
            isTabStop={isTabStop}
            isMovable={isMovable}
            variant="line"
          />
        ))}
        {hidden > 0 && (
          <button type="button" data-more tabIndex={tabIndex} className={styles.more}>
            {strings.more(hidden)}
          </button>
        )}
      </span>
      {parts.length > 0 && (
        // On a phone there is no room for lines.
        <button type="button" data-more tabIndex={tabIndex} className={styles.dayCount}>
          <span aria-hidden>{format.number(parts.length)}</span>
          <VisuallyHidden>{strings.events(parts.length)}</VisuallyHidden>
          {parts.some(({ item }) => item.isOverlapping) && <span className={styles.countMark} />}
        </button>
      )}
    </div>
  )
})
