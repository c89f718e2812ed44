import { memo } from 'react'

import { joinClasses } from '../join-classes.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Calendar.css.ts'
import { calendarPeriod, daysOf, weekdayOf } from './calendar-days.ts'
import type { CalendarFormat } from './calendar-format.ts'
import { assignLanes, type DayPart, type LanePart } from './calendar-items.ts'
import { cellKey, type CalendarStrings } from './calendar-types.ts'
import { CalendarChip } from './CalendarChip.tsx'
import type { CalendarGridProps } from './CalendarMonth.tsx'

/** With two columns each has room for a whole time of day. */
const lanesMax = 2
/** Lines of the row of whole days. */
const wholeDaysMax = 4
const hours = Array.from({ length: 24 }, (_, hour) => hour)
const none: readonly DayPart[] = []

/** The hours of a week: whole days in the first row, then a row for each hour. */
export function CalendarWeek({ date, now, weekStart, weekend, parts, active, isMovable, format, strings }: CalendarGridProps) {
  const days = daysOf(calendarPeriod('week', date, weekStart))
  const withLanes = days.map((day) => assignLanes(parts.get(day) ?? none, lanesMax))
  const activeKey = cellKey(active)
  const common = { isMovable, format, strings }
  return (
    <>
      <div className={styles.weekHead}>
        <div role="row" className={styles.hourRow}>
          <div role="presentation" className={styles.corner} />
          {days.map((day) => (
            <div key={day} role="columnheader" aria-current={day === now.day ? 'date' : undefined} className={styles.weekday}>
              <span aria-hidden>
                {format.weekdayShort(weekdayOf(day))}{' '}
                <span className={joinClasses(styles.dayNumber, day === now.day && styles.today)}>{format.dayNumber(day)}</span>
              </span>
              <VisuallyHidden>{format.fullDay(day)}</VisuallyHidden>
            </div>
          ))}
        </div>
        <div role="row" className={styles.hourRow}>
          <div role="rowheader" className={styles.hour}>
            {strings.wholeDays}
          </div>
          {days.map((day) => (
            <WholeDay
              key={day}
              day={day}
              parts={parts.get(day) ?? none}
              isWeekend={weekend.includes(weekdayOf(day))}
              isTabStop={activeKey === cellKey({ day, hour: null })}
              {...common}
            />
          ))}
        </div>
      </div>
      {hours.map((hour) => (
        <div key={hour} role="row" className={styles.hourRow}>
          <div role="rowheader" className={styles.hour}>
            {format.hour(hour * 60)}
          </div>
          {days.map((day, index) => (
            <Hour
              key={day}
              day={day}
              hour={hour}
              parts={startingIn(hour, withLanes[index])}
              nowShare={day === now.day && Math.floor(now.minute / 60) === hour ? (now.minute % 60) / 60 : null}
              isWeekend={weekend.includes(weekdayOf(day))}
              isTabStop={activeKey === cellKey({ day, hour })}
              {...common}
            />
          ))}
        </div>
      ))}
    </>
  )
}

const noneStart: readonly LanePart[] = []

function startingIn(hour: number, parts: readonly LanePart[] = noneStart): readonly LanePart[] {
  const starting = parts.filter(({ startMinute }) => Math.floor(startMinute / 60) === hour)
  return starting.length > 0 ? starting : noneStart
}

type CellProps = {
  day: string
  isWeekend: boolean
  isTabStop: boolean
  isMovable: boolean
  format: CalendarFormat
  strings: CalendarStrings
}

const WholeDay = memo(({ day, parts, isWeekend, isTabStop, isMovable, format, strings }: CellProps & { parts: readonly DayPart[] }) => {
  const whole = parts.filter(({ isAllDay }) => isAllDay)
  const shown = whole.length > wholeDaysMax ? whole.slice(0, wholeDaysMax - 1) : whole
  const hidden = whole.length - shown.length
  return (
    <div role="gridcell" data-day={day} tabIndex={isTabStop ? 0 : -1} data-weekend={isWeekend || undefined} className={styles.wholeDay}>
      <VisuallyHidden>{format.fullDay(day)}</VisuallyHidden>
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
        <button type="button" data-more tabIndex={isTabStop ? 0 : -1} className={styles.more}>
          {strings.more(hidden)}
        </button>
      )}
    </div>
  )
})

type HourProps = CellProps & { hour: number; parts: readonly LanePart[]; nowShare: number | null }

const percent = (share: number) => `${share * 100}%`

const Hour = memo(({ day, hour, parts, nowShare, isWeekend, isTabStop, isMovable, format, strings }: HourProps) => (
  <div
    role="gridcell"
    data-day={day}
    data-hour={hour}
    tabIndex={isTabStop ? 0 : -1}
    data-weekend={isWeekend || undefined}
    className={styles.hourCell}
  >
    <VisuallyHidden>{format.time(hour * 60)}</VisuallyHidden>
    {nowShare !== null && <span className={styles.now} style={{ insetBlockStart: percent(nowShare) }} />}
    {parts.map((part) => {
      const style = {
        insetBlockStart: percent((part.startMinute - hour * 60) / 60),
        blockSize: `calc(${percent(Math.max(part.endMinute - part.startMinute, 30) / 60)} - 2px)`,
        insetInlineStart: percent(part.lane / part.lanes),
        inlineSize: `calc(${percent(1 / part.lanes)} - 2px)`,
      }
      return part.shared > 1 ? (
        <button
          key={part.item.id}
          type="button"
          data-more
          tabIndex={isTabStop ? 0 : -1}
          className={joinClasses(styles.more, styles.moreBlock)}
          style={style}
        >
          {strings.more(part.shared)}
        </button>
      ) : (
        <CalendarChip
          key={part.item.id}
          part={part}
          format={format}
          strings={strings}
          isTabStop={isTabStop}
          isMovable={isMovable}
          variant="block"
          style={style}
        />
      )
    })}
  </div>
))
