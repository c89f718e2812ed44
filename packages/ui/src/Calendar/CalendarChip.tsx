import { TriangleAlert } from 'lucide-react'
import type { CSSProperties } from 'react'

import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Calendar.css.ts'
import type { CalendarFormat } from './calendar-format.ts'
import { dayMinutes, type DayPart } from './calendar-items.ts'
import type { CalendarStrings } from './calendar-types.ts'

export interface CalendarChipProps {
  part: DayPart
  format: CalendarFormat
  strings: CalendarStrings
  isTabStop: boolean
  isMovable: boolean
  variant: 'line' | 'block'
  style?: CSSProperties
}

/** The time of an item, such as "3:00 p.m. – 4:00 p.m."; of a part that began earlier, the end. */
export function timeText({ item, isFirst, isLast, isAllDay }: DayPart, format: CalendarFormat, allDay: string): string {
  if (isAllDay) return allDay
  const start = isFirst ? format.time(item.startMinute ?? 0) : ''
  const end = isLast ? format.time((item.endMinute ?? dayMinutes) % dayMinutes) : ''
  return [start, end].filter(Boolean).join(' – ')
}

/** One event in a day of a month or a week. The calendar handles its press, its keys and its drag. */
export function CalendarChip({ part, format, strings, isTabStop, isMovable, variant, style }: CalendarChipProps) {
  const { item, isAllDay, isFirst, isLast } = part
  const time = timeText(part, format, strings.allDay)
  return (
    <button
      type="button"
      data-item={item.id}
      tabIndex={isTabStop ? 0 : -1}
      draggable={isMovable && !item.isReadOnly}
      title={[time, item.title, item.note].filter(Boolean).join(' · ')}
      className={joinClasses(styles.chip, styles.chipVariant[variant], styles.chipTone[item.tone])}
      data-before={isFirst ? undefined : true}
      data-after={isLast ? undefined : true}
      style={style}
    >
      <span className={styles.chipContent[variant]}>
        {isAllDay ? (
          <>
            <Icon icon={item.icon} size={12} />
            <VisuallyHidden>{strings.allDay}</VisuallyHidden>
          </>
        ) : (
          <span className={styles.chipTime}>
            {isFirst ? format.shortTime(part.startMinute) : `– ${format.shortTime(part.endMinute % dayMinutes)}`}
          </span>
        )}
        {item.isOverlapping && (
          <span className={styles.chipMark}>
            <Icon icon={TriangleAlert} size={12} />
          </span>
        )}
        <bdi className={styles.chipTitle}>{item.title}</bdi>
        <VisuallyHidden>
          {[item.kind, item.note].filter(Boolean).join(', ')}
          {item.isOverlapping && `, ${strings.overlap}`}
        </VisuallyHidden>
      </span>
    </button>
  )
}
